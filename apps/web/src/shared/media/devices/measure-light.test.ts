import { expect, test } from 'vitest'
import { classifyLight, meanLuma } from './measure-light'

const grey = (value: number) =>
  new Uint8ClampedArray(Array.from({ length: 16 }, (_, at) => (at % 4 === 3 ? 255 : value)))

test('a gray picture’s brightness equals its gray value at every size', () => {
  expect(meanLuma(grey(100))).toBeCloseTo(100, 0)
  expect(meanLuma(new Uint8ClampedArray())).toBe(0)
})

test('a dim picture rates as dark, a normal one as good, and one of only a window as bright', () => {
  expect(classifyLight(20)).toBe('dark')
  expect(classifyLight(38)).toBe('good')
  expect(classifyLight(225)).toBe('good')
  expect(classifyLight(240)).toBe('bright')
})
