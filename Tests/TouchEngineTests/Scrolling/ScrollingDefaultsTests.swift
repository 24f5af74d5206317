import Foundation
import Testing
import TouchEngine

@Suite("What new scroll views, tables and cells are like")
struct ScrollingDefaultsTests {
  @Test("A scroll view clips, a table bounces, an indicator stands still")
  func values() {
    #expect(!UIView().clipsToBounds)
    #expect(UIScrollView().clipsToBounds)
    #expect(UITableView().clipsToBounds)
    #expect(UITableView().alwaysBounceVertical)
    #expect(!UIActivityIndicatorView().isAnimating)
  }

  @Test("A cell has UIKit's size until its table gives it another, and its content view fills it")
  func cell() {
    let cell = UITableViewCell()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.frame == cell.bounds)
    cell.bounds.size = CGSize(width: 100, height: 50)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.frame.size = CGSize(width: 60, height: 40)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test("A property changes a cell without animation")
  func animation() {
    final class Noting: UITableViewCell {
      var animated: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        self.animated.append(animated)
        super.setSelected(selected, animated: animated)
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.animated.append(animated)
        super.setHighlighted(highlighted, animated: animated)
      }
    }
    let cell = Noting()
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.animated == [false, false])
    #expect(cell.isSelected && cell.isHighlighted)
  }

  @Test("The delegate hears of a row's highlight coming and going")
  func highlight() {
    final class Hearing: UITableViewDataSource, UITableViewDelegate {
      var heard: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        heard.append("highlighted \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        heard.append("unhighlighted \(indexPath.row)")
      }
    }
    let world = World()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let hearing = Hearing()
    table.dataSource = hearing
    table.delegate = hearing
    world.window.addSubview(table)
    world.touch(at: 0, .down(5, 50))
    world.application.advance(to: 400)
    #expect(hearing.heard == ["highlighted 1"])
    world.touch(at: 410, .up(5, 50))
    #expect(hearing.heard == ["highlighted 1", "unhighlighted 1"])
  }
}
