import type { InterviewLanguage } from '@candor/contract'
import { englishSounds } from './english-sounds'
import { closedMouth, type MouthShape, mixMouths, mouthShapes, type Viseme } from './mouth-shape'
import { vietnameseSounds, withoutTones } from './vietnamese-sounds'

export interface VisemeTrack {
  durationMs: number
  /** The start of each viseme, ascending. The last viseme is silence. */
  startsMs: Float64Array
  visemes: readonly Viseme[]
}

/** Usual lengths. Only their proportions matter, because the track is scaled to the sound. */
const lengthMs: Record<Viseme, number> = {
  rest: 90,
  pp: 85,
  ff: 85,
  th: 70,
  dd: 60,
  kk: 65,
  ch: 90,
  ss: 85,
  rr: 65,
  aa: 130,
  uh: 100,
  ee: 120,
  ih: 95,
  oh: 130,
  ou: 115,
}
/** Silence before and after the words of a clip. */
const LEAD_MS = 60
const TAIL_MS = 120
const pausesMs: Readonly<Record<string, number>> = {
  ',': 200,
  ';': 280,
  ':': 280,
  '.': 420,
  '?': 420,
  '!': 420,
  '…': 420,
  '—': 240,
}
const MIN_PAUSE_MS = 40

const digits: Record<InterviewLanguage, readonly string[]> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  vi: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
}

interface Sound {
  viseme: Viseme
  ms: number
}

const TOKENS = /\p{L}[\p{L}\p{M}]*|\d|[,;:.?!…—]/gu

/** Letters with foreign diacritics are read as their base letter. */
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')

const listWordSounds: Readonly<Record<InterviewLanguage, (word: string) => Viseme[]>> = {
  en: (word) => englishSounds(plain(word)),
  vi: (word) => vietnameseSounds(withoutTones(word)),
}

function listSounds(token: string, language: InterviewLanguage): Sound[] {
  const pauseMs = pausesMs[token]
  if (pauseMs !== undefined) return [{ viseme: 'rest', ms: pauseMs }]
  const word = digits[language][Number(token)] ?? token
  return listWordSounds[language](word).map((viseme) => ({ viseme, ms: lengthMs[viseme] }))
}

/** Creates the visemes of a text, scaled to the real length of its sound. The last one closes the mouth. */
export function createVisemes(text: string, language: InterviewLanguage, durationMs: number): VisemeTrack {
  const tokens = text.normalize('NFC').toLowerCase().match(TOKENS) ?? []
  const sounds = tokens.flatMap((token) => listSounds(token, language))
  // The pause after the last word is part of the clip's tail.
  while (sounds.at(-1)?.viseme === 'rest') sounds.pop()
  const spokenMs = sounds.reduce((sum, { ms }) => sum + ms, 0)
  const room = Math.max(0, durationMs - LEAD_MS - TAIL_MS)
  const scale = spokenMs === 0 ? 0 : room / spokenMs
  const all: Sound[] = [{ viseme: 'rest', ms: Math.min(LEAD_MS, durationMs) }]
  for (const { viseme, ms } of sounds) all.push({ viseme, ms: ms * scale })
  const startsMs = new Float64Array(all.length + 1)
  let at = 0
  all.forEach(({ ms }, which) => {
    startsMs[which] = at
    at += ms
  })
  startsMs[all.length] = Math.min(at, durationMs)
  return { durationMs, startsMs, visemes: [...all.map(({ viseme }) => viseme), 'rest'] }
}

/** Returns the last viseme that has begun by this time. */
function indexAt(startsMs: Float64Array, atMs: number): number {
  let low = 0
  let high = startsMs.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((startsMs[middle] ?? 0) <= atMs) low = middle
    else high = middle - 1
  }
  return low
}

/** A mouth starts to move before its sound. The shift from the text's time is at most this. */
export const BLEND_MS = 60

/** Returns the mouth shape at a time of the track, blended from the previous sound. Closed before, after and in pauses. */
export function getVisemeAt({ durationMs, startsMs, visemes }: VisemeTrack, atMs: number): MouthShape {
  if (atMs < 0 || atMs >= durationMs) return closedMouth
  const which = indexAt(startsMs, atMs)
  const startMs = startsMs[which] ?? 0
  const lastsMs = (startsMs[which + 1] ?? durationMs) - startMs
  const target = mouthShapes[visemes[which] ?? 'rest']
  const before = mouthShapes[visemes[which - 1] ?? 'rest']
  const blendMs = Math.min(BLEND_MS, lastsMs / 2)
  const share = blendMs <= 0 ? 1 : Math.min(1, (atMs - startMs) / blendMs)
  if (share === 1) return target
  return mixMouths(before, target, share * share * (3 - 2 * share))
}

/** A pause of at least this length ends a clause. */
export function getClauseEndsMs({ startsMs, visemes, durationMs }: VisemeTrack): number[] {
  const ends: number[] = []
  visemes.forEach((viseme, which) => {
    const startMs = startsMs[which] ?? durationMs
    const untilMs = startsMs[which + 1] ?? durationMs
    if (which > 0 && viseme === 'rest' && untilMs - startMs >= MIN_PAUSE_MS) ends.push(startMs)
  })
  return ends
}
