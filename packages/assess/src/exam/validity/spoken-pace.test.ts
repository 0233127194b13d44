import { expect, it } from 'vitest'
import { paces, speak, speakers } from './spoken-pace'

const text =
  'I checked the pump, and it was dry. Then we filled the tank again before the shift ended, which took an hour or so.'

it.each(speakers)('gives speaker %i words in order, slower and with longer pauses when halting', (speaker) => {
  const [ordinary, halting] = paces.map((pace) => speak(text, { speaker, pace, language: 'en' }))
  if (ordinary === undefined || halting === undefined) throw new Error('no such pace')
  for (const words of [ordinary, halting])
    for (const [index, word] of words.entries()) {
      expect(word.endMs).toBeGreaterThan(word.startMs)
      expect(word.startMs).toBeGreaterThanOrEqual(words[index - 1]?.endMs ?? 0)
    }
  expect(ordinary.map((word) => word.text).join(' ')).toContain('I checked the pump,')
  expect(halting.at(-1)?.endMs).toBeGreaterThan((ordinary.at(-1)?.endMs ?? 0) * 1.3)
})

it('leaves the pauses of the other words as they are where words are added', () => {
  const manner = { speaker: 0, pace: 'halting', language: 'en' } as const
  const durations = (said: string) => {
    const words = speak(said, manner)
    return words.slice(1).map((word, index) => word.startMs - (words[index]?.endMs ?? 0))
  }
  const plain = durations(text)
  expect(durations(`${text} We wrote it down.`).slice(0, plain.length)).toEqual(plain)
})
