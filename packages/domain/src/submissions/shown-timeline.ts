/** An answer's times: where it was in the interview, and how long the take that counts is. */
export interface TimedAnswer {
  /** Of the first take. */
  readonly firstStartedAtMs: number
  readonly firstEndedAtMs: number
  readonly firstDurationMs: number
  /** Of the take that counts. */
  readonly durationMs: number
}

export interface InterviewTimes {
  readonly startedAtMs: number
  readonly endedAtMs: number
  /** The set's time for the interview; null without a clock. */
  readonly allowanceMs: number | null
}

const getFirstLengthMs = ({ firstStartedAtMs, firstEndedAtMs }: TimedAnswer): number =>
  Math.max(0, firstEndedAtMs - firstStartedAtMs)

/** By how much the take that counts is longer than the first one. Negative if it is shorter; at least to nothing. */
const getGrowthMs = (answer: TimedAnswer): number =>
  Math.max(answer.durationMs - answer.firstDurationMs, -getFirstLengthMs(answer))

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const limit = (ms: number, allowanceMs: number | null): number => Math.max(0, Math.min(ms, allowanceMs ?? ms))

/** The length of the interview, as if each answer had been given once with the take that counts, within the set's time. */
export const getShownDurationMs = (
  { startedAtMs, endedAtMs, allowanceMs }: InterviewTimes,
  answers: readonly TimedAnswer[],
): number => limit(endedAtMs - startedAtMs + sum(answers.map(getGrowthMs)), allowanceMs)

/** How much later the interview ends as shown, because of retakes: the time of its submission moves with it. */
export const getShownDelayMs = (times: InterviewTimes, answers: readonly TimedAnswer[]): number =>
  getShownDurationMs(times, answers) - getShownDurationMs(times, [])

/** The share of each pause between answers that is shown: 1, unless retakes would lead beyond the set's time. */
const getPauseShare = (times: InterviewTimes, answers: readonly TimedAnswer[]): number => {
  const { startedAtMs, endedAtMs, allowanceMs } = times
  const growthsMs = answers.map(getGrowthMs)
  if (allowanceMs === null || growthsMs.every((growthMs) => growthMs === 0)) return 1
  const firstMs = sum(answers.map(getFirstLengthMs))
  const pausesMs = endedAtMs - startedAtMs - firstMs
  const leftMs = allowanceMs - firstMs - sum(growthsMs)
  return leftMs < 0 || leftMs >= pausesMs ? 1 : leftMs / pausesMs
}

/**
 * Converts a time of the interview to the shown milliseconds since its start. Each answer is as long as the take that counts, and the
 * pauses between answers stay, so that nothing overlaps: a gap or an overlap would tell of a retake (docs/decisions/007). Without
 * retakes this is the time since the start. Never decreases, and is never beyond the set's time.
 */
export const createShownTimeline = (
  times: InterviewTimes,
  answers: readonly TimedAnswer[],
): ((atMs: number) => number) => {
  const share = getPauseShare(times, answers)
  const ordered = answers.toSorted((a, b) => a.firstStartedAtMs - b.firstStartedAtMs)
  return (atMs) => {
    let [answersMs, pausesMs, endMs] = [0, 0, times.startedAtMs]
    for (const answer of ordered) {
      const sinceMs = atMs - answer.firstStartedAtMs
      if (sinceMs < 0) break
      const firstMs = getFirstLengthMs(answer)
      const shownMs = firstMs + getGrowthMs(answer)
      pausesMs += answer.firstStartedAtMs - endMs
      endMs = Math.min(atMs, answer.firstStartedAtMs + firstMs)
      // The start of an answer without a length is its start, too.
      answersMs += sinceMs < Math.max(firstMs, 1) ? Math.min(sinceMs, shownMs) : shownMs
    }
    return limit(answersMs + Math.floor((pausesMs + atMs - endMs) * share), times.allowanceMs)
  }
}
