import { type CandidateParts, InterviewCandidate } from './interview-candidate'
import type { CameraBytes } from './interview-recording'

const startsAtOnce = 4

/** When each candidate commits answers, in milliseconds from the beginning of a phase. */
export interface CommitPlan {
  readonly seconds: number
  readonly commitsAtMs: (index: number) => readonly number[]
}

/** Each candidate answers for `answerSeconds`; the commits of all are evenly spread. */
export const planEvenCommits = (count: number, seconds: number, answerSeconds: number): CommitPlan => {
  const everyMs = answerSeconds * 1000
  const number = Math.floor(seconds / answerSeconds)
  return {
    seconds,
    commitsAtMs: (index) => Array.from({ length: number }, (_, nth) => (index / count) * everyMs + nth * everyMs),
  }
}

export const burstShare = 0.4
const burstEveryMs = 20_000
const burstMs = 1_000

/** Once in 20 s, 40% of the candidates commit within one second. Those who did last time are not among them. */
export const planBursts = (count: number, bursts: number): CommitPlan => {
  const size = Math.round(count * burstShare)
  const listBurstsOf = (index: number): readonly number[] =>
    Array.from({ length: bursts }, (_, nth) => nth).filter(
      (nth) => (index - nth * size + count * bursts) % count < size,
    )
  return {
    seconds: (bursts * burstEveryMs) / 1000,
    commitsAtMs: (index) =>
      listBurstsOf(index).map((nth) => burstEveryMs / 2 + nth * burstEveryMs + ((index * 7_919) % burstMs)),
  }
}

/** The longest stretch between two commits of a candidate decides how long the camera's recording must be. */
export const cameraMinutes = 4

export interface InterviewLoad {
  /** Lets all candidates follow a plan. Returns how many could not. */
  run(plan: CommitPlan): Promise<{ readonly failed: readonly string[] }>
  close(): void
}

const waitUntil = async (atMs: number): Promise<void> => {
  const waitMs = atMs - performance.now()
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
}

const startAll = async (candidates: readonly InterviewCandidate[]): Promise<void> => {
  const waiting = [...candidates]
  const startNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next.start()
  }
  await Promise.all(Array.from({ length: startsAtOnce }, startNext))
}

/** Calls each candidate's recorder once per slice, each at its own moment. */
const startRecorders = (candidates: readonly InterviewCandidate[], { sliceMs }: CameraBytes): (() => void) => {
  const timers = candidates.map((candidate, index) => {
    let interval: NodeJS.Timeout | undefined
    const first = setTimeout(
      () => {
        interval = setInterval(() => candidate.tick(), sliceMs)
      },
      (index / candidates.length) * sliceMs,
    )
    return () => {
      clearTimeout(first)
      clearInterval(interval)
    }
  })
  return () => {
    for (const stop of timers) stop()
  }
}

/** Starts so many interviews and their recordings. */
export const startInterviews = async (parts: CandidateParts, count: number): Promise<InterviewLoad> => {
  const candidates = Array.from({ length: count }, (_, index) => new InterviewCandidate(parts, index))
  await startAll(candidates)
  const stopRecorders = startRecorders(candidates, parts.camera)
  for (const candidate of candidates) await candidate.record()
  const failed: string[] = []
  const follow = async (candidate: InterviewCandidate, commitsAtMs: readonly number[]): Promise<void> => {
    try {
      for (const atMs of commitsAtMs) {
        await waitUntil(atMs)
        await candidate.commit()
        await candidate.record()
      }
    } catch (error) {
      failed.push(String(error))
    }
  }
  return {
    run: async ({ seconds, commitsAtMs }) => {
      const startMs = performance.now()
      const toInstants = (index: number): number[] => commitsAtMs(index).map((atMs) => startMs + atMs)
      await Promise.all(candidates.map((candidate, index) => follow(candidate, toInstants(index))))
      await waitUntil(startMs + seconds * 1000)
      return { failed: failed.splice(0) }
    },
    close: () => {
      stopRecorders()
      for (const candidate of candidates) candidate.leave()
    },
  }
}
