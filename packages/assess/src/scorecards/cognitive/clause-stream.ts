import { splitWords } from '../../lexicons/en-words'
import type { Lexicon } from '../../lexicons/lexicon'
import { findPhrases } from '../../lexicons/phrase-index'
import { isFirstPerson } from '../../measures/own-action'
import type { PreparedAnswer } from '../../normalize/prepare-answers'
import type { TaggedUnit, Word } from '../../tag/word'
import { type CognitiveCues, type CueKind, cueKinds } from './cues'
import { cuesByLanguage } from './cues-by-language'

/** Contiguous kept words of an answer. Rules read it word by word, so that missing punctuation changes little. */
export interface ClauseStream {
  readonly answer: PreparedAnswer
  readonly words: readonly Word[]
  /** The sentence of each word. */
  readonly units: readonly TaggedUnit[]
  readonly hits: Readonly<Record<CueKind, readonly number[]>>
  readonly hedges: readonly number[]
  /** Positions where the speaker retracts an earlier statement. */
  readonly retractions: readonly number[]
  /** Positions where a compliment is accepted or given. */
  readonly compliments: readonly number[]
  /** Positions of verbs for what the speaker does or did. */
  readonly actions: readonly number[]
  /** Positions of "I", "we" and "my". */
  readonly own: readonly number[]
}

const actionReach = 4
const cache = new WeakMap<PreparedAnswer, readonly ClauseStream[]>()

export function clauseStreams(answer: PreparedAnswer, lexicon: Lexicon): readonly ClauseStream[] {
  const known = cache.get(answer)
  if (known !== undefined) return known
  const streams = listContiguousUnits(answer.units, lexicon).map((units) => buildStream(answer, units, lexicon))
  cache.set(answer, streams)
  return streams
}

/** Consecutive kept units; a dropped unit between them ends the run. */
function listContiguousUnits(units: readonly TaggedUnit[], lexicon: Lexicon): TaggedUnit[][] {
  const found: TaggedUnit[][] = [[]]
  units.forEach((unit, index) => {
    const isAdjacent = [units[index - 1], units[index + 1]].some((other) => other?.dropped === null)
    if (unit.dropped === null || (isAdjacent && isNarrativeContinuation(unit, lexicon))) found.at(-1)?.push(unit)
    else found.push([])
  })
  return found.filter((contiguousUnits) => contiguousUnits.length > 0)
}

/** "She got it the next morning" says nothing alone; next to the speaker's action it continues the story. */
function isNarrativeContinuation(unit: TaggedUnit, lexicon: Lexicon): boolean {
  const isGeneral = unit.dropped === 'padding' || unit.dropped === 'self_praise'
  return isGeneral && !isFirstPerson(unit, lexicon) && unit.words.some((word) => persons.has(word.form))
}

const persons: ReadonlySet<string> = new Set(splitWords('he him her they them their ấy họ'))

function buildStream(answer: PreparedAnswer, contiguousUnits: readonly TaggedUnit[], lexicon: Lexicon): ClauseStream {
  const units = contiguousUnits.flatMap((unit) => unit.words.map(() => unit))
  const words = contiguousUnits.flatMap((unit) => [...unit.words])
  const cues = cuesByLanguage[lexicon.language]
  const forms = words.map((word) => word.form)
  const findCues = (kind: CueKind): number[] => {
    const cue = cues.byKind[kind]
    const phrases = findPhrases(cue.phrases, forms).map((hit) => hit.from)
    const lemmas = words.flatMap((word, index) =>
      cue.lemmas.has(word.lemma) || cue.lemmas.has(word.form) ? [index] : [],
    )
    return [...new Set([...phrases, ...lemmas])].sort((a, b) => a - b)
  }
  const hits = Object.fromEntries(cueKinds.map((kind) => [kind, findCues(kind)]))
  const own = words.flatMap((word, index) => (lexicon.firstPerson.has(word.form) ? [index] : []))
  return {
    answer,
    words,
    units,
    hits: { ...emptyHits, ...hits },
    hedges: findPhrases(cues.hedges, forms).map((hit) => hit.from),
    retractions: findPhrases(cues.retractions, forms).map((hit) => hit.from),
    compliments: findPhrases(cues.compliments, forms).map((hit) => hit.from),
    actions: findActions(words, own, { lexicon, cues }),
    own,
  }
}

const emptyHits: Readonly<Record<CueKind, readonly number[]>> = {
  reason: [],
  limit: [],
  problem: [],
  outcome: [],
  wider: [],
  link: [],
  lesson: [],
  change: [],
  criterion: [],
  choice: [],
  own_limit: [],
  find_out: [],
  check: [],
  method: [],
}

interface LanguageRules {
  readonly lexicon: Lexicon
  readonly cues: CognitiveCues
}

function findActions(words: readonly Word[], own: readonly number[], language: LanguageRules): number[] {
  const found = own.flatMap((index) => {
    const step = words.slice(index + 1, index + 1 + actionReach).findIndex((word) => isActionWord(word, language))
    return step < 0 ? [] : [index + 1 + step]
  })
  return [...new Set(found)].sort((a, b) => a - b)
}

function isActionWord(word: Word, { lexicon, cues }: LanguageRules): boolean {
  if (cues.nonActionWords.has(word.lemma) || cues.nonActionWords.has(word.form)) return false
  if (lexicon.language === 'vi') return cues.actionVerbs.has(word.form)
  return lexicon.pastActions.has(word.form) || word.pos === 'VERB'
}
