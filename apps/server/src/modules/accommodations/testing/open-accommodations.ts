import { interviewSession, mail } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { MemberCaller } from '../../../http/caller'
import { createImplementer } from '../../../http/implement'
import { deliverEvents } from '../../../platform/events/deliver-events'
import { type CandidateSession, openInterviewFixture } from '../../../testing/interview-fixture'
import { createNotices } from '../../notices'
import { createNotification } from '../../notification'
import { presentSession } from '../../sessions'
import { createAccommodations } from '..'
import { answerAccommodation } from '../operations/answer-accommodation'
import { createAccommodation } from '../operations/create-accommodation'

const worker = { kind: 'worker' } as const

/** An organization with a set, whose candidates ask for accommodations, and its member, who answers. */
export const openAccommodations = async () => {
  const fixture = await openInterviewFixture()
  const { deps, member, context } = fixture
  const { id: setId, linkId } = await fixture.makeSet((content) => ({ ...content, modes: ['chat'] }))
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
    ask: ({ actor, id }: Pick<CandidateSession, 'actor' | 'id'>, text = 'I need more light to read by.') =>
      createAccommodation(context, actor, { id, text }),
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
    listMails: (to: string) => deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.to, to))),
  }
}
export type Accommodations = Awaited<ReturnType<typeof openAccommodations>>
