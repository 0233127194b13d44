import type { Evidence, EvidenceTag } from '@candor/contract'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { Span } from '../normalize/span'
import type { Token } from '../normalize/token'

const maxQuotesPerEffect = 2

export type { Span }

export interface EvidenceFinding {
  readonly effect: '+' | '-'
  readonly tag: EvidenceTag
}

/** A verbatim quote at its offsets, with media times from its words or, without those, from its segments. */
export function buildEvidence(answer: PreparedAnswer, span: Span, finding: EvidenceFinding): Evidence {
  const times = findMediaTimes(answer.tokens, span) ?? findMediaTimes(answer.segmentTimedTokens, span)
  return {
    answerId: answer.answer.answerId,
    start: span.start,
    end: span.end,
    quote: answer.answer.text.slice(span.start, span.end),
    ...finding,
    startMs: times?.startMs ?? null,
    endMs: times?.endMs ?? null,
  }
}

function findMediaTimes(tokens: readonly Token[], span: Span): { startMs: number; endMs: number } | null {
  const inside = tokens.filter((token) => token.start < span.end && token.end > span.start && token.startMs !== null)
  const startMs = inside[0]?.startMs
  const endMs = inside.at(-1)?.endMs
  return startMs === undefined || startMs === null || endMs === undefined || endMs === null ? null : { startMs, endMs }
}

/** Words around a place: enough to hear it in context. */
export function expandSpan(answer: PreparedAnswer, span: Span, wordsAround = 4): Span {
  const first = answer.tokens.findIndex((token) => token.end > span.start)
  const last = answer.tokens.findLastIndex((token) => token.start < span.end)
  const from = answer.tokens[Math.max(0, first - wordsAround)]
  const to = answer.tokens[Math.min(answer.tokens.length - 1, last + wordsAround)]
  return { start: Math.min(from?.start ?? span.start, span.start), end: Math.max(to?.end ?? span.end, span.end) }
}

/** At most two quotes per direction, no quote twice. */
export function selectStrongest(evidence: readonly Evidence[]): Evidence[] {
  const kept: Evidence[] = []
  for (const item of evidence) {
    const same = kept.filter((other) => other.effect === item.effect)
    const seen = same.some(
      (other) => other.answerId === item.answerId && other.start < item.end && item.start < other.end,
    )
    if (same.length < maxQuotesPerEffect && !seen && item.quote !== '') kept.push(item)
  }
  return kept
}
