import { cvLimits } from './limits'

/** Letters, figures, blanks and the usual marks; all other characters are glyphs that no PDF reader recognized. */
const usualChars = /[\p{L}\p{M}\p{N}\s.,;:!?'"’‘“”()[\]{}<>/\\|&@#%+*=~^_`´$€£¥₫–—−‐‑•●▪■◦○‣∙·…©®™°§«»→✓✔➢➤►-]/u
const placeholder = '�'

export interface TextQuality {
  readonly chars: number
  readonly oddPercent: number
  readonly isReadable: boolean
}

/** Whether there is enough text to judge, made of readable letters. */
export function measureTextQuality(text: string): TextQuality {
  const glyphs = [...text.trim()]
  const odd = glyphs.filter((glyph) => glyph === placeholder || !usualChars.test(glyph)).length
  const oddPercent = glyphs.length === 0 ? 0 : Math.round((100 * odd) / glyphs.length)
  const isReadable = glyphs.length >= cvLimits.leastChars && odd * 100 <= cvLimits.oddGlyphPercent * glyphs.length
  return { chars: glyphs.length, oddPercent, isReadable }
}
