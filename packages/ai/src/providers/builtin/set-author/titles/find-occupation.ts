import { listIndexedWords, listTitleWords } from './normalize-title'
import { loadOccupations, type Occupation } from './occupations'
import { findVietnameseTitle } from './vietnamese-titles'

/** An occupation that a title names, with how alike the two are (0 to 1). */
export interface OccupationMatch {
  readonly occupation: Occupation
  readonly likeness: number
}

/** Below this share of common words an occupation is another one: unknown is better than wrong. */
const MIN_LIKENESS = 0.66
/** A word that no title holds: it counts more than any that some hold. */
const UNKNOWN_WORD_WEIGHT = 10

/** Titles that stand under several occupations: the usual meaning, by their words. */
const USUAL_CODES: ReadonlyMap<string, string> = new Map([
  ['sale representative', '41-4012.00'],
  ['teacher', '25-2021.00'],
  ['project manager', '13-1082.00'],
  ['product manager', '13-1082.00'],
  ['social media manager', '13-1161.00'],
  ['account manager', '41-3091.00'],
  ['driver', '53-3033.00'],
  ['doctor', '29-1216.00'],
  ['dentist', '29-1021.00'],
  ['lawyer', '23-1011.00'],
  ['attorney', '23-1011.00'],
  ['editor', '27-3041.00'],
  ['consultant', '13-1111.00'],
  ['buyer', '13-1022.00'],
  ['trainer', '13-1151.00'],
  ['cook', '35-2014.00'],
  ['receptionist', '43-4171.00'],
  ['chemist', '19-2031.00'],
  ['site manager', '11-9021.00'],
  ['high school teacher', '25-2031.00'],
])
/** Words that name no occupation by themselves. */
const BARE_HEADS = new Set(
  'manager assistant engineer officer specialist coordinator technician supervisor director executive representative associate worker operator analyst staff employee clerk agent advisor head leader professional expert person team'.split(
    ' ',
  ),
)

interface FoundTitle {
  readonly words: readonly string[]
  readonly occupation: Occupation
  /** 3 the occupation's own title, 2 reported by people in it, 1 further title. */
  readonly rank: number
}

interface Scan {
  readonly titles: readonly FoundTitle[]
  /** How many titles of all occupations hold a word, and of one occupation. */
  readonly countByWord: ReadonlyMap<string, number>
  readonly countsByCode: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly total: number
}

const listTitles = (occupation: Occupation): readonly (readonly [string, number])[] => [
  ...occupation.title
    .split(/,? and /)
    .concat(occupation.title)
    .map((title) => [title, 3] as const),
  ...occupation.reportedTitles.map((title) => [title, 2] as const),
  ...occupation.alternateTitles.map((title) => [title, 1] as const),
]

/** The titles of one occupation that hold a word of the query. */
function scanOccupation(occupation: Occupation, query: readonly string[]): readonly FoundTitle[] {
  if (!query.some((word) => occupation.searchText.includes(word))) return []
  return listTitles(occupation)
    .filter(([title]) => query.some((word) => title.toLowerCase().includes(word)))
    .map(([title, rank]) => ({ words: listIndexedWords(title), occupation, rank }))
    .filter(({ words }) => query.some((word) => words.includes(word)))
}

const countHolding = (titles: readonly FoundTitle[], word: string) =>
  titles.filter(({ words }) => words.includes(word)).length

/** Titles that hold a word of the query. Nothing is kept between queries but the list itself. */
function scanTitles(occupations: readonly Occupation[], query: readonly string[]): Scan {
  const byCode = new Map(occupations.map((occupation) => [occupation.code, scanOccupation(occupation, query)] as const))
  const titles = [...byCode.values()].flat()
  const countsByCode = new Map(
    [...byCode].map(([code, found]) => [code, new Map(query.map((word) => [word, countHolding(found, word)]))]),
  )
  const held = query.map((word) => [word, countHolding(titles, word)] as const).filter(([, count]) => count > 0)
  const total = occupations.reduce((sum, { alternateTitles }) => sum + alternateTitles.length, 0)
  return { titles, countByWord: new Map(held), countsByCode, total }
}

const weigh = (scan: Scan, word: string): number => {
  const count = scan.countByWord.get(word)
  return count === undefined ? UNKNOWN_WORD_WEIGHT : Math.log(1 + scan.total / count)
}

/** Cosine of the words' weights; words of the other title weigh as a word of middling rarity. */
function measureLikeness(scan: Scan, query: readonly string[], title: FoundTitle): number {
  const asked = [...new Set(query)]
  const others = [...new Set(title.words)].filter((word) => !asked.includes(word))
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weigh(scan, word) ** 2, 0)
  const shared = sum(asked.filter((word) => title.words.includes(word)))
  const norm = Math.sqrt(sum(asked) * (shared + others.length * 25))
  const hasHead = title.words.at(-1) === query.at(-1)
  return norm === 0 ? 0 : (shared / norm) * (hasHead ? 1 : 0.85)
}

/** Managers belong to the occupations of managers; what is "all other" comes last. */
function measureLevelFit(head: string, occupation: Occupation): number {
  if (/all other|^helpers/i.test(occupation.title)) return -2
  const isManager = /^(?:manager|director|head|chief|president)$/.test(head)
  return isManager && occupation.code.startsWith('11-') ? 1 : 0
}

interface Scored extends OccupationMatch {
  /** Breaks ties between occupations that hold the same title. */
  readonly fit: number
}

function scoreTitle(scan: Scan, query: readonly string[], title: FoundTitle): Scored {
  const { occupation } = title
  const counts = scan.countsByCode.get(occupation.code)
  const total = occupation.alternateTitles.length + occupation.reportedTitles.length + 1
  const shares = query.map((word) => (counts?.get(word) ?? 0) / total)
  const fit = title.rank + Math.min(...shares) * 12 + measureLevelFit(query.at(-1) ?? '', occupation)
  return { occupation, likeness: measureLikeness(scan, query, title), fit }
}

/** The occupation that a title in English names; null when none is close enough. */
async function findEnglishTitle(title: string): Promise<OccupationMatch | null> {
  const query = listTitleWords(title)
  if (query.length === 0 || query.length > 12 || (query.length === 1 && BARE_HEADS.has(query[0] ?? ''))) return null
  const occupations = await loadOccupations()
  const usual = USUAL_CODES.get(query.join(' '))
  const known = occupations.find(({ code }) => code === usual)
  if (known !== undefined) return { occupation: known, likeness: 1 }
  const scan = scanTitles(occupations, query)
  const scored = scan.titles.map((found) => scoreTitle(scan, query, found))
  const best = scored.sort((a, b) => b.likeness - a.likeness || b.fit - a.fit)[0]
  if (best === undefined || best.likeness < MIN_LIKENESS) return null
  return { occupation: best.occupation, likeness: best.likeness }
}

/** The occupation that a title names, in English or Vietnamese. Unknown is better than a wrong one: null. */
export async function findOccupation(title: string): Promise<OccupationMatch | null> {
  const code = findVietnameseTitle(title)
  if (code === null) return findEnglishTitle(title)
  const occupations = await loadOccupations()
  const occupation = occupations.find((entry) => entry.code === code)
  return occupation === undefined ? null : { occupation, likeness: 1 }
}
