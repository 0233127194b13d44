import type { ReportedFault, Turn } from '@candor/contract'
import { interviewee, interviewSession, upload } from '@candor/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type CandidateSession,
  createTypedTurn,
  type InterviewFixture,
  openInterviewFixture,
} from '../../testing/interview-fixture'
import { assessSubmission } from '../assessments/operations/assess-submission'
import { cancelRetake } from '../sessions/operations/cancel-retake'
import { commitRetake } from '../sessions/operations/commit-retake'
import { commitTurn } from '../sessions/operations/commit-turn'
import { declareSegments } from '../sessions/operations/declare-segments'
import { pingSession } from '../sessions/operations/ping-session'
import { repeatQuestion } from '../sessions/operations/repeat-question'
import { revertRetake } from '../sessions/operations/revert-retake'
import { setPace } from '../sessions/operations/set-pace'
import { startRetake } from '../sessions/operations/start-retake'
import { sweepSessions } from '../sessions/operations/sweep-sessions'
import { presentSession } from '../sessions/present'
import { readCompanyViews } from './testing/read-company-views'

const minuteMs = 60_000
/** The length of an answer's recording, which is shorter than the time the answer takes. */
const usualMs = 50_000
const lagMs = 10_000
const muted: ReportedFault = { kind: 'muted', startMs: 10_000, endMs: 30_000 }
const goodWords = createTypedTurn('', 1).text ?? ''
const otherWords =
  'Every Monday I wrote to each candidate who had waited for more than three days, because silence is the worst answer. ' +
  'Although it took two hours, fewer people left the process, and our managers began to answer faster as well.'
const mutedWords = `Well. ${goodWords.slice(0, 300)}`

const spoken = (sessionId: string, turn: number, more: Partial<Turn> = {}): Turn => ({
  ...createTypedTurn(sessionId, turn),
  mode: 'chat',
  source: 'device',
  speechMs: 40_000,
  durationMs: usualMs,
  ...more,
})

/** Inserts a complete sealed recording of a take. */
const insertRecording = async (
  fixture: InterviewFixture,
  candidateSession: CandidateSession,
  { durationMs, ...take }: { answerId: string; take: number; durationMs: number },
): Promise<void> => {
  const { organizationId, dataSubjectId } = candidateSession.actor
  const place = {
    organizationId,
    dataSubjectId,
    sessionId: candidateSession.id,
    segmentIndex: 0,
    startOffsetMs: 0,
    ...take,
  }
  const recording = { mime: 'video/webm', state: 'sealed', durationMs, sizeBytes: 1_000 * take.take } as const
  const at = new Date(fixture.deps.clock.nowMs())
  await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .insert(upload)
      .values({ id: fixture.deps.newId(), ...place, ...recording, storageKey: fixture.deps.newId(), createdAt: at }),
  )
}

/** Makes the candidate a person whom the company invited to the set. */
const invite = async (
  { deps, member }: InterviewFixture,
  setId: string,
  { actor }: CandidateSession,
): Promise<void> => {
  const { organizationId, dataSubjectId } = actor
  const at = new Date(deps.clock.nowMs())
  const person = { email: 'linh@example.org', name: 'Linh', invitedBy: member.userId, openedAt: at, startedAt: at }
  await deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .insert(interviewee)
      .values({ id: deps.newId(), organizationId, dataSubjectId, setId, ...person, createdAt: at, expiresAt: at }),
  )
}

/** The candidate's actions between the end and the submission; they concern the first answer. */
type Afterwards = (candidate: {
  readonly pass: (ms: number) => void
  readonly retake: (take: number, text: string, durationMs?: number) => Promise<void>
  readonly giveUp: () => Promise<void>
  readonly revert: () => Promise<void>
}) => Promise<void>

const createRetakeActions = (
  fixture: InterviewFixture,
  candidateSession: CandidateSession,
  answerId: string,
): Parameters<Afterwards>[0] => {
  const place = { sessionId: candidateSession.id, answerId }
  const { context } = fixture
  const pass = fixture.deps.clock.advance
  const begin = async () => {
    await startRetake(context, candidateSession.actor, place)
    pass(2 * minuteMs)
  }
  return {
    pass,
    retake: async (take, text, durationMs = usualMs) => {
      await begin()
      await insertRecording(fixture, candidateSession, { answerId, take, durationMs })
      await commitRetake(
        context,
        candidateSession.actor,
        spoken(candidateSession.id, 1, { take, text, durationMs, segmentCount: 1 }),
      )
    },
    giveUp: async () => {
      await begin()
      await cancelRetake(context, candidateSession.actor, place)
    },
    revert: async () => {
      await revertRetake(context, candidateSession.actor, place)
    },
  }
}

interface World {
  readonly firstWords: string
  readonly faults: readonly ReportedFault[]
  readonly afterwards: Afterwards
  /** How many retakes the set allows. */
  readonly numberOfRetakes?: number
  readonly isOwnPace?: boolean
  /** How long the candidate takes for each answer. */
  readonly answerMs?: number
  /** Length of the first answer's recording; its time on the clock is longer by the usual. */
  readonly firstDurationMs?: number
  /** Changes what the company reads, as a leak would. */
  readonly leak?: (fixture: InterviewFixture, sessionId: string) => Promise<unknown>
}

/** Lets time pass with the page open: it reports every few seconds. */
const takeTime = async (fixture: InterviewFixture, { actor, id }: CandidateSession, ms: number): Promise<void> => {
  const stepMs = 20_000
  for (let passedMs = 0; passedMs < ms; passedMs += stepMs) {
    fixture.deps.clock.advance(Math.min(stepMs, ms - passedMs))
    await pingSession(fixture.context, actor, { sessionId: id, lastSeq: 0 })
  }
}

/** Runs one interview on its own database from the start to the assessment, and returns what the company sees. */
const lookAt = async (world: World): Promise<string> => {
  const fixture = await openInterviewFixture()
  try {
    // No follow-up questions, because they depend on the session's random id.
    const interviewer = { ...fixture.ports.interviewer, decideProbe: async () => null }
    const context = { ...fixture.context, ports: { ...fixture.ports, interviewer } }
    const { numberOfRetakes = 0, firstDurationMs = usualMs } = world
    const set = await fixture.makeSet((content) => ({ ...content, numberOfRetakes }))
    const candidateSession = await fixture.begin(set.linkId, { mode: 'chat' })
    await invite(fixture, set.id, candidateSession)
    const show = (view: CandidateSession['view']) =>
      presentSession(view, { nowMs: fixture.deps.clock.nowMs(), hasVoice: false })
    if (world.isOwnPace === true) {
      await setPace(context, candidateSession.actor, { sessionId: candidateSession.id, isOwnPace: true })
      await repeatQuestion(context, candidateSession.actor, { sessionId: candidateSession.id, turn: 1 })
    }
    let view = candidateSession.view
    for (let turn = show(view).current; turn !== null; turn = show(view).current) {
      const text = turn.turn === 1 ? world.firstWords : otherWords
      const durationMs = turn.turn === 1 ? firstDurationMs : usualMs
      await takeTime(fixture, candidateSession, world.answerMs ?? durationMs + lagMs)
      const given = spoken(candidateSession.id, turn.turn, { text, durationMs })
      view = await commitTurn(context, candidateSession.actor, given)
    }
    const answerId = show(view).answers[0]?.answerId ?? ''
    await insertRecording(fixture, candidateSession, { answerId, take: 1, durationMs: firstDurationMs })
    const declaration = { sessionId: candidateSession.id, answerId, take: 1, segmentCount: 1, faults: world.faults }
    await declareSegments(fixture.context, candidateSession.actor, declaration)
    await world.afterwards(createRetakeActions(fixture, candidateSession, answerId))
    await handIn(fixture)
    const extra = (await world.leak?.(fixture, candidateSession.id)) ?? null
    return await readCompanyViews(fixture, candidateSession.id, extra)
  } finally {
    await fixture.close()
  }
}

/** Lets the countdown end, and runs the sweep and the assessment at once. */
const handIn = async (fixture: InterviewFixture): Promise<void> => {
  for (let count = 0; count < 60; count += 1) {
    await sweepSessions(fixture.context)
    const order = fixture.deps.sentJobs.find((job) => job.queue === 'assess-submission')
    if (order !== undefined)
      return assessSubmission(fixture.deps, z.object({ submissionId: z.string() }).parse(order.data))
    fixture.deps.clock.advance(minuteMs)
  }
  throw new Error('never handed in')
}

const nothing: Afterwards = async () => undefined
const retakenAndReverted: Afterwards = async ({ pass, retake, giveUp, revert }) => {
  pass(minuteMs)
  await giveUp()
  await retake(3, 'A second try, at some length, with words of its own.')
  await revert()
  await retake(4, 'A third one.')
  await revert()
}

describe('retakes and the company (Z-30 b)', () => {
  test('what the company sees is the same to the last byte, whether an answer was given once or retaken twice and reverted', async () => {
    const once = await lookAt({ firstWords: mutedWords, faults: [muted], afterwards: nothing })
    const often = await lookAt({ firstWords: mutedWords, faults: [muted], afterwards: retakenAndReverted })
    expect(once).toContain('twelve backend engineers')
    expect(once).toContain('muted')
    expect(once).toContain('/api/content/file/media/id')
    expect(once).toContain('001 Linh Nguyễn/01.webm')
    expect(once).toContain('submissions-2026-11-25.csv')
    expect(once).toContain('new_submission')
    expect(once).toContain('Clear and calm')
    expect(once).toContain('Shortlist')
    expect(once).toMatch(/"known": \{\s+"judged": \d+,\s+"dimensions": 13,\s+"words": [1-9]\d*/)
    expect(once).toContain('"state": "submitted"')
    expect(often).toBe(once)
  })

  test('what the company sees is the same whether the current take is the first one or a retake', async () => {
    const once = await lookAt({ firstWords: goodWords, faults: [], afterwards: nothing })
    const retaken: Afterwards = ({ retake }) => retake(2, goodWords)
    expect(await lookAt({ firstWords: mutedWords, faults: [muted], afterwards: retaken })).toBe(once)
  })

  test('what the company sees is the same to the last byte, whether a retake that the set allows was used, reverted or not', async () => {
    const allowed = { faults: [], numberOfRetakes: 3 }
    const once = await lookAt({ ...allowed, firstWords: goodWords, afterwards: nothing })
    expect(once).toContain('twelve backend engineers')
    expect(once.toLowerCase()).not.toContain('retake')
    expect(await lookAt({ ...allowed, firstWords: goodWords, afterwards: retakenAndReverted })).toBe(once)
    const retaken: Afterwards = ({ retake }) => retake(2, goodWords)
    expect(await lookAt({ ...allowed, firstWords: otherWords, afterwards: retaken })).toBe(once)
    const retakenInLoop: Afterwards = async ({ retake }) => {
      await retake(2, otherWords)
      await retake(3, goodWords)
    }
    expect(await lookAt({ ...allowed, firstWords: otherWords, afterwards: retakenInLoop })).toBe(once)
  })

  test.each([90_000, 30_000])(
    'what the company sees of a retake of %i ms is the same as if it had been the only answer',
    async (durationMs) => {
      const allowed = { faults: [], numberOfRetakes: 1 }
      const once = await lookAt({ ...allowed, firstWords: goodWords, firstDurationMs: durationMs, afterwards: nothing })
      expect(once).toContain(`"durationMs": ${durationMs}`)
      const retaken: Afterwards = ({ retake }) => retake(2, goodWords, durationMs)
      expect(await lookAt({ ...allowed, firstWords: otherWords, afterwards: retaken })).toBe(once)
    },
  )

  test('what the company sees differs if a retake moves a time, so the comparison can find a leak', async () => {
    const leak = async (fixture: InterviewFixture, sessionId: string) => {
      const [row] = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
        tx.select({ at: interviewSession.updatedAt }).from(interviewSession).where(eq(interviewSession.id, sessionId)),
      )
      return row
    }
    const once = await lookAt({ firstWords: mutedWords, faults: [muted], afterwards: nothing, leak })
    const often = await lookAt({ firstWords: mutedWords, faults: [muted], afterwards: retakenAndReverted, leak })
    expect(often).not.toBe(once)
  })
})

describe('the candidate’s own pace and the company', () => {
  const given = { firstWords: goodWords, faults: [], afterwards: nothing }

  test('what the company sees is the same to the last byte, whether the candidate chose their own pace and heard a question twice, or not', async () => {
    const usual = await lookAt(given)
    expect(usual).toContain('twelve backend engineers')
    expect(await lookAt({ ...given, isOwnPace: true })).toBe(usual)
  })

  test('shows no time beyond the set’s, whatever the interview took', async () => {
    const seen = await lookAt({ ...given, isOwnPace: true, answerMs: 20 * minuteMs })
    expect(seen).toContain(`"durationMs": ${15 * minuteMs}`)
    const startedAts = [...seen.matchAll(/"startedAtMs": (\d+)/g)].map(([, ms]) => Number(ms))
    expect(Math.max(...startedAts)).toBe(15 * minuteMs)
    expect(seen).not.toMatch(/timeWarning|[Pp]ace/)
  })
})
