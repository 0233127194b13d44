import type { AuthorLanguage } from '../../../../ports/set-author'
import { SKILL_ROWS } from '../text/skill-lexicon'
import { getTermKey, TOOLS } from '../text/tool-lexicon'

export interface Direction {
  readonly from: AuthorLanguage
  readonly to: AuthorLanguage
}

/** What joins names. A comma before the last one is left out, as Vietnamese does. */
const JOINTS: Readonly<Record<AuthorLanguage, ReadonlyMap<string, string>>> = {
  en: new Map([
    [' and ', ' và '],
    [', and ', ' và '],
    [' or ', ' hoặc '],
    [', or ', ' hoặc '],
  ]),
  vi: new Map([
    [' và ', ' and '],
    [' hoặc ', ' or '],
  ]),
}
const JOINT: Readonly<Record<AuthorLanguage, RegExp>> = {
  en: /(, and | and |, or | or |, )/,
  vi: /( và | hoặc |, )/,
}
/** How experience and knowledge are put in front of what they are of. */
const HEADS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['experience with ', 'kinh nghiệm với '],
  ['experience in ', 'kinh nghiệm về '],
  ['knowledge of ', 'kiến thức về '],
  ['understanding of ', 'hiểu biết về '],
  ['skills in ', 'kỹ năng '],
]
/** "SAP", "Node.js", "iOS", "365": a word of a name, which both languages write in the same way. */
const NAME_WORD = /^(?:\p{Lu}|\p{N}|[a-z]+[A-Z.])/u

/** "ISO 9001", "ISO 13485:2016": an abbreviation with its number. */
const STANDARD = /^\p{Lu}{2,6}[ -]\d{2,6}(?::\d{4})?$/u

const isName = (words: string): boolean =>
  STANDARD.test(words) || (TOOLS.has(getTermKey(words)) && words.split(' ').every((word) => NAME_WORD.test(word)))

/** "Excel, SAP and ISO 9001": names stay, the words that join them change. Null when it says anything else. */
export function translateTools(phrase: string, { from }: Direction): string | null {
  const parts = phrase.split(JOINT[from])
  if (!parts.filter((_, place) => place % 2 === 0).every(isName)) return null
  return parts.map((part, place) => (place % 2 === 0 ? part : (JOINTS[from].get(part) ?? part))).join('')
}

const getHeads = ([en, vi]: readonly [string, string]): Readonly<Record<AuthorLanguage, string>> => ({ en, vi })

function buildSkills() {
  const names = SKILL_ROWS.map((row) => {
    const [en = '', vi = ''] = row
      .normalize('NFC')
      .split('|')
      .map((side) => (side.split(';')[0] ?? '').trim())
    return { en, vi }
  })
  const index = (language: AuthorLanguage) => new Map(names.map((name) => [name[language].toLowerCase(), name]))
  return { en: index('en'), vi: index('vi') }
}
/** By the first spelling: the others may mean less or more. */
const SKILLS = buildSkills()

const getFirstWord = (text: string) => (text.split(' ')[0] ?? '').toLowerCase()

/** As inside a sentence. A first word that both languages share ("Agile", "Email marketing") has the capital that it was written with. */
function fitCapital(text: string, written: string): string {
  const isShared = getFirstWord(text) === getFirstWord(written)
  const [first, rest] = [text.charAt(0), text.slice(1)]
  if (isShared) return written.charAt(0) + rest
  return /^\p{Lu}\p{Ll}/u.test(text) ? first.toLowerCase() + rest : text
}

function translateSkillName(words: string, { from, to }: Direction): string | null {
  const name = SKILLS[from].get(words.toLowerCase())
  return name === undefined ? null : fitCapital(name[to], words)
}

/** "Knowledge of statistics": a skill of the lexicon or names of tools, behind one of a few heads. Null for anything else. */
export function translateSkill(phrase: string, direction: Direction): string | null {
  for (const heads of HEADS.map(getHeads)) {
    if (!phrase.startsWith(heads[direction.from])) continue
    const rest = phrase.slice(heads[direction.from].length)
    const translated = translateSkillName(rest, direction) ?? translateTools(rest, direction)
    if (translated !== null) return heads[direction.to] + translated
  }
  return null
}
