import { expect, it } from 'vitest'
import { hedge, misrecognize, shuffleSentences, stumble, takeThird } from './transforms'

const six = 'One two three. Four five six. Seven eight nine. Ten eleven twelve. Thirteen of them. Fourteen at last.'

it('takes whole sentences of each third, which together are the answer', () => {
  const thirds = ([0, 1, 2] as const).map((third) => takeThird(six, third))
  expect(thirds).toEqual([
    'One two three. Four five six.',
    'Seven eight nine. Ten eleven twelve.',
    'Thirteen of them. Fourteen at last.',
  ])
  expect(takeThird('One sentence alone.', 2)).toBe('One sentence alone.')
})

it('puts the same sentences into another order, the same every time', () => {
  const shuffled = shuffleSentences(six)
  const split = (text: string): string[] => text.split(/(?<=\.) /u)
  expect(shuffled).not.toBe(six)
  expect(split(shuffled).sort()).toEqual(split(six).sort())
  expect(shuffleSentences(six)).toBe(shuffled)
  expect(shuffleSentences('One sentence. Another one.')).toBe('Another one. One sentence.')
})

it('hedges every second sentence and changes none of its words', () => {
  expect(hedge('We went. It rained. I stayed.', ['I think'])).toBe('I think, we went. It rained. I think, I stayed.')
})

it('never makes a filler that withdraws what was said', () => {
  expect(stumble('Cây chống chắc chắn không? '.repeat(40), 'vi')).not.toMatch(/à không/u)
})

it('loses and changes words as a recognizer does, and none at a share of zero', () => {
  expect(misrecognize('Well, it was late.', 0)).toBe('well it was late')
  expect(misrecognize(six, 1).split(' ').length).toBeLessThan(six.split(' ').length)
})
