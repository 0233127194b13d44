import type { Deps } from '../../../deps'
import { type MailRow, listOutbox as read } from '../repo/mails'

/** Mails without a mail server, the newest first. The route does not exist in production. */
export const listOutbox = (deps: Pick<Deps, 'withActor'>): Promise<MailRow[]> =>
  deps.withActor({ kind: 'worker' }, read)
