import Foundation
import Testing
import TouchEngine

@Suite("Rows that are touched")
struct TableSelectionTests {
  private let scene = TableWorld()

  // MARK: Without recognizers

  @Test(
    "However long a row is pressed, it is selected when the finger lifts",
    arguments: [50, 300, 5000])
  func plainPress(duration: Int) {
    #expect(
      scene.press(row: 2, forMilliseconds: duration) == [
        "table began 0", "table ended 0", "selected 0.2",
      ])
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test("The table hears of a touch 150 ms after it came down, or when it lifts before")
  func delay() {
    let world = scene.world
    world.touch(at: 0, .down(100, 22))
    world.application.advance(to: 149)
    #expect(world.diary.take() == [])
    world.application.advance(to: 150)
    #expect(world.diary.take() == ["table began 0"])
    world.touch(at: 160, .up(100, 22))
    #expect(world.diary.take() == ["table ended 0", "selected 0.0"])
    world.touch(at: 1000, .down(100, 22))
    world.touch(at: 1010, .up(100, 22))
    #expect(world.diary.take() == ["table began 0", "table ended 0", "selected 0.0"])
  }

  @Test("Without delaysContentTouches the table hears of it at once")
  func noDelay() {
    scene.table.delaysContentTouches = false
    scene.world.touch(at: 0, .down(100, 22))
    #expect(scene.world.diary.take() == ["table began 0"])
  }

  @Test("The content view of the cell is hit, and the touch climbs from it to the table")
  func contentViewIsHit() {
    let hit = scene.world.window.hitTest(CGPoint(x: 100, y: 66), with: nil)
    let cell = scene.table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(hit === cell?.contentView)
    #expect(hit.map { String(describing: type(of: $0)) } == "UITableViewCellContentView")
    #expect(hit?.next === cell)
    #expect(cell?.next === scene.table)
  }

  @Test("A cell that keeps its touches to itself is not selected")
  func cellThatKeepsTouches() {
    let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
    let cover = scene.world.add("cover", 0, 0, 320, 44, to: cell?.contentView)
    #expect(scene.press(row: 0, forMilliseconds: 300) == ["cover began 0", "cover ended 0"])
    cover.passesOn = true
    #expect(scene.press(row: 0, forMilliseconds: 300).last == "selected 0.0")
  }

  @Test("A row is highlighted while it is pressed, and not when its touch was cancelled")
  func highlight() {
    let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
    scene.world.touch(at: 0, .down(100, 22))
    #expect(cell?.isHighlighted == false)
    scene.world.application.advance(to: 200)
    #expect(cell?.isHighlighted == true)
    scene.world.touch(at: 300, .cancel(100, 22))
    #expect(cell?.isHighlighted == false)
    #expect(cell?.isSelected == false)
    #expect(scene.world.diary.take() == ["table began 0", "table cancelled 0"])
  }

  @Test("A second finger selects nothing")
  func secondFinger() {
    scene.world.touch(at: 0, .down(100, 22))
    scene.world.touch(at: 200, .down(100, 66, finger: 1))
    scene.world.touch(at: 400, .up(100, 66, finger: 1))
    #expect(!scene.world.diary.take().contains { $0.hasPrefix("selected") })
    scene.world.touch(at: 500, .up(100, 22))
    #expect(scene.world.diary.take().last == "selected 0.0")
  }

  // MARK: Under an ancestor's tap: device log X-7

  @Test("Pressed briefly: the tap acts, and the table hears nothing at all")
  func quickUnderTap() {
    scene.world.tap("tap", on: scene.outer)
    #expect(scene.press(row: 2, forMilliseconds: 50) == ["tap acts ended"])
  }

  @Test("Pressed longer: the table hears of it, the tap acts, and the table's touch is cancelled")
  func longerUnderTap() {
    scene.world.tap("tap", on: scene.outer)
    #expect(
      scene.press(row: 2, forMilliseconds: 300) == [
        "table began 0", "tap acts ended", "table cancelled 0",
      ])
  }

  @Test("Pressed too long for a tap: the row is selected")
  func longUnderTap() {
    scene.world.tap("tap", on: scene.outer)
    #expect(
      scene.press(row: 2, forMilliseconds: 5000) == [
        "table began 0", "table ended 0", "selected 0.2",
      ])
  }

  @Test("In any order of the recognizers", arguments: 1..<20)
  func anyOrder(seed: Int) {
    let world = World(orderSeed: seed)
    let table = NotingTable(world.window.bounds, world.diary)
    let rows = Rows([3], world.diary)
    table.delegate = rows
    table.dataSource = rows
    world.window.addSubview(table)
    world.tap("tap", on: world.window)
    world.tap(10, 10, at: 0, until: 50)
    world.tap(10, 10, at: 1000, until: 1300)
    world.tap(10, 10, at: 5000, until: 9000)
    #expect(
      world.diary.take().filter { !$0.hasPrefix("tap ") || $0.contains("acts") } == [
        "tap acts ended", "table began 0", "tap acts ended", "table cancelled 0",
        "table began 0", "table ended 0", "selected 0.0",
      ])
  }

  @Test("A tap that cancels nothing acts, and the row is selected", arguments: [50, 300])
  func notCancellingTap(duration: Int) {
    scene.world.tap("tap", on: scene.outer).cancelsTouchesInView = false
    let lines = scene.press(row: 2, forMilliseconds: duration)
    #expect(lines.contains("tap acts ended"))
    #expect(lines.suffix(2) == ["table ended 0", "selected 0.2"])
  }

  // MARK: Device logs S001-E and S001-F

  @Test("A button beside the table, and one in a row, work under the tap")
  func buttons() {
    let diary = scene.world.diary
    func button(_ frame: CGRect) -> UIButton {
      let button = UIButton(frame: frame)
      button.addAction(UIAction { _ in diary.note("button") }, for: .touchUpInside)
      return button
    }
    scene.outer.addSubview(button(CGRect(x: 0, y: 410, width: 320, height: 40)))
    let cell = scene.table.cellForRow(at: IndexPath(row: 1, section: 0))
    cell?.contentView.addSubview(button(CGRect(x: 50, y: 0, width: 100, height: 44)))
    scene.world.tap("tap", on: scene.outer)
    for duration in [50, 300, 5000] {
      #expect(scene.press(y: 420, forMilliseconds: duration) == ["button"])
      #expect(scene.press(row: 1, forMilliseconds: duration) == ["button"])
    }
  }

  @Test("A tap that refuses touches of content views leaves rows alone, and acts on the background")
  func shouldReceiveFix() {
    final class Fix: UIGestureRecognizerDelegate {
      private(set) var answers: [Bool] = []
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        let kind = touch.view.map { String(describing: type(of: $0)) }
        answers.append(kind != "UITableViewCellContentView")
        return kind != "UITableViewCellContentView"
      }
    }
    let fix = Fix()
    let tap = scene.world.tap("tap", on: scene.outer)
    tap.delegate = fix
    #expect(
      scene.press(row: 2, forMilliseconds: 50) == [
        "table began 0", "table ended 0", "selected 0.2",
      ])
    #expect(scene.press(y: 350, forMilliseconds: 50) == ["tap acts ended"])
    #expect(scene.press(y: 450, forMilliseconds: 50) == ["tap acts ended"])
    #expect(fix.answers == [false, true, true])
  }

  // MARK: What may be selected

  @Test("Tapping another row deselects the one before")
  func anotherRow() {
    _ = scene.press(row: 0, forMilliseconds: 50)
    #expect(
      scene.press(row: 1, forMilliseconds: 50).suffix(2) == ["deselected 0.0", "selected 0.1"])
    #expect(scene.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == false)
    #expect(scene.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
  }

  @Test("The delegate may choose another row, or none")
  func willSelect() {
    scene.rows.chosen = { _ in IndexPath(row: 4, section: 0) }
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "selected 0.4")
    scene.rows.chosen = { _ in nil }
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "table ended 0")
    #expect(scene.table.indexPathForSelectedRow?.row == 4)
    scene.rows.chosen = { _ in IndexPath(row: 99, section: 7) }
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "table ended 0")
    #expect(scene.table.indexPathForSelectedRow?.row == 4)
  }

  @Test(
    "Neither a row that may not be highlighted nor one of a table without selection is selected")
  func notSelectable() {
    scene.rows.mayHighlight = false
    #expect(scene.press(row: 0, forMilliseconds: 300).last == "table ended 0")
    scene.rows.mayHighlight = true
    scene.table.allowsSelection = false
    #expect(scene.press(row: 0, forMilliseconds: 300).last == "table ended 0")
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test("The app can select and deselect rows, of which the delegate does not hear")
  func programmatically() {
    let table = scene.table
    let second = IndexPath(row: 1, section: 0)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == second)
    table.selectRow(at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == second)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(table.cellForRow(at: second)?.isSelected == true)
    table.deselectRow(at: second, animated: true)
    #expect(table.cellForRow(at: second)?.isSelected == false)
    table.selectRow(at: second, animated: false, scrollPosition: .top)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(scene.world.diary.take() == [])
  }

  // MARK: Re-entrancy

  @Test("Rows may be loaded anew when one is selected, and the table removed")
  func reentrancy() {
    scene.rows.onSelect = { table, _ in table.reloadData() }
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "selected 0.0")
    #expect(scene.table.indexPathForSelectedRow == nil)
    scene.rows.onSelect = { table, _ in table.removeFromSuperview() }
    #expect(scene.press(row: 1, forMilliseconds: 300).last == "selected 0.1")
    #expect(scene.press(row: 1, forMilliseconds: 300) == [])
  }

  @Test("A row that is taken away while it is pressed is not selected")
  func reloadWhilePressed() {
    scene.world.touch(at: 0, .down(100, 22))
    scene.world.application.advance(to: 200)
    #expect(scene.world.diary.take() == ["table began 0"])
    scene.table.reloadData()
    scene.world.touch(at: 300, .up(100, 22))
    #expect(scene.world.diary.take() == ["table cancelled 0"])
    #expect(scene.press(row: 0, forMilliseconds: 50).last == "selected 0.0")
  }

  @Test("A row whose cell the data source gives again keeps its press")
  func reloadOfSameCells() {
    scene.rows.keepsCells = true
    scene.world.touch(at: 0, .down(100, 22))
    scene.world.application.advance(to: 200)
    scene.table.reloadData()
    scene.world.touch(at: 300, .up(100, 22))
    #expect(
      scene.world.diary.take() == ["table began 0", "table ended 0", "selected 0.0"])
  }

  @Test("A tap's action that removes the table ends the row's touch once")
  func removedInAction() {
    let tap = scene.world.tap("tap", on: scene.outer)
    let log = ActionLog()
    let table = scene.table
    log.onAction = { table.removeFromSuperview() }
    tap.addTarget(log, action: "act")
    #expect(
      scene.press(row: 0, forMilliseconds: 300) == [
        "table began 0", "tap acts ended", "table cancelled 0",
      ])
  }
}
