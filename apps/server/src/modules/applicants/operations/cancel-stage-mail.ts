import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { cancelMails } from '../repo/stage-mails'

/** Cancels the mails of a move that were not sent yet; none of a move of another organization. */
export const cancelStageMail = (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  { moveId }: { readonly moveId: string },
): Promise<{ canceled: number }> =>
  deps.withActor(actor, async (tx) => {
    const canceled = await cancelMails(tx, { organizationId: actor.organizationId, moveId })
    if (canceled > 0) {
      await deps.audit.record(tx, { type: 'stage_mail.canceled', actor, subject: null, count: canceled })
    }
    return { canceled }
  })
