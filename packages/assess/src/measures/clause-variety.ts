import { isIng } from '../lexicons/en-verbs'
import { splitWords } from '../lexicons/en-words'
import type { TaggedUnit, Word } from '../tag/word'
import { measureTypesPerSample } from './lexical-diversity'

const subordinators = new Set(splitWords('because if when until since after before'))
const contrasts = new Set(splitWords('although though while whereas unless despite'))
const modals = new Set(splitWords("can could should would may might must can't couldn't wouldn't i'd we'd"))
const relatives = new Set(['which', 'who', 'whose', 'where', 'whom'])
const prepositions = new Set(splitWords('of in for at by from about without with before after instead than'))
const formsOfHave = new Set(splitWords("have has had i've we've they've you've haven't hasn't hadn't"))
const formsOfBe = new Set(splitWords('am is are was were be been being'))
const participle =
  /(?:ed|en|wn|ught|built|made|done|found|held|kept|led|left|lost|met|paid|put|read|said|sent|set|sold|told|gone|been)$/u

export interface ClauseMatch {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly unit: TaggedUnit
}

/** English clauses that were tried: adverbial, contrast, relative, gerund, modal, perfect, passive. */
export function findClauses(units: readonly TaggedUnit[]): ClauseMatch[] {
  return units.flatMap((unit) =>
    unit.words.flatMap((word, index) => {
      const type = classifyClause(unit.words, index)
      return type === null ? [] : [{ type, start: word.token.start, end: unit.end, unit }]
    }),
  )
}

/** The first clause of each kind. */
export function findFirstOfKinds(clauses: readonly ClauseMatch[]): ClauseMatch[] {
  const first = new Map<string, ClauseMatch>()
  for (const clause of clauses) if (!first.has(clause.type)) first.set(clause.type, clause)
  return [...first.values()]
}

function classifyClause(words: readonly Word[], index: number): string | null {
  const word = words[index]
  if (word === undefined) return null
  if (subordinators.has(word.form)) return `adverbial:${word.form}`
  if (contrasts.has(word.form)) return 'contrast'
  if (modals.has(word.form)) return 'modal'
  const previous = words[index - 1]
  if (relatives.has(word.form) && (previous?.pos === 'NOUN' || previous?.form === '[person]')) return 'relative'
  return isGerund(word, words[index + 1]) ? 'gerund' : classifyVerbGroup(word, words[index + 1], words[index + 2])
}

/** "by asking", "without waiting". */
function isGerund(word: Word, next: Word | undefined): boolean {
  return prepositions.has(word.form) && next?.pos === 'VERB' && isIng(next.form)
}

function classifyVerbGroup(word: Word, next: Word | undefined, after: Word | undefined): string | null {
  const verb = next?.pos === 'ADV' ? after : next
  if (verb?.pos !== 'VERB' || !participle.test(verb.form)) return null
  if (formsOfHave.has(word.form)) return 'perfect'
  return formsOfBe.has(word.form) && !verb.form.endsWith('ing') ? 'passive' : null
}

/** Of the clauses of reason, time and condition. */
const maxAdverbial = 2

const isAdverbial = (type: string): boolean => type.startsWith('adverbial')

/** Number of different kinds, 0 to 8. */
export function countClauseKinds(clauses: readonly ClauseMatch[]): number {
  const kinds = [...new Set(clauses.map(({ type }) => type))]
  const adverbial = kinds.filter(isAdverbial).length
  return Math.min(maxAdverbial, adverbial) + kinds.length - adverbial
}

/** Expected number of different kinds in a sample of the words, 0 to 8: length does not move it. */
export function measureClauseVariety(clauses: readonly ClauseMatch[], words: number): number {
  const types = clauses.map(({ type }) => type)
  const adverbial = measureTypesPerSample(types.filter(isAdverbial), words)
  return (
    Math.min(maxAdverbial, adverbial) +
    measureTypesPerSample(
      types.filter((type) => !isAdverbial(type)),
      words,
    )
  )
}
