import type { Role } from '@candor/contract'
import { interviewee, member as memberTable, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { MemberCaller } from '../../../http/caller'
import { addColleague } from '../../../testing/add-colleague'
import { openSubmissions } from '../../submissions/testing/open-submissions'
import { listStages } from '../operations/list-stages'
import { leaveInterview, type StartOptions, startInterview } from './start-interview'

/** An organization with a set, to which people are invited and interviews are submitted. */
export const openPipeline = async () => {
  const fixture = await openSubmissions()
  const { deps, member, set } = fixture
  const invite = (email: string, name = ''): Promise<string> =>
    deps.withActor({ kind: 'worker' }, async (tx) => {
      const at = new Date(deps.clock.nowMs())
      const id = deps.newId()
      const { organizationId, userId } = member
      const dates = { createdAt: at, expiresAt: at }
      await tx
        .insert(interviewee)
        .values({ id, organizationId, setId: set.id, email, name, invitedBy: userId, ...dates })
      return id
    })
  /** A colleague who leaves the organization. */
  const removeColleague = (userId: string): Promise<unknown> =>
    deps.withActor({ kind: 'auth' }, (tx) => tx.delete(memberTable).where(eq(memberTable.userId, userId)))
  /** Submits an interview; returns the applicant's id. */
  const enter = async (email: string, firstName = 'Lan'): Promise<string> => {
    const made = await fixture.submit({ email, firstName })
    const [row] = await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select({ applicantId: submission.applicantId }).from(submission).where(eq(submission.id, made.id)),
    )
    return row?.applicantId ?? ''
  }
  return {
    ...fixture,
    invite,
    start: (email: string, options: StartOptions = {}) => startInterview(deps, { member, set }, { email, ...options }),
    leave: (sessionId: string) => leaveInterview(deps, sessionId),
    /** Another member of the organization. */
    addColleague: (role: Role, name: string) => addColleague(deps, member, { role, name }),
    removeColleague,
    enter,
    reviewer: { ...member, role: 'reviewer' } satisfies MemberCaller,
    /** The id of the organization's stage of this kind. */
    findStage: async (kind: string, actor: MemberCaller = member): Promise<string> =>
      (await listStages(deps, actor)).items.find((stage) => stage.kind === kind)?.id ?? '',
  }
}
export type Pipeline = Awaited<ReturnType<typeof openPipeline>>
