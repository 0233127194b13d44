import { VERBS } from './verb-list'

const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  does: 'do',
  goes: 'go',
  built: 'build',
  led: 'lead',
  grown: 'grow',
  ran: 'run',
  written: 'write',
  taught: 'teach',
  sold: 'sell',
  won: 'win',
  made: 'make',
  driven: 'drive',
  done: 'do',
  held: 'hold',
}

const find = (candidates: readonly string[]): string | null => candidates.find((word) => VERBS.has(word)) ?? null

export type VerbForm = 'base' | 'gerund' | 'third' | 'past'
export interface Verb {
  readonly base: string
  readonly form: VerbForm
}

function readGerund(word: string): Verb | null {
  if (!/^[a-z-]{2,}ing$/.test(word)) return null
  const stem = word.slice(0, -3)
  const isDoubled = stem.length > 2 && stem.at(-1) === stem.at(-2)
  const tie = stem.endsWith('y') ? [`${stem.slice(0, -1)}ie`] : []
  const base = find([stem, `${stem}e`, ...(isDoubled ? [stem.slice(0, -1)] : []), ...tie])
  return base === null ? null : { base, form: 'gerund' }
}

function readThird(word: string): Verb | null {
  if (!/^[a-z-]{2,}s$/.test(word) || word.endsWith('ss')) return null
  const candidates = [word.slice(0, -1)]
  if (word.endsWith('es')) candidates.push(word.slice(0, -2))
  if (word.endsWith('ies')) candidates.push(`${word.slice(0, -3)}y`)
  const base = find(candidates)
  return base === null ? null : { base, form: 'third' }
}

function readPast(word: string): Verb | null {
  if (!/^[a-z-]{2,}ed$/.test(word)) return null
  const stem = word.slice(0, -2)
  const isDoubled = stem.length > 2 && stem.at(-1) === stem.at(-2)
  const base = find([stem, word.slice(0, -1), ...(isDoubled ? [stem.slice(0, -1)] : []), `${stem.slice(0, -1)}y`])
  return base === null ? null : { base, form: 'past' }
}

/** The verb that a word is a form of; null for a word that is none on the list. */
export function readVerb(written: string): Verb | null {
  const word = written.toLowerCase()
  if (VERBS.has(word)) return { base: word, form: 'base' }
  const irregular = IRREGULAR[word]
  if (irregular !== undefined) return { base: irregular, form: word.endsWith('s') ? 'third' : 'past' }
  return readGerund(word) ?? readThird(word) ?? readPast(word)
}
