import { accommodationRequest, interviewSession, recordContent } from '@candor/db'
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
import { presentSession } from '../sessions'
import { commitTurn } from '../sessions/operations/commit-turn'
import { resumeSession } from '../sessions/operations/resume-session'
import { sweepSessions } from '../sessions/operations/sweep-sessions'
import { readCompanyViews } from '../submissions/testing/read-company-views'
import { answerAccommodation } from './operations/answer-accommodation'
import { createAccommodation } from './operations/create-accommodation'
import { listAccommodations } from './operations/list-accommodations'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const lossMs = 60 * minuteMs
const spoken = { mode: 'chat', source: 'device', speechMs: 40_000, durationMs: 50_000 } as const

/** Asks in the middle of the first question, is answered, and continues: at once, or after a wait for each. */
const askAndContinue = async (
  { deps, context, member }: InterviewFixture,
  { id, actor }: CandidateSession,
  waitsMs = 0,
): Promise<void> => {
  const request = await createAccommodation(context, actor, { id, text: 'I need an unusualneed.', accessIds: [] })
  const given = { outcome: 'granted', allowsTyping: true, text: 'You get your unusualneed.' } as const
  deps.clock.advance(waitsMs)
  await answerAccommodation(context, member, { id: request.id, ...given })
  deps.clock.advance(waitsMs)
  await resumeSession(context, actor, { sessionId: id })
}

/** Longer than an interruption takes to be noticed, and shorter than it may take. */
const loseConnection = async ({ deps, context }: InterviewFixture): Promise<void> => {
  deps.clock.advance(lossMs)
  await sweepSessions(context)
}

/** Lets the countdown end, and assesses what was submitted. */
const handIn = async ({ deps, context }: InterviewFixture): Promise<void> => {
  for (let count = 0; count < 60; count += 1) {
    await sweepSessions(context)
    const order = deps.sentJobs.find((job) => job.queue === 'assess-submission')
    if (order !== undefined) return assessSubmission(deps, z.object({ submissionId: z.string() }).parse(order.data))
    deps.clock.advance(minuteMs)
  }
  throw new Error('never submitted')
}

interface Interview {
  readonly asks: boolean
  readonly beginsAfterMs?: number
  /** Between the request and the answer, and again until the return. */
  readonly waitsMs?: number
  readonly losesConnection?: boolean
  /** Changes what the company reads, as a leak would. */
  readonly leak?: (fixture: InterviewFixture) => Promise<unknown>
}

/** Runs one interview on its own database, and returns what the company reads of its submission, and of the list of requests. */
const lookAt = async ({ asks, beginsAfterMs = 0, waitsMs, losesConnection = false, leak }: Interview) => {
  const fixture = await openInterviewFixture()
  try {
    // No follow-up questions, because they depend on the session's random id.
    const interviewer = { ...fixture.ports.interviewer, decideProbe: async () => null }
    const context = { ...fixture.context, ports: { ...fixture.ports, interviewer } }
    const alternativeContact = 'hr@example.org'
    const set = await fixture.makeSet((content) => ({ ...content, modes: ['chat'], alternativeContact }))
    fixture.deps.clock.advance(beginsAfterMs)
    const candidateSession = await fixture.begin(set.linkId, { mode: 'chat' })
    const show = (view: CandidateSession['view']) =>
      presentSession(view, { nowMs: fixture.deps.clock.nowMs(), hasVoice: false })
    fixture.deps.clock.advance(5_000)
    if (losesConnection) await loseConnection(fixture)
    if (asks) await askAndContinue(fixture, candidateSession, waitsMs)
    else if (losesConnection) await resumeSession(context, candidateSession.actor, { sessionId: candidateSession.id })
    let view = candidateSession.view
    for (let turn = show(view).current; turn !== null; turn = show(view).current) {
      fixture.deps.clock.advance(20_000)
      const given = { ...createTypedTurn(candidateSession.id, turn.turn), ...spoken }
      view = await commitTurn(context, candidateSession.actor, given)
    }
    await handIn(fixture)
    const extra = (await leak?.(fixture)) ?? null
    const requests = await listAccommodations(fixture.deps, fixture.member, { page: 1 })
    return { seen: await readCompanyViews(fixture, candidateSession.id, extra), requests }
  } finally {
    await fixture.close()
  }
}

const hideTimes = (seen: string): string => seen.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')

const hideFaults = (seen: string): string => seen.replace(/"faults": \[[^\]]*\]/g, 'faults')

describe('accommodations and the company', () => {
  test('what the company reads of a submission is the same to the last byte, whether its candidate asked or not', async () => {
    const asked = await lookAt({ asks: true })
    const other = await lookAt({ asks: false })
    expect(asked.seen).toContain('twelve backend engineers')
    expect(asked.seen).toEqual(other.seen)
    expect(asked.seen).not.toContain('unusualneed')
    // The one place.
    expect([asked.requests.total, other.requests.total]).toEqual([1, 0])
    expect(JSON.stringify(asked.requests)).toContain('unusualneed')
  }, 120_000)

  test.each([false, true])(
    'a wait of days differs from an interruption only in the begin and the fault that it isn’t; a lost connection before: %s',
    async (losesConnection) => {
      const asked = await lookAt({ asks: true, waitsMs: 3 * dayMs, losesConnection })
      // Without asking, an interview waits for a day at most. It is submitted at the same time.
      const beginsAfterMs = 6 * dayMs - (losesConnection ? 0 : lossMs)
      const other = await lookAt({ asks: false, beginsAfterMs, losesConnection: true })
      const compare = losesConnection ? hideTimes : (seen: string) => hideFaults(hideTimes(seen))
      expect(compare(asked.seen)).toEqual(compare(other.seen))
    },
    120_000,
  )

  test('the comparison would notice a request that reaches the submission', async () => {
    const leak = ({ deps, member }: InterviewFixture) =>
      deps.withActor(member, (tx) => tx.select({ text: accommodationRequest.text }).from(accommodationRequest))
    const asked = await lookAt({ asks: true, leak })
    const other = await lookAt({ asks: false, leak })
    expect(asked.seen).not.toEqual(other.seen)
  }, 120_000)
})

test('the records of asking and of the answer have hashes instead of words, belong to no submission and go with the interview', async () => {
  const fixture = await openInterviewFixture()
  try {
    const { deps } = fixture
    const { linkId } = await fixture.makeSet()
    const asker = await fixture.begin(linkId)
    await askAndContinue(fixture, asker)
    const read = () =>
      deps.withActor({ kind: 'worker' }, (tx) =>
        tx.select().from(recordContent).where(eq(recordContent.sessionId, asker.id)).orderBy(recordContent.kind),
      )
    const records = await read()
    expect(records).toMatchObject([
      {
        kind: 'accommodation_answer',
        submissionId: null,
        applicantId: null,
        content: { outcome: 'granted', allowsTyping: true, answeredBy: fixture.member.userId },
      },
      { kind: 'accommodation_request', submissionId: null, applicantId: null },
    ])
    expect(JSON.stringify(records)).not.toContain('unusualneed')
    expect(records[1]?.content).toMatchObject({ textSha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.delete(interviewSession).where(eq(interviewSession.id, asker.id)),
    )
    expect(await read()).toEqual([])
  } finally {
    await fixture.close()
  }
})
