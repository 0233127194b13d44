import type { Bilingual } from '../bank/bank-types'
import { SKILL_ROWS } from './skill-lexicon'
import { getTermKey, TOOLS, type ToolEntry } from './tool-lexicon'

/** A tool or skill found in a line. `name` is a tool as the line writes it, or a skill's authored name. */
export interface TermMatch {
  readonly kind: 'tool' | 'skill'
  readonly name: Bilingual<string>
  readonly key: string
  readonly isHot: boolean
}

const MAX_TERM_WORDS = 7
const TOKEN = /[\p{L}\p{N}.][\p{L}\p{N}+#.&'-]*/gu

function buildSkillEntries(): ReadonlyMap<string, Bilingual<string>> {
  const entries = new Map<string, Bilingual<string>>()
  for (const row of SKILL_ROWS) {
    const [english = [], vietnamese = []] = row.split('|').map((side) => side.split(';').map((part) => part.trim()))
    const name = { en: english[0] ?? '', vi: vietnamese[0] ?? '' }
    for (const spelling of [...english, ...vietnamese]) entries.set(getTermKey(spelling.normalize('NFC')), name)
  }
  return entries
}
const SKILLS = buildSkillEntries()

const tokenize = (line: string) =>
  [...line.replace(/[/_]/g, ' ').matchAll(TOKEN)].map((match) => match[0].replace(/[.'-]{1,64}$/, '')).filter(Boolean)

/** Whether a word is the name of a tool as it is written here. */
export function isToolName(word: string): boolean {
  const tool = TOOLS.get(getTermKey(word))
  return tool !== undefined && /^\p{Lu}|^[a-z]+[A-Z.]/u.test(word)
}

const LIST_WORD = /^(?:and|or|và|hoặc|microsoft|ms|similar|other|equivalent|tools|software|apps|phần|mềm|suite)$/i

/** "Golang, Rust, or Python", "Excel and Word": nothing but tools, or what leads to them. */
export function isToolList(text: string): boolean {
  const bare = text
    .replace(
      /^(?:(?:strong|solid|good|basic|working|intermediate|advanced) )?(?:experience|knowledge|understanding|proficiency|proficient|familiarity|familiar|skilled|expertise) (?:in|with|of|using) /i,
      '',
    )
    .replace(/^(?:sử dụng thành thạo|thành thạo|biết sử dụng|biết) /i, '')
  const words = bare.split(/[\s,/]+/).filter((word) => word !== '')
  if (words.length === 0 || words.length > 14) return false
  const named = new Set(
    matchTerms(`, ${bare}`)
      .filter(({ kind }) => kind === 'tool')
      .flatMap(({ name }) => name.en.toLowerCase().split(' ')),
  )
  return named.size > 0 && words.every((word) => LIST_WORD.test(word) || named.has(word.toLowerCase()))
}

interface Span {
  readonly written: string
  readonly key: string
  readonly start: number
}

function isWrittenAsName(entry: ToolEntry, span: Span): boolean {
  if (!entry.needsExactCase) return true
  return /^\p{Lu}/u.test(span.written) || (span.written === entry.canonical && !entry.needsNeighbor)
}

interface Found extends TermMatch {
  readonly needsNeighbor: boolean
}

function matchTermAt(span: Span): Found | null {
  const tool = TOOLS.get(span.key)
  if (tool !== undefined && isWrittenAsName(tool, span)) {
    const written = span.written.replace(/^phần mềm /i, '')
    const name = { en: written, vi: written }
    // The first word of a line has its capital anyway: "React quickly" is no skill, "React and CSS" is one.
    const needsNeighbor = tool.needsNeighbor && (!tool.clearInside || span.start === 0)
    return { kind: 'tool', name, key: getTermKey(tool.canonical), isHot: tool.isHot, needsNeighbor }
  }
  const skill = SKILLS.get(span.key)
  if (skill === undefined) return null
  return { kind: 'skill', name: skill, key: getTermKey(skill.en), isHot: false, needsNeighbor: false }
}

/** Tools and skills in a line, the longest spelling first, each once. */
export function matchTerms(line: string): readonly TermMatch[] {
  const tokens = tokenize(line)
  const found: Found[] = []
  let start = 0
  while (start < tokens.length) {
    let length = Math.min(MAX_TERM_WORDS, tokens.length - start)
    let hit: Found | null = null
    for (; length > 0 && hit === null; length -= 1) {
      const written = tokens.slice(start, start + length).join(' ')
      hit = matchTermAt({ written, key: getTermKey(written), start })
    }
    if (hit !== null) found.push(hit)
    start += hit === null ? 1 : length + 1
  }
  const hasNeighbor = found.some((match) => match.kind === 'tool' && !match.needsNeighbor)
  const kept = found.filter((match) => !match.needsNeighbor || hasNeighbor)
  return kept.filter((match, index) => kept.findIndex((other) => other.key === match.key) === index)
}
