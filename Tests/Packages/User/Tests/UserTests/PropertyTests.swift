import PropertyTesting
import Testing

@Test func reversingTwiceChangesNothing() {
  let lists = list("numbers", of: integer("number", in: -100...100), count: 0...20)
  let search = Search(lists, seed: 0)
  let wrong = search.first(in: 0..<200) { Array($0.reversed().reversed()) != $0 }
  #expect(wrong == nil)
}
