import { describe, expect, test } from 'vitest'
import { findReadableAccent, getAccent, getContrast, isReadableAccent } from './accent-color'

/** Each combination of 0, 51, 102 ... 255: 216 colors. */
const colors = Array.from({ length: 216 }, (_, index) =>
  [Math.floor(index / 36), Math.floor(index / 6) % 6, index % 6].reduce(
    (text, step) => `${text}${(step * 51).toString(16).padStart(2, '0')}`,
    '#',
  ),
)
/** Paper, card and sunken of tokens.css. */
const lightGrounds = ['#fbfaf7', '#ffffff', '#f5f4f0']
const darkGrounds = ['#0d0f16', '#14171f', '#1d2029']

test('contrast is that of WCAG', () => {
  expect(getContrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(getContrast('#ffffff', '#777777')).toBe(getContrast('#777777', '#ffffff'))
  expect(getContrast('#123456', '#123456')).toBe(1)
})

test.each([
  ['#767676', true],
  ['#777777', false],
  ['#c8102e', true],
  ['#ff0000', false],
])('whether white text is readable on %s: %s', (color, isReadable) => {
  expect(isReadableAccent(color)).toBe(isReadable)
})

describe('findReadableAccent', () => {
  test('leaves a readable color as it is', () => {
    expect(findReadableAccent('#c8102e')).toBe('#c8102e')
  })

  test('finds a color that is readable, and not darker than needed', () => {
    for (const color of colors) {
      const contrast = getContrast(findReadableAccent(color), '#ffffff')
      expect(contrast, color).toBeGreaterThanOrEqual(4.5)
      if (!isReadableAccent(color)) expect(contrast, color).toBeLessThan(4.65)
    }
  })

  test('keeps the hue', () => {
    expect(findReadableAccent('#ff0000')).toBe('#ee0000')
    expect(findReadableAccent('#ffffff')).toBe('#767676')
  })
})

describe('getAccent', () => {
  test('has white text that is readable, and differs from every ground by 3:1, in both themes', () => {
    for (const color of colors.map(findReadableAccent)) {
      const { light, dark } = getAccent(color)
      expect(light).toBe(color)
      const contrasts = [
        ...[light, dark].map((side) => getContrast(side, '#ffffff') / 4.5),
        ...lightGrounds.map((ground) => getContrast(light, ground) / 3),
        ...darkGrounds.map((ground) => getContrast(dark, ground) / 3),
      ]
      expect(Math.min(...contrasts), color).toBeGreaterThanOrEqual(1)
    }
  })

  test('changes a color for the dark theme only if it is too dark there', () => {
    expect(getAccent('#1a73e8')).toEqual({ light: '#1a73e8', dark: '#1a73e8' })
    expect(getAccent('#000080').dark).toMatch(/^#([0-9a-f]{2})\1ff$/)
    expect(getAccent('#000000').dark).toMatch(/^#([0-9a-f]{2})\1\1$/)
  })
})
