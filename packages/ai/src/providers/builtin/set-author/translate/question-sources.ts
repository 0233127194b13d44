import type { AuthorLanguage } from '../../../../ports/set-author'
import type { Bilingual } from '../bank/bank-types'
import { COMPETENCIES } from '../bank/competencies'
import { KNOWN_FRAMES, TOOL_FRAMES } from '../frames/skill-frames'
import { type Direction, translateSkill, translateTools } from './translate-slot'

/** A question's text and points in both languages, before the points are fitted to the text. */
export interface QuestionSource {
  readonly text: Bilingual<string>
  readonly points: Bilingual<readonly string[]>
}

const SLOT = '{skill}'

/** What was put into the slot of a template to make this text; null when the text isn't made of it. */
function readFilling(template: string, text: string): string | null {
  const parts = template.split(SLOT)
  const length = (text.length - parts.join('').length) / (parts.length - 1)
  const start = (parts[0] ?? '').length
  const phrase = text.slice(start, start + length)
  return phrase !== '' && parts.join(phrase) === text ? phrase : null
}

const BANK: readonly QuestionSource[] = COMPETENCIES.flatMap(({ questions }) => questions)
const FRAMES = [
  ...TOOL_FRAMES.map((frame) => ({ frame, translate: translateTools })),
  ...KNOWN_FRAMES.map((frame) => ({ frame, translate: translateSkill })),
]

/**
 * The question of the bank or the filled frame that this text is, letter by letter. Null for any other text, and for a frame
 * whose slot holds words without a fixed translation. Duties are whole phrases: questions about them are never found.
 */
export function findQuestionSource(written: string, { from, to }: Direction): QuestionSource | null {
  const text = written.normalize('NFC')
  const own = BANK.find((question) => question.text[from].normalize('NFC') === text)
  if (own !== undefined) return own
  for (const { frame, translate } of FRAMES) {
    const phrase = readFilling(frame.text[from], text)
    const translated = phrase === null ? null : translate(phrase, { from, to })
    if (phrase === null || translated === null) continue
    const fill = (language: AuthorLanguage) =>
      frame.text[language].split(SLOT).join(language === from ? phrase : translated)
    return { text: { en: fill('en'), vi: fill('vi') }, points: frame.points }
  }
  return null
}
