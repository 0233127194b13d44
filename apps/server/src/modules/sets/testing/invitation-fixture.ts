import { interviewee, mail } from '@candor/db'
import { asc, eq } from 'drizzle-orm'
import { createImplementer } from '../../../http/implement'
import { createPersonalCode } from '../../../platform/personal-code'
import { type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { reserveInviteMails } from '../../identity'
import { createNotification } from '../../notification'
import { addInterviewees } from '../operations/add-interviewees'
import type { MailIntervieweesDeps } from '../operations/mail-interviewees'
import type { IntervieweeRecord } from '../repo/interviewees'

export const dayMs = 24 * 3_600_000
const worker = { kind: 'worker' } as const

/** Makes people with addresses that exist nowhere else. */
export const createRows = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({ email: `${prefix}-${index}@example.org`, name: '' }))

const createReaders = ({ deps }: InterviewFixture) => ({
  listPeople: (setId: string): Promise<IntervieweeRecord[]> =>
    deps.withActor(worker, (tx) =>
      tx.select().from(interviewee).where(eq(interviewee.setId, setId)).orderBy(asc(interviewee.email)),
    ),
  async getPerson(setId: string, email: string): Promise<IntervieweeRecord> {
    const rows = await deps.withActor(worker, (tx) => tx.select().from(interviewee).where(eq(interviewee.setId, setId)))
    const found = rows.filter((row) => row.email === email).sort((a, b) => Number(b.createdAt) - Number(a.createdAt))[0]
    if (found === undefined) throw new Error(`${email} is not invited`)
    return found
  },
  listMailsTo: (to: string) => deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.to, to))),
  listMails: () => deps.withActor(worker, (tx) => tx.select().from(mail)),
})

/** An organization that is two days old, with an open set and what mails its invitations. */
export const openInvitationFixture = async () => {
  const fixture = await openInterviewFixture()
  const { deps, member } = fixture
  deps.clock.advance(2 * dayMs)
  const notification = createNotification(deps, { os: createImplementer(false), mailer: null })
  const mailDeps: MailIntervieweesDeps = {
    ...deps,
    inviteMails: notification.api.inviteMails,
    reserveInviteMails: (request) => reserveInviteMails(deps, request),
  }
  const readers = createReaders(fixture)
  const invite = (setId: string, rows: readonly { email: string; name: string }[], isMailed = true) =>
    addInterviewees(deps, member, { setId, rows, isMailed })
  return {
    ...fixture,
    ...readers,
    mailDeps,
    invite,
    /** Invites one person to a new set without a mail; returns what the personal link holds. */
    async inviteOne(email: string) {
      const set = await fixture.makeSet()
      await invite(set.id, [{ email, name: 'Linh' }], false)
      const person = await readers.getPerson(set.id, email)
      return { set, person, address: { linkId: set.linkId, code: createPersonalCode(deps, person.id) } }
    },
  }
}
export type InvitationFixture = Awaited<ReturnType<typeof openInvitationFixture>>
