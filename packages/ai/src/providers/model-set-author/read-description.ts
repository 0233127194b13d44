import type { AuthorNotice, UncoveredLine } from '../../ports/set-author'
import { classifyUnit, type LineClass, listUnits } from '../builtin/set-author/text/classify-line'
import { PROTECTED_LINE } from '../builtin/set-author/text/competency-cues'
import { parseDescription } from '../builtin/set-author/text/parse-description'
import { getTextKey } from './check-text'

interface Sentence {
  readonly text: string
  readonly key: string
  readonly kind: LineClass
}

/** An advertisement, and what the rules say of its sentences. */
export interface Advertisement {
  readonly text: string
  readonly sentences: readonly Sentence[]
}

export function readAdvertisement(description: string): Advertisement {
  const sentences = listUnits(parseDescription(description)).map((unit) => ({
    text: unit.text,
    key: getTextKey(unit.text),
    kind: classifyUnit(unit),
  }))
  return { text: description.normalize('NFC'), sentences }
}

const isAbout = ({ key }: Sentence, quoteKey: string) =>
  key !== '' && quoteKey !== '' && (key.includes(quoteKey) || quoteKey.includes(key))

/** What the rules say of the sentences that a quote is from. */
export function classifyQuote({ sentences }: Advertisement, quote: string): ReadonlySet<LineClass> {
  const quoteKey = getTextKey(quote)
  return new Set(sentences.filter((sentence) => isAbout(sentence, quoteKey)).map(({ kind }) => kind))
}

/** Duties and must-haves that none of the quotes is from. */
export function listUncovered({ sentences }: Advertisement, quotes: readonly string[]): readonly UncoveredLine[] {
  const quoteKeys = quotes.map(getTextKey)
  return sentences.flatMap((sentence): readonly UncoveredLine[] => {
    const { kind, text } = sentence
    if ((kind !== 'duty' && kind !== 'must') || quoteKeys.some((quoteKey) => isAbout(sentence, quoteKey))) return []
    return [{ text, kind: kind === 'duty' ? 'duty' : 'requirement' }]
  })
}

export const listNotices = ({ sentences }: Advertisement): readonly AuthorNotice[] =>
  sentences.flatMap(({ kind, text }) =>
    kind === 'protected' ? [{ code: 'protected_line_left_out' as const, quote: text }] : [],
  )

const emailAddress = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/gu
const phoneNumber = /\+?\d[\d\s().-]{7,20}\d/gu

/** A line without its sentences on age, sex, looks, family, religion or origin. */
const dropProtected = (line: string) =>
  PROTECTED_LINE.test(line)
    ? line
        .split(/(?<=[.!?;])\s+/)
        .filter((sentence) => !PROTECTED_LINE.test(sentence))
        .join(' ')
    : line

/** A text without a way to reach a person. */
export const removeContacts = (text: string): string =>
  text.normalize('NFC').replace(emailAddress, '').replace(phoneNumber, '')

/** What of a description leaves the server: no way to reach a person, and nothing that must not become a requirement. */
export const trimForModel = (description: string): string =>
  removeContacts(description.normalize('NFC').split('\n').map(dropProtected).join('\n'))
