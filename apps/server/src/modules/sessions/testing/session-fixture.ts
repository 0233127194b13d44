import type { ReportedFault, Session, Turn } from '@candor/contract'
import { answer, answerFault, answerTake, interviewSession, sessionContact, sessionEvent, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { type CandidateSession, createTypedTurn, openInterviewFixture } from '../../../testing/interview-fixture'
import { commitTurn } from '../operations/commit-turn'
import { declareSegments } from '../operations/declare-segments'
import { pingSession } from '../operations/ping-session'
import { presentSession } from '../present'

const worker = { kind: 'worker' } as const

export const mutedFault: ReportedFault = { kind: 'muted', startMs: 10_000, endMs: 30_000 }

export const createSpokenTurn = (sessionId: string, turn: number, changes: Partial<Turn> = {}): Turn => ({
  ...createTypedTurn(sessionId, turn),
  mode: 'chat',
  source: 'device',
  speechMs: 40_000,
  durationMs: 50_000,
  ...changes,
})

const createReaders = ({ deps }: Awaited<ReturnType<typeof openInterviewFixture>>) => ({
  listJournal: (sessionId: string) =>
    deps.withActor(worker, (tx) =>
      tx.select().from(sessionEvent).where(eq(sessionEvent.sessionId, sessionId)).orderBy(sessionEvent.seq),
    ),
  listSubmissions: (sessionId: string) =>
    deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.sessionId, sessionId))),
  listTakes: (answerId: string) =>
    deps.withActor(worker, (tx) =>
      tx.select().from(answerTake).where(eq(answerTake.answerId, answerId)).orderBy(answerTake.take),
    ),
  listFaults: (answerId: string) =>
    deps.withActor(worker, (tx) => tx.select().from(answerFault).where(eq(answerFault.answerId, answerId))),
  /** When the contact of a session is stored apart from it; null: none is. */
  async readContactMs(sessionId: string): Promise<number | null> {
    const [row] = await deps.withActor(worker, (tx) =>
      tx.select().from(sessionContact).where(eq(sessionContact.sessionId, sessionId)),
    )
    return row?.lastContactAt.getTime() ?? null
  },
  /** The session as its table has it, without the contact. */
  async readStored(sessionId: string) {
    const [row] = await deps.withActor(worker, (tx) =>
      tx.select().from(interviewSession).where(eq(interviewSession.id, sessionId)),
    )
    return row
  },
  async findAnswer(answerId: string) {
    const [row] = await deps.withActor(worker, (tx) => tx.select().from(answer).where(eq(answer.id, answerId)))
    return row
  },
})

/** An ended interview, with its first answer. */
export interface EndedInterview {
  readonly candidateSession: CandidateSession
  readonly answerId: string
  readonly input: { readonly sessionId: string; readonly answerId: string }
  readonly session: Session
}

const makeSetWithRetakes = ({ makeSet }: Awaited<ReturnType<typeof openInterviewFixture>>, numberOfRetakes: number) =>
  makeSet((content) => ({ ...content, numberOfRetakes }))

/** The interview fixture with one set, and readers of the rows that a session's operations write. */
export const openSessionFixture = async (options: Parameters<typeof openInterviewFixture>[0] = {}) => {
  const fixture = await openInterviewFixture(options)
  const { linkId } = await fixture.makeSet()
  const show = (view: CandidateSession['view']): Session =>
    presentSession(view, { nowMs: fixture.deps.clock.nowMs(), hasVoice: false })
  const answerAll = async (
    candidateSession: CandidateSession,
    createTurn: (sessionId: string, turn: number) => Turn = createTypedTurn,
  ): Promise<CandidateSession['view']> => {
    let view = candidateSession.view
    for (let turn = show(view).current; turn !== null; turn = show(view).current) {
      view = await commitTurn(fixture.context, candidateSession.actor, createTurn(candidateSession.id, turn.turn))
    }
    return view
  }
  return {
    ...fixture,
    ...createReaders(fixture),
    linkId,
    show,
    /** Answers every question until there is none left. */
    answerAll,
    ping: (sessionId: string, actor: CandidateSession['actor']) =>
      pingSession(fixture.context, actor, { sessionId, lastSeq: 0 }),
    /** Every question is answered by voice; the first answer has these faults. The number is what a set of its own allows. */
    async endInterview(
      faults: readonly ReportedFault[] = [mutedFault],
      numberOfRetakes?: number,
    ): Promise<EndedInterview> {
      const set = numberOfRetakes === undefined ? null : await makeSetWithRetakes(fixture, numberOfRetakes)
      const candidateSession = await fixture.begin(set?.linkId ?? linkId, { mode: 'chat' })
      const view = await answerAll(candidateSession, createSpokenTurn)
      const answerId = show(view).answers[0]?.answerId ?? ''
      const input = { sessionId: candidateSession.id, answerId }
      const declared = { ...input, take: 1, segmentCount: 0, faults }
      const session = show(await declareSegments(fixture.context, candidateSession.actor, declared))
      return { candidateSession, answerId, input, session }
    },
  }
}
export type SessionFixture = Awaited<ReturnType<typeof openSessionFixture>>
