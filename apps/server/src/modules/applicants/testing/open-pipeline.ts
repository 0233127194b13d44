import { interviewee } from '@candor/db'
import type { MemberCaller } from '../../../http/caller'
import { openSubmissions } from '../../submissions/testing/open-submissions'
import { listStages } from '../operations/list-stages'

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
  return {
    ...fixture,
    invite,
    reviewer: { ...member, role: 'reviewer' } satisfies MemberCaller,
    /** The id of the organization's stage of this kind. */
    findStage: async (kind: string, actor: MemberCaller = member): Promise<string> =>
      (await listStages(deps, actor)).items.find((stage) => stage.kind === kind)?.id ?? '',
  }
}
export type Pipeline = Awaited<ReturnType<typeof openPipeline>>
