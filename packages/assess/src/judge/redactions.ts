import type { AssessInput } from '../input'
import { getLexicon } from '../lexicons/lexicon'
import { type MaskContext, maskTokens } from '../mask/mask'
import type { MaskKind, Token } from '../normalize/token'
import { tokenize } from '../normalize/tokenize'
import type { Redaction } from './redacted-view'

const maskMarks: Readonly<Record<MaskKind, string>> = {
  name: '[NAME]',
  place: '[PROPER NOUN]',
  nationality: '[PERSONAL]',
  title: '[TITLE]',
  person: '[PERSON]',
}

/** One redaction for each run of masked words. */
export function redactMasked(tokens: readonly Token[]): Redaction[] {
  const redactions: Redaction[] = []
  for (const token of tokens) {
    if (token.mask === null) continue
    const last = redactions.at(-1)
    if (!token.maskHead && last !== undefined) redactions[redactions.length - 1] = { ...last, end: token.end }
    else redactions.push({ start: token.start, end: token.end, mark: maskMarks[token.mask], isOmitted: false })
  }
  return redactions
}

const contactPatterns: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64})+/gu, '[EMAIL]'],
  [/\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|facebook|github|zalo)\.(?:com|me)\/\S+/giu, '[LINK]'],
  [/(?<![\d/])\+?\(?\d{2,4}\)?(?:[ .-]?\d{2,4}){2,4}(?![\d/])/gu, '[PHONE]'],
]

/** A phone number has at least this many digits; years and figures have fewer. */
const minPhoneDigits = 9

/** Contact details that identify a person. */
export function redactContacts(text: string): Redaction[] {
  return contactPatterns.flatMap(([pattern, mark]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const isShort = mark === '[PHONE]' && match[0].replace(/\D/gu, '').length < minPhoneDigits
      return isShort ? [] : [{ start: match.index, end: match.index + match[0].length, mark, isOmitted: false }]
    }),
  )
}

const personalLine =
  /^[\s•*-]{0,64}(?:date of birth|birth ?date|d\.?o\.?b\.?|birthday|age|gender|sex|marital status|nationality|citizenship|religion|ethnicity|address|home address|photo|health|ngày sinh|năm sinh|sinh ngày|tuổi|giới tính|tình trạng hôn nhân|quốc tịch|dân tộc|tôn giáo|địa chỉ|nơi sinh|quê quán|sức khỏe|ảnh)\s{0,16}[:–-].*$/gimu

/** Lines of a CV that say who the person is and nothing about what they did. */
export function redactPersonalLines(text: string): Redaction[] {
  return [...text.matchAll(personalLine)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    mark: '[PERSONAL]',
    isOmitted: false,
  }))
}

/** The candidate's name and the listed words of origin, religion, sex and the like, in a text of either language. */
export function redactNames(text: string, input: AssessInput): Redaction[] {
  const names = tokenize(`${input.candidate.firstName} ${input.candidate.lastName}`).map((token) => token.lower)
  const tokens = tokenize(text)
  return (['en', 'vi'] as const).flatMap((language) => {
    const context: MaskContext = {
      lexicon: getLexicon(language),
      nameWords: new Set(names),
      protectedWords: new Set(),
      properWords: new Set(),
    }
    return redactMasked(maskTokens({ text, tokens }, context))
  })
}

export interface KnownOrganization {
  readonly kind: 'job' | 'education' | 'project'
  readonly organization: string
}

/**
 * Replaces employers and schools by numbers: the model still sees which entries belong together, but not how well known
 * the employer or school is.
 */
export function redactOrganizations(text: string, organizations: readonly KnownOrganization[]): Redaction[] {
  const marksByName = new Map<string, string>()
  const redactions: Redaction[] = []
  for (const { kind, organization } of organizations) {
    const name = organization.trim()
    if (name.length < 2 || marksByName.has(name.toLowerCase())) continue
    const mark = `[${kind === 'education' ? 'SCHOOL' : 'EMPLOYER'} ${marksByName.size + 1}]`
    marksByName.set(name.toLowerCase(), mark)
    for (const match of text.matchAll(buildWholeWordPattern(name))) {
      redactions.push({ start: match.index, end: match.index + match[0].length, mark, isOmitted: false })
    }
  }
  return redactions
}

function buildWholeWordPattern(name: string): RegExp {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&').replace(/\s+/gu, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}
