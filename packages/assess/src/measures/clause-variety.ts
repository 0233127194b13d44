import { words as list } from '../lexicons/en-words'
import type { TaggedUnit, Word } from '../tag/word'

const subordinators = new Set(list('because although though if when while unless until since whereas after before'))
const modals = new Set(list("can could should would may might must can't couldn't wouldn't i'd we'd"))
const relatives = new Set(['which', 'who', 'whose', 'where', 'whom'])
const havings = new Set(list("have has had i've we've they've you've haven't hasn't hadn't"))
const beings = new Set(list('am is are was were be been being'))
const participle =
  /(?:ed|en|wn|ught|built|made|done|found|held|kept|led|left|lost|met|paid|put|read|said|sent|set|sold|told|gone|been)$/u

export interface ClauseHit {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly unit: TaggedUnit
}

/** Kinds of English clause that were tried, each once: adverbial (up to three), relative, modal, perfect, passive. */
export function clauseTypes(units: readonly TaggedUnit[]): ClauseHit[] {
  const hits = new Map<string, ClauseHit>()
  for (const unit of units) {
    unit.words.forEach((word, index) => {
      const type = clauseType(unit.words, index)
      if (type !== null && !hits.has(type)) hits.set(type, { type, start: word.token.start, end: unit.end, unit })
    })
  }
  return [...hits.values()]
}

function clauseType(words: readonly Word[], index: number): string | null {
  const word = words[index]
  if (word === undefined) return null
  if (subordinators.has(word.form)) return `adverbial:${word.form}`
  if (modals.has(word.form)) return 'modal'
  const previous = words[index - 1]
  if (relatives.has(word.form) && (previous?.pos === 'NOUN' || previous?.form === '[person]')) return 'relative'
  return verbGroup(word, words[index + 1], words[index + 2])
}

function verbGroup(word: Word, next: Word | undefined, after: Word | undefined): string | null {
  const verb = next?.pos === 'ADV' ? after : next
  if (verb?.pos !== 'VERB' || !participle.test(verb.form)) return null
  if (havings.has(word.form)) return 'perfect'
  return beings.has(word.form) && !verb.form.endsWith('ing') ? 'passive' : null
}

const maxAdverbial = 3

/** Number of different kinds, 0 to 7. */
export function clauseVariety(hits: readonly ClauseHit[]): number {
  const adverbial = hits.filter((hit) => hit.type.startsWith('adverbial')).length
  return Math.min(maxAdverbial, adverbial) + hits.length - adverbial
}
