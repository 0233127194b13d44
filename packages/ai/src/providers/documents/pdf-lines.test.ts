import { describe, expect, it } from 'vitest'
import { hasDisplacedGlyphs, itemsToLines, type PdfItem } from './pdf-lines'

type Box = readonly [x: number, y: number, width: number]
const item = (text: string, [x, y, width]: Box): PdfItem => ({ text, x, y, width, height: 12 })

describe('lines of a page', () => {
  it('places letters of a fallback font at their positions', () => {
    const items = [item('Tr', [68, 700, 10]), item('thành', [88, 700, 30]), item('ở', [78, 700, 7])]
    expect(itemsToLines(items)).toBe('Trở thành')
    expect(hasDisplacedGlyphs(items)).toBe(false)
  })
  it('detects a letter inside another run that reordering can’t repair', () => {
    expect(hasDisplacedGlyphs([item('Qu n 3', [50, 700, 40]), item('ậ', [64, 700, 7])])).toBe(true)
  })
  it('keeps an empty line between paragraphs and a wide gap between columns', () => {
    const items = [item('Acme', [50, 700, 30]), item('2019', [300, 700, 30]), item('Next', [50, 660, 30])]
    expect(itemsToLines(items)).toBe('Acme   2019\n\nNext')
  })
})
