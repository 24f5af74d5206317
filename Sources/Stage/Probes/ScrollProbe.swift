import TouchScript

/// The delegate of a scroll view, which notes what it hears.
class ScrollProbe: UIScrollViewDelegate {
  fileprivate final let number: Trace.Number
  fileprivate final let log: Log

  init(_ number: Trace.Number, log: Log) {
    self.number = number
    self.log = log
  }

  /// Observes what happens to `scrollView` from now on.
  func listen(to scrollView: UIScrollView) { scrollView.delegate = self }

  final func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note(.willBeginDragging, scrollView)
  }

  final func scrollViewDidScroll(_ scrollView: UIScrollView) { note(.didScroll, scrollView) }

  final func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    note(.didEndDragging, scrollView)
  }

  private func note(_ what: Observation.Scroll, _ scrollView: UIScrollView) {
    let offset = Point(scrollView.contentOffset).measured
    log.add(Trace.Event(.scroll, number, word: .scroll(what), point: offset))
  }
}

/// The delegate and the data source of a table, whose rows are those of its subviews that are cells.
final class TableProbe: ScrollProbe, UITableViewDataSource, UITableViewDelegate {
  /// Has the table find its rows as well.
  override func listen(to scrollView: UIScrollView) {
    super.listen(to: scrollView)
    (scrollView as? UITableView)?.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells(of: tableView).count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells(of: tableView)[indexPath.row]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.cellForRow(at: indexPath)?.bounds.height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note(indexPath, of: tableView, isSelected: true)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note(indexPath, of: tableView, isSelected: false)
  }

  private func cells(of tableView: UITableView) -> [UITableViewCell] {
    tableView.subviews.compactMap { $0 as? UITableViewCell }
  }

  private func note(_ indexPath: IndexPath, of tableView: UITableView, isSelected: Bool) {
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    log.add(Trace.Event(.selection, number, log.number(of: cell), answer: isSelected))
  }
}

// What the overridden methods of probing scroll views do, besides those of all views.
extension ViewProbe {
  /// How large the content is said to be; nil: nothing is said.
  var contentSize: CGSize? {
    spec.scrolling.contentSize == .zero ? nil : .init(spec.scrolling.contentSize)
  }

  func shouldBeginContent(_ view: UIView, super callSuper: () -> Bool) -> Bool {
    note(.shouldBegin, view, spec.overrides.touchesShouldBegin ?? callSuper())
  }

  func shouldCancelContent(_ view: UIView, super callSuper: () -> Bool) -> Bool {
    note(.shouldCancel, view, spec.overrides.touchesShouldCancel ?? callSuper())
  }

  private func note(
    _ question: Observation.ContentQuestion, _ view: UIView, _ answer: Bool
  ) -> Bool {
    log.add(
      Trace.Event(
        .contentTouch, number, log.number(of: view), answer: answer, word: .content(question)))
    return answer
  }
}
