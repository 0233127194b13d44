import type { Role } from '@candor/contract'
import { accommodationRequest, candidateAccess, interviewSession, mail, submission } from '@candor/db'
import { eq, inArray } from 'drizzle-orm'
import type { MemberCaller } from '../../../http/caller'
import { createImplementer } from '../../../http/implement'
import { deliverEvents } from '../../../platform/events/deliver-events'
import { addColleague } from '../../../testing/add-colleague'
import {
  type CandidateSession,
  createTypedTurn,
  type InterviewFixture,
  openInterviewFixture,
} from '../../../testing/interview-fixture'
import { createNotices } from '../../notices'
import { createNotification } from '../../notification'
import { presentSession } from '../../sessions'
import { abortSession } from '../../sessions/operations/abort-session'
import { commitTurn } from '../../sessions/operations/commit-turn'
import { endSession } from '../../sessions/operations/end-session'
import { submitSession } from '../../sessions/operations/submit-session'
import { createAccommodations } from '..'
import { answerAccommodation } from '../operations/answer-accommodation'
import { createAccommodation } from '../operations/create-accommodation'

const worker = { kind: 'worker' } as const

const createAccesses = ({ deps }: InterviewFixture) => ({
  /** Until when each of the person's browsers can open the interviews, the earliest first. */
  readAccessEnds: async (dataSubjectId: string): Promise<Date[]> => {
    const rows = await deps.withActor(worker, (tx) =>
      tx
        .select()
        .from(candidateAccess)
        .where(eq(candidateAccess.dataSubjectId, dataSubjectId))
        .orderBy(candidateAccess.expiresAt),
    )
    return rows.map(({ expiresAt }) => expiresAt)
  },
  /** Gives another browser of the person access for 30 days. Returns until when. */
  addBrowser: async ({ organizationId, dataSubjectId }: CandidateSession['actor']): Promise<Date> => {
    const createdAt = new Date(deps.clock.nowMs())
    const expiresAt = new Date(createdAt.getTime() + 30 * 24 * 60 * 60_000)
    const id = deps.newId()
    const row = { id, organizationId, dataSubjectId, tokenHash: id, createdAt, expiresAt }
    await deps.withActor(worker, (tx) => tx.insert(candidateAccess).values(row))
    return expiresAt
  },
})

/** An organization with a set, whose candidates ask for accommodations, and its member, who answers. */
export const openAccommodations = async () => {
  const fixture = await openInterviewFixture()
  const { deps, member, context } = fixture
  const { id: setId, linkId } = await fixture.makeSet((content) => ({
    ...content,
    modes: ['chat'],
    alternativeContact: 'hr@example.org',
  }))
  const os = createImplementer(false)
  const { queueMail, digestMails } = createNotification(deps, { os, mailer: null }).api
  const handlers = [
    createAccommodations(context, { os, queueMail }).eventHandlers,
    createNotices(deps, { os, digestMails }).eventHandlers,
  ]
  return {
    ...fixture,
    setId,
    linkId,
    addColleague: (role: Role) => addColleague(deps, member, { role, name: 'Hà' }),
    ask: (
      { actor, caller, id }: Pick<CandidateSession, 'actor' | 'caller' | 'id'>,
      text = 'I need more light to read by.',
    ) => createAccommodation(context, actor, { id, text, accessIds: caller.candidate.map(({ accessId }) => accessId) }),
    answer: (
      id: string,
      more: { text?: string; outcome?: 'granted' | 'declined'; allowsTyping?: boolean; by?: MemberCaller } = {},
    ) => {
      const {
        by = member,
        text = 'You get a desk lamp.\n\nAsk at the door.',
        outcome = 'granted',
        allowsTyping = false,
      } = more
      return answerAccommodation(context, by, { id, text, outcome, allowsTyping })
    },
    /** Delivers what happened in an interview to the other modules. */
    deliver: (sessionId: string) => deliverEvents(deps, handlers, { subjectId: sessionId }),
    show: (view: CandidateSession['view']) => presentSession(view, { nowMs: deps.clock.nowMs(), hasVoice: false }),
    readStored: async (sessionId: string) => {
      const [row] = await deps.withActor(worker, (tx) =>
        tx.select().from(interviewSession).where(eq(interviewSession.id, sessionId)),
      )
      return row
    },
    abort: ({ id, actor }: CandidateSession) => abortSession(context, actor, { sessionId: id }),
    /** Answers the first question by voice, ends the interview and submits it. Returns the submission's id. */
    submit: async ({ id, actor }: CandidateSession): Promise<string> => {
      const spoken = { mode: 'chat', source: 'device', speechMs: 40_000, durationMs: 50_000 } as const
      await commitTurn(context, actor, { ...createTypedTurn(id, 1), ...spoken })
      await endSession(context, actor, { sessionId: id })
      await submitSession(context, actor, { sessionId: id })
      const [row] = await deps.withActor(worker, (tx) =>
        tx.select({ id: submission.id }).from(submission).where(eq(submission.sessionId, id)),
      )
      return row?.id ?? ''
    },
    listRows: (sessionIds: readonly string[]) =>
      deps.withActor(worker, (tx) =>
        tx
          .select()
          .from(accommodationRequest)
          .where(inArray(accommodationRequest.sessionId, [...sessionIds])),
      ),
    ...createAccesses(fixture),
    listMails: (to: string) => deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.to, to))),
  }
}
export type Accommodations = Awaited<ReturnType<typeof openAccommodations>>
