import { words as list } from '../../lexicons/en-words'
import type { Lexicon } from '../../lexicons/lexicon'
import { findPhrases } from '../../lexicons/phrase-index'
import { isFirstPerson } from '../../measures/own-action'
import type { PreparedAnswer } from '../../normalize/prepare-answers'
import type { TaggedUnit, Word } from '../../tag/word'
import { type CognitiveCues, type CueKind, cueKinds } from './cues'
import { enCues } from './cues-en'
import { viCues } from './cues-vi'

/** One unbroken stretch of an answer's kept words. Read word by word, so that missing full stops change little. */
export interface Stream {
  readonly answer: PreparedAnswer
  readonly words: readonly Word[]
  /** The sentence of each word. */
  readonly units: readonly TaggedUnit[]
  readonly hits: Readonly<Record<CueKind, readonly number[]>>
  readonly hedges: readonly number[]
  /** Where the speaker takes back something said before. */
  readonly withdrawals: readonly number[]
  /** Where a compliment is taken or given. */
  readonly courtesies: readonly number[]
  /** Words that tell of something the speaker does or did. */
  readonly actions: readonly number[]
  /** Places of "I", "we" and "my". */
  readonly own: readonly number[]
}

const actionReach = 4
const cache = new WeakMap<PreparedAnswer, readonly Stream[]>()

export function streamsOf(answer: PreparedAnswer, lexicon: Lexicon): readonly Stream[] {
  const known = cache.get(answer)
  if (known !== undefined) return known
  const streams = stretches(answer.units, lexicon).map((units) => streamOf(answer, units, lexicon))
  cache.set(answer, streams)
  return streams
}

/** Kept units that follow each other; a dropped one between them ends the stretch. */
function stretches(units: readonly TaggedUnit[], lexicon: Lexicon): TaggedUnit[][] {
  const found: TaggedUnit[][] = [[]]
  units.forEach((unit, index) => {
    const isBeside = [units[index - 1], units[index + 1]].some((other) => other?.dropped === null)
    if (unit.dropped === null || (isBeside && isOfStory(unit, lexicon))) found.at(-1)?.push(unit)
    else found.push([])
  })
  return found.filter((stretch) => stretch.length > 0)
}

/** "She got it the next morning" says nothing alone; beside what the speaker did it is how the story goes on. */
function isOfStory(unit: TaggedUnit, lexicon: Lexicon): boolean {
  const isGeneral = unit.dropped === 'padding' || unit.dropped === 'self_praise'
  return isGeneral && !isFirstPerson(unit, lexicon) && unit.words.some((word) => persons.has(word.form))
}

const persons: ReadonlySet<string> = new Set(list('he him her they them their ấy họ'))

function streamOf(answer: PreparedAnswer, stretch: readonly TaggedUnit[], lexicon: Lexicon): Stream {
  const units = stretch.flatMap((unit) => unit.words.map(() => unit))
  const words = stretch.flatMap((unit) => [...unit.words])
  const cues = lexicon.language === 'en' ? enCues : viCues
  const forms = words.map((word) => word.form)
  const hitsOf = (kind: CueKind): number[] => {
    const cue = cues.of[kind]
    const phrases = findPhrases(cue.phrases, forms).map((hit) => hit.from)
    const lemmas = words.flatMap((word, index) =>
      cue.lemmas.has(word.lemma) || cue.lemmas.has(word.form) ? [index] : [],
    )
    return [...new Set([...phrases, ...lemmas])].sort((a, b) => a - b)
  }
  const hits = Object.fromEntries(cueKinds.map((kind) => [kind, hitsOf(kind)]))
  const own = words.flatMap((word, index) => (lexicon.firstPerson.has(word.form) ? [index] : []))
  return {
    answer,
    words,
    units,
    hits: { ...noHits, ...hits },
    hedges: findPhrases(cues.hedges, forms).map((hit) => hit.from),
    withdrawals: findPhrases(cues.withdrawals, forms).map((hit) => hit.from),
    courtesies: findPhrases(cues.courtesies, forms).map((hit) => hit.from),
    actions: actionsOf(words, own, { lexicon, cues }),
    own,
  }
}

const noHits: Readonly<Record<CueKind, readonly number[]>> = {
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

interface Language {
  readonly lexicon: Lexicon
  readonly cues: CognitiveCues
}

function actionsOf(words: readonly Word[], own: readonly number[], language: Language): number[] {
  const found = own.flatMap((index) => {
    const step = words.slice(index + 1, index + 1 + actionReach).findIndex((word) => isDoing(word, language))
    return step < 0 ? [] : [index + 1 + step]
  })
  return [...new Set(found)].sort((a, b) => a - b)
}

function isDoing(word: Word, { lexicon, cues }: Language): boolean {
  if (cues.notDoing.has(word.lemma) || cues.notDoing.has(word.form)) return false
  if (lexicon.language === 'vi') return cues.doing.has(word.form)
  return lexicon.pastActions.has(word.form) || word.pos === 'VERB'
}
