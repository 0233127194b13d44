import { describe, expect, test } from 'vitest'
import { type Message, projectHistory } from './history'

const said = (type: Message['type'], content: string, [turn, atMs]: readonly [number, number]): Message => ({
  content,
  role: type === 'answer' ? 'candidate' : 'interviewer',
  type,
  turn,
  atMs,
})
const thanks = (turn: number) => `thanks for ${turn}`
const journal = [
  said('intro', 'hello', [0, 1]),
  said('question', 'one?', [1, 1]),
  said('answer', 'first words', [1, 18]),
  said('acknowledgement', 'thanks for 1', [1, 18]),
  said('question', 'two?', [2, 11]),
  said('acknowledgement', 'that’s all right', [2, 20]),
  said('outro', 'bye', [2, 21]),
]
const counting = (turn: number, take: number, text: string) => ({ turn, take, text, firstEndedAtMs: 18 })

describe('the chat history for the company', () => {
  test('the company’s chat history equals the journal if nothing was retaken', () => {
    expect(projectHistory(journal, [counting(1, 1, 'first words'), counting(2, 1, '')], thanks)).toEqual(journal)
  })
  test('the company’s chat history shows the current take’s words in the place and at the time of the first take’s words', () => {
    const shown = projectHistory(journal, [counting(1, 4, 'better words')], thanks)
    expect(shown).toEqual(journal.with(2, said('answer', 'better words', [1, 18])))
  })
  test('the company’s chat history has no words if the current take has none', () => {
    expect(projectHistory(journal, [counting(1, 2, ' ')], thanks)).toEqual(journal.toSpliced(2, 1))
  })
  test('the company’s chat history puts words that replace silence where they would have been said, and before the reply to them', () => {
    const shown = projectHistory(journal, [counting(2, 2, 'words at last')], thanks)
    expect(shown.slice(4)).toEqual([
      said('question', 'two?', [2, 11]),
      said('answer', 'words at last', [2, 18]),
      said('acknowledgement', 'thanks for 2', [2, 20]),
      said('outro', 'bye', [2, 21]),
    ])
  })
  test('the company’s chat history does not show that words came late: they appear before the reply to them, at the time they were said', () => {
    const late = journal.toSpliced(
      2,
      2,
      said('acknowledgement', 'thanks for 1', [1, 18]),
      said('answer', 'first words', [1, 25]),
    )
    const counted = [counting(1, 1, 'first words'), counting(2, 1, '')]
    expect(projectHistory(late, counted, thanks)).toEqual(journal)
    const retaken = late.toSpliced(3, 1)
    expect(projectHistory(retaken, [counting(1, 2, 'first words')], thanks)).toEqual(journal)
  })
  test('the company’s chat history puts words after the last time a turn was asked, and none if nothing was asked', () => {
    const again = [said('question', 'one?', [1, 1]), said('repeat', 'again: one?', [1, 2])]
    expect(projectHistory(again, [counting(1, 2, 'words')], thanks).map(({ content }) => content)).toEqual([
      'one?',
      'again: one?',
      'words',
    ])
    expect(projectHistory(again, [counting(3, 2, 'words')], thanks)).toEqual(again)
  })
})
