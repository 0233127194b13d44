import { expect, test } from 'vitest'
import { mouthShapes } from '../../../../shared/speech/lip-sync/mouth-shape'
import { restPose } from '../pose/pose'
import { drawMouth } from './mouth-path'

const measureWidth = (lips: string): number => {
  const [left = 0] = lips.match(/-?[\d.]+/g)?.map(Number) ?? []
  return 2 * (160 - left)
}
const mouth = (viseme: keyof typeof mouthShapes) => drawMouth({ ...restPose, mouth: mouthShapes[viseme] })

test('the drawn mouth is a line in silence and at p, b and m, and open at vowels', () => {
  expect(mouth('rest').isOpen).toBe(false)
  expect(mouth('pp').isOpen).toBe(false)
  for (const vowel of ['aa', 'ee', 'oh', 'ou'] as const) expect(mouth(vowel).isOpen, vowel).toBe(true)
})

test('"ee" is wider than "aa", "oo" is narrower', () => {
  expect(measureWidth(mouth('ee').lips)).toBeGreaterThan(measureWidth(mouth('aa').lips))
  expect(measureWidth(mouth('ou').lips)).toBeLessThan(measureWidth(mouth('aa').lips))
})
