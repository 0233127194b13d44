import { englishMonth } from '../../dates/date-words'
import { buildWordPattern } from '../../words'
import type { ClaimLanguage } from './claim'

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['twenty', 'thirty', 'forty']
const teens = `(?:${tens.join('|')})(?:[\\s-]+(?:${units.slice(0, 9).join('|')}))?`

function parseNumber(text: string): number | null {
  if (/^\d+$/u.test(text)) return Number(text)
  const [first = '', second] = text.toLowerCase().split(/[\s-]+/u)
  const ten = tens.indexOf(first)
  if (ten >= 0) return (ten + 2) * 10 + (second === undefined ? 0 : units.indexOf(second) + 1)
  const unit = units.indexOf(first)
  return unit < 0 ? null : unit + 1
}

const i = `(?<![\\p{L}'’])I`
const have = `(?:\\s+have|['’]ve)`
const haveOrNot = `(?:${have})?`
/** "as a senior clerk": never "on a project for", which may be a customer's. */
const role = (name: string) => `(?<${name}>(?:\\s+as(?:\\s+[\\p{L}-]+){1,5}?)?)(?:\\s+full[\\s-]time)?`
const position = (name: string) => `(?:\\s+an?(?<${name}>(?:\\s+(?!student)[\\p{L}-]+){1,5}?))?`
const at = '\\s+(?:at|for)\\s+{emp}'
const from = '(?:from|between)\\s+{date}\\s+(?:to|until|till|through|and)\\s+{date2}'
const joined = '(?:joined|(?:started|began)\\s+(?:(?:to\\s+)?work(?:ing)?\\s+)?(?:at|for))\\s+{emp}'
const left = '(?:left|quit|resigned\\s+from|stopped\\s+working\\s+(?:at|for))\\s+{emp}'
const forYears = '\\s+for\\s+(?:the\\s+(?:last|past)\\s+)?{n}\\s+years(?!\\s+ago)'
const working = '(?:been\\s+working|been\\s+employed|worked|been)'
const inDate = '\\s+in\\s+{date}'

export const englishClaims: ClaimLanguage = {
  templates: [
    { kind: 'period', pattern: `${i}${haveOrNot}\\s+worked${role('role')}${at}${role('role2')}\\s+${from}` },
    {
      kind: 'period',
      pattern: `${i}\\s+was(?:\\s+(?:working|employed))?${position('role')}\\s+at\\s+{emp}\\s+${from}`,
    },
    { kind: 'period', pattern: `${from},?\\s+I\\s+(?:worked|was\\s+working)${role('role')}${at}` },
    { kind: 'period', pattern: `${from},?\\s+I\\s+was${position('role')}\\s+at\\s+{emp}` },
    { kind: 'since', pattern: `${i}${have}\\s+${working}${role('role')}${at}${role('role2')}\\s+since\\s+{date}` },
    { kind: 'since', pattern: `${i}${have}\\s+been${position('role')}\\s+at\\s+{emp}\\s+since\\s+{date}` },
    { kind: 'since', pattern: `since\\s+{date},?\\s+I${have}\\s+${working}${role('role')}${at}` },
    { kind: 'start', pattern: `${i}\\s+${joined}${role('role')}${inDate}` },
    { kind: 'start', pattern: `(?<!\\p{L})in\\s+{date},?\\s+I\\s+${joined}` },
    { kind: 'end', pattern: `${i}\\s+${left}${inDate}` },
    { kind: 'end', pattern: `(?<!\\p{L})in\\s+{date},?\\s+I\\s+${left}` },
    { kind: 'end', pattern: `${i}${haveOrNot}\\s+worked${at}\\s+(?:until|till)\\s+{date}` },
    { kind: 'still', pattern: `${i}\\s+(?:still|currently)\\s+work${role('role')}${at}` },
    {
      kind: 'still',
      pattern: `${i}(?:\\s+am|['’]m)\\s+(?:still|currently)\\s+(?:working|employed)${role('role')}\\s+(?:at|for|by)\\s+{emp}`,
    },
    { kind: 'years_at', pattern: `${i}${haveOrNot}\\s+${working}${role('role')}${at}${role('role2')}${forYears}` },
    { kind: 'years_at', pattern: `${i}${haveOrNot}\\s+worked${forYears}${at}` },
    {
      kind: 'years',
      pattern: `${i}${have}(?:\\s+(?:got|had))?\\s+{n}\\s+years['’]?(?:\\s+of)?(?<field>(?:\\s+[\\p{L}-]+){0,3}?)\\s+experience`,
    },
    {
      kind: 'years',
      pattern: `${i}${haveOrNot}\\s+${working}\\s+(?<role>(?:as|in)(?:\\s+[\\p{L}-]+){1,5}?)${forYears}`,
    },
    {
      kind: 'years',
      pattern: `${i}${have}\\s+been\\s+an?\\s+(?<person>(?:[\\p{L}-]+\\s+){0,4}?[\\p{L}-]+)${forYears}`,
    },
    {
      kind: 'years',
      pattern: `${i}${have}\\s+(?:been\\s+working|worked)${forYears}(?!\\s+(?:at|for|with|on|under)(?!\\p{L}))`,
    },
  ],
  date: `(?:${englishMonth}\\.?,?\\s+(?:of\\s+)?)?(?:19[5-9]\\d|20[0-4]\\d)(?![\\p{L}\\p{N}])`,
  number: `(?:\\d{1,2}|${teens}|${[...units].sort((a, b) => b.length - a.length).join('|')})`,
  beforeName: '(?:the\\s+)?(?:company\\s+)?',
  parseNumber,
  uncertainBefore: buildWordPattern(
    `about, around, almost, nearly, roughly, approximately, maybe, perhaps, probably, possibly, think, guess, believe, suppose, not sure,
    if, unless, would, could, might, imagine, pretend, wish, hope, hoped, wanted, plan, planned, said, says, say, told, tells, asked, claims,
    claimed, wrote, thought, assumed, not, never, nobody, didn['’]?t, don['’]?t, haven['’]?t, wasn['’]?t, for example, e\\.g\\., joke, instead of, as though, as if`,
  ),
  uncertainAfter: buildWordPattern(
    `or so, or something, or \\d+, or (?:19|20)\\d\\d, i think, i guess, i believe, maybe, perhaps, probably, sorry, i mean, wait, actually, rather, no,
    correction, let me correct, not sure, roughly, approximately, give or take, more or less, if i remember, returned, came back, went back, rejoined, again, became, promoted, moved up, on leave, parental leave, maternity leave`,
  ),
  fieldWords: /^\s*(?:in|with|of|as|on|using|from|at|for)(?!\p{L})/iu,
}
