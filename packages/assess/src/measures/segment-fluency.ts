import type { PreparedAnswer } from '../normalize/prepared-answer'
import { isClean, type Token } from '../normalize/token'
import { type FluencyReading, readFluencyEvents, silentPauseMs } from './fluency-events'

/** Word times when there are any, segment times otherwise, null without either. */
export function readFluency(answer: PreparedAnswer): FluencyReading | null {
  if (answer.answer.modality === 'typed') return null
  if (answer.tokens.some((token) => token.startMs !== null)) return readFluencyEvents(answer)
  return answer.segmentTimedTokens.some((token) => token.startMs !== null) ? readSegments(answer) : null
}

/** With segments only, silences inside a segment are unknown: the gaps between segments are the pauses. */
function readSegments(answer: PreparedAnswer): FluencyReading {
  const tokens = answer.segmentTimedTokens.filter((token) => token.startMs !== null && !isDuplicate(answer, token))
  const clean = tokens.filter(isClean)
  const heads = tokens.filter((token) => token.eventHead)
  const fillers = heads.filter((token) => token.disfluency === 'filler')
  const gaps = listGaps(tokens)
  const pauses = gaps.filter((gap) => gap.ms >= silentPauseMs)
  const spokenMs = measureSpokenMs(tokens)
  return {
    counts: {
      cleanWords: clean.length,
      fillers: fillers.length,
      repeats: heads.length - fillers.length,
      pauses: pauses.length,
      runs: pauses.length + fillers.length + 1,
      spokenMs,
      articulatedMs: spokenMs - pauses.reduce((sum, gap) => sum + gap.ms, 0),
    },
    events: [
      ...heads.map((token) => ({
        kind: token.disfluency === 'filler' ? ('filler' as const) : ('repeat' as const),
        from: token,
        to: token,
      })),
      ...pauses.map((gap) => ({ kind: 'pause' as const, from: gap.from, to: gap.to })),
    ],
    longestRun: findLongestSegment(clean),
  }
}

interface Gap {
  readonly from: Token
  readonly to: Token
  readonly ms: number
}

function listGaps(tokens: readonly Token[]): Gap[] {
  return tokens.slice(1).flatMap((to, index) => {
    const from = tokens[index]
    return from === undefined ? [] : [{ from, to, ms: (to.startMs ?? 0) - (from.endMs ?? 0) }]
  })
}

function measureSpokenMs(tokens: readonly Token[]): number {
  const starts = tokens.map((token) => token.startMs ?? 0)
  const ends = tokens.map((token) => token.endMs ?? 0)
  return tokens.length === 0 ? 0 : ends.reduce((a, b) => Math.max(a, b), 0) - starts.reduce((a, b) => Math.min(a, b))
}

/** Tokens of one segment share their start. */
function findLongestSegment(tokens: readonly Token[]): Token[] {
  const bySegment = new Map<number, Token[]>()
  for (const token of tokens) {
    const start = token.startMs ?? 0
    const list = bySegment.get(start)
    if (list === undefined) bySegment.set(start, [token])
    else list.push(token)
  }
  return [...bySegment.values()].reduce<Token[]>((best, list) => (list.length > best.length ? list : best), [])
}

function isDuplicate(answer: PreparedAnswer, token: Token): boolean {
  return answer.units.some((unit) => unit.dropped === 'duplicate' && token.start >= unit.start && token.end <= unit.end)
}
