import type { AssessLanguage, TimedWord } from '../../input'
import { fillers, hash } from './transforms'

/*
 * How a person speaks: the times of the words of an answer. The patterns were written from what is known of speech, about 120 to 180
 * words a minute and pauses between clauses, and not from the engine's limits. What looks random is decided by a hash of the word and
 * the one before it, so that words which are added elsewhere leave the others' times as they were.
 */

interface Pace {
  /** A word takes so long, and so much more for each letter. */
  readonly wordMs: number
  readonly letterMs: number
  readonly gapMs: number
  readonly commaMs: number
  readonly sentenceMs: number
  /** Pauses inside a clause: before this share of the words, from the shortest to the longest. */
  readonly pauseShare: number
  readonly pauseMs: readonly [shortest: number, longest: number]
  /** Shares of the words before which a filler is said, and which are said twice. */
  readonly fillerShare: number
  readonly repeatShare: number
}

export const paces = ['ordinary', 'halting'] as const
export type PaceId = (typeof paces)[number]

const steady = { fillerShare: 0, repeatShare: 0 } as const

/** Three speakers: one searches for words, one is fast and starts over, one is slow and never says "um". */
const speakerPaces = [
  {
    ordinary: {
      wordMs: 170,
      letterMs: 22,
      gapMs: 40,
      commaMs: 260,
      sentenceMs: 600,
      pauseShare: 0.02,
      pauseMs: [420, 600],
      fillerShare: 0.01,
      repeatShare: 0,
    },
    halting: {
      wordMs: 220,
      letterMs: 28,
      gapMs: 60,
      commaMs: 600,
      sentenceMs: 1300,
      pauseShare: 0.16,
      pauseMs: [800, 1700],
      fillerShare: 0.08,
      repeatShare: 0.02,
    },
  },
  {
    ordinary: {
      wordMs: 110,
      letterMs: 18,
      gapMs: 30,
      commaMs: 180,
      sentenceMs: 420,
      pauseShare: 0.01,
      pauseMs: [400, 500],
      fillerShare: 0.02,
      repeatShare: 0.01,
    },
    halting: {
      wordMs: 150,
      letterMs: 22,
      gapMs: 40,
      commaMs: 450,
      sentenceMs: 900,
      pauseShare: 0.12,
      pauseMs: [600, 1200],
      fillerShare: 0.08,
      repeatShare: 0.07,
    },
  },
  {
    ordinary: {
      ...steady,
      wordMs: 230,
      letterMs: 26,
      gapMs: 60,
      commaMs: 350,
      sentenceMs: 850,
      pauseShare: 0.02,
      pauseMs: [450, 700],
    },
    halting: {
      ...steady,
      wordMs: 330,
      letterMs: 36,
      gapMs: 110,
      commaMs: 900,
      sentenceMs: 1800,
      pauseShare: 0.15,
      pauseMs: [1200, 2500],
    },
  },
] as const satisfies readonly Readonly<Record<PaceId, Pace>>[]

export type SpeakerId = 0 | 1 | 2
export const speakers: readonly SpeakerId[] = [0, 1, 2]

export interface Manner {
  readonly speaker: SpeakerId
  readonly pace: PaceId
  readonly language: AssessLanguage
}

/** The answer after an opening that is said without a pause inside a clause, filler or repeat, whatever the words are. */
export function speakAfter(opening: string, text: string, manner: Manner): TimedWord[] {
  const own: Pace = speakerPaces[manner.speaker][manner.pace]
  const first = timeWords(opening, { ...own, pauseShare: 0, ...steady }, manner.language)
  const shiftMs = (first.at(-1)?.endMs ?? 0) + own.sentenceMs - startMs
  const rest = speak(text, manner)
  return [...first, ...rest.map((word) => ({ ...word, startMs: word.startMs + shiftMs, endMs: word.endMs + shiftMs }))]
}

const fillerMs = 380
const startMs = 700

/** The answer spoken in this manner: its words with times in milliseconds, fillers and repeats among them. */
export const speak = (text: string, { speaker, pace, language }: Manner): TimedWord[] =>
  timeWords(text, speakerPaces[speaker][pace], language)

function timeWords(text: string, own: Pace, language: AssessLanguage): TimedWord[] {
  const timed: TimedWord[] = []
  let previous = ''
  let atMs = startMs
  const say = (word: string, durationMs: number): void => {
    timed.push({ text: word, startMs: Math.round(atMs), endMs: Math.round(atMs + durationMs) })
    atMs += durationMs + own.gapMs
  }
  for (const word of text.split(/\s+/u).filter((piece) => piece !== '')) {
    const pair = `${previous} ${word}`.toLowerCase()
    previous = word
    const draw = (salt: number): number => hash(pair, salt)
    atMs += measurePause(own, draw)
    if (draw(13) < own.fillerShare) say(fillers[language][Math.floor(draw(14) * 2)] ?? '', fillerMs)
    const durationMs = own.wordMs + own.letterMs * word.length
    if (draw(15) < own.repeatShare) say(word.replace(/[,.;:!?]$/u, ''), durationMs)
    say(word, durationMs)
    atMs += measureEnd(own, word)
  }
  return timed
}

function measurePause({ pauseShare, pauseMs }: Pace, draw: (salt: number) => number): number {
  const [shortest, longest] = pauseMs
  return draw(11) < pauseShare ? shortest + draw(12) * (longest - shortest) : 0
}

function measureEnd({ commaMs, sentenceMs }: Pace, word: string): number {
  if (/[.!?…]$/u.test(word)) return sentenceMs
  return /[,;:]$/u.test(word) ? commaMs : 0
}
