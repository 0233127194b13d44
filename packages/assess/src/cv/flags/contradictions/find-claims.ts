import type { AssessLanguage } from '../../../input'
import type { CvDate } from '../../dates/date-mention'
import { findRanges } from '../../dates/find-date-ranges'
import { isRole } from '../../titles'
import { splitWords } from '../../words'
import type { Claim, ClaimLanguage, ClaimTemplate } from './claim'
import type { Employer } from './employers'
import { englishClaims } from './english-claims'
import { vietnameseClaims } from './vietnamese-claims'

const languages: Readonly<Record<AssessLanguage, ClaimLanguage>> = { en: englishClaims, vi: vietnameseClaims }

const legalForm = '(?:,?\\s+(?:inc|ltd|llc|corp|co|plc)(?!\\p{L})\\.?)?'
const quoted = /["“”«»]/u
const wordsBefore = 8
const wordsAfter = 7
/** An answer with more was not spoken in an interview. */
const maxChars = 30_000

const escapeRegExp = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')

function buildNamesPattern(employers: readonly Employer[]): string {
  const names = employers.flatMap(({ spokenForms: spoken }) => spoken).sort((a, b) => b.length - a.length)
  return names.map((name) => splitWords(name).map(escapeRegExp).join("[\\s.,&'’-]+")).join('|')
}

function buildPattern({ pattern }: ClaimTemplate, language: ClaimLanguage, names: string): RegExp {
  const source = pattern
    .replaceAll('{emp}', () => `${language.beforeName}(?<employer>${names})(?![\\p{L}\\p{N}])${legalForm}`)
    .replaceAll('{date}', () => `(?<date>${language.date})`)
    .replaceAll('{date2}', () => `(?<until>${language.date})`)
    .replaceAll('{n}', () => `(?<n>${language.number})`)
  return new RegExp(source, 'giu')
}

const parseDate = (text: string | undefined): CvDate | null => {
  const range = text === undefined ? undefined : findRanges(text, 'dmy')[0]
  return range?.to ?? range?.from ?? null
}

interface ClaimMatch {
  readonly template: ClaimTemplate
  readonly match: RegExpMatchArray
  readonly text: string
}

/** The words around a claim that belong to it: to the ends of its sentence, and into the next, which may contain a correction. */
function isUncertain({ match, text }: ClaimMatch, language: ClaimLanguage): boolean {
  const start = match.index ?? 0
  const end = start + match[0].length
  const before =
    text
      .slice(0, start)
      .split(/[.!?…;\n]/u)
      .at(-1) ?? ''
  const head = before.split(/\s+/u).slice(-wordsBefore).join(' ')
  const tail = text.slice(end).split(/\s+/u).slice(0, wordsAfter).join(' ')
  const [rest = ''] = text.slice(end).split(/[.!?…;\n]/u)
  if (language.uncertainBefore.test(head) || language.uncertainAfter.test(tail)) return true
  // What follows a question mark at once was asked and not said.
  return quoted.test(before) || quoted.test(rest) || text.slice(end).startsWith(`${rest}?`)
}

/** The CV's employer by the name that was said. */
function findEmployer(said: string | undefined, employers: readonly Employer[]): string | null {
  if (said === undefined) return null
  const name = splitWords(said).join(' ')
  return (
    employers.find(({ spokenForms: spoken }) => spoken.some((form) => splitWords(form).join(' ') === name))?.key ?? null
  )
}

const genericRole = /^(?:\s+(?:of|work|working|professional|full-time|làm|việc|đi))*$/iu

function isRoleSpecific({ template, match, text }: ClaimMatch, language: ClaimLanguage): boolean {
  const { role, role2, person, field }: Readonly<Record<string, string | undefined>> = match.groups ?? {}
  const named = [role, role2, person].some((words) => (words ?? '').trim() !== '')
  if (named || !genericRole.test(field ?? '')) return true
  return template.kind === 'years' && language.fieldWords.test(text.slice((match.index ?? 0) + match[0].length))
}

/** A number, date or role of the sentence that could not be read. */
const isUnparsed = (written: string | undefined, read: unknown): boolean => written !== undefined && read === null

const isReversed = (first: CvDate | null, second: CvDate | null): boolean =>
  first !== null && second !== null && second.last < first.first

function parseClaim(found: ClaimMatch, language: ClaimLanguage, employers: readonly Employer[]): Claim | null {
  const { template, match } = found
  const groups: Readonly<Record<string, string | undefined>> = match.groups ?? {}
  const { employer, date, until, n, person } = groups
  const first = parseDate(date)
  const second = parseDate(until)
  const years = n === undefined ? null : language.parseNumber(n)
  const role = person !== undefined && isRole(person) ? person : null
  if (isUnparsed(date, first) || isUnparsed(until, second) || isUnparsed(n, years) || isUnparsed(person, role))
    return null
  if (isReversed(first, second)) return null
  const start = match.index ?? 0
  const isEnd = template.kind === 'end'
  return {
    kind: template.kind,
    start,
    end: start + match[0].length,
    employer: findEmployer(employer, employers),
    from: isEnd ? null : first,
    to: isEnd ? first : second,
    years,
    isOfRole: isRoleSpecific(found, language),
  }
}

/** Finds plain statements in the first person about an own time at one of these employers, or about all years of work. */
export function createClaimFinder(id: AssessLanguage, employers: readonly Employer[]): (text: string) => Claim[] {
  const language = languages[id]
  const names = buildNamesPattern(employers)
  const templates = language.templates
    .filter(({ pattern }) => names !== '' || !pattern.includes('{emp}'))
    .map((template) => ({ template, pattern: buildPattern(template, language, names) }))
  return (text) => {
    const read = text.slice(0, maxChars)
    const claims = templates.flatMap(({ template, pattern }) =>
      [...read.matchAll(pattern)].flatMap((match) => {
        const found = { template, match, text: read }
        return isUncertain(found, language) ? [] : (parseClaim(found, language, employers) ?? [])
      }),
    )
    return keepLongest(claims)
  }
}

/** The template that says most of a place speaks for it. */
function keepLongest(claims: readonly Claim[]): Claim[] {
  return [...claims]
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .filter((claim, index, sorted) =>
      sorted.slice(0, index).every((longer) => claim.start >= longer.end || longer.start >= claim.end),
    )
    .sort((a, b) => a.start - b.start)
}
