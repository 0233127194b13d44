import { countByKind, noticeRules } from '@candor/domain'
import type { Deps } from '../../../deps'
import { getViewerScope } from '../../access'
import type { DigestMails } from '../../notification'
import { orderDigests } from '../order-digests'
import {
  findDigestReader,
  listReported,
  listWaitingMembers,
  lockPerson,
  takeDueNotices,
  type WaitingMember,
} from '../repo/digests'

export interface DigestDeps extends Pick<Deps, 'withActor' | 'clock' | 'jobs' | 'publicUrl'> {
  readonly digestMails: DigestMails
}

const batchSize = 100

/** Mails one member what waits. True: it has to wait, because the address got a digest in the last hour. */
const sendDigest = (deps: DigestDeps, waiting: WaitingMember): Promise<boolean> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    await lockPerson(tx, waiting.userId)
    const nowMs = deps.clock.nowMs()
    const reader = await findDigestReader(tx, waiting)
    const since = new Date(nowMs - noticeRules.digestEveryMs)
    if (reader !== undefined && (await deps.digestMails.hasDigest(tx, { to: reader.email, since }))) return true
    const ids = await takeDueNotices(tx, waiting)
    if (reader === undefined) return false
    const { email: to, language, role, organizationName } = reader
    const actor = { kind: 'member', role, ...waiting } as const
    const counts = countByKind(role, await listReported(tx, { actor, scope: getViewerScope(deps, actor) }, ids))
    if (counts.length === 0) return false
    const url = deps.publicUrl('/company/notices')
    const settingsUrl = deps.publicUrl('/company/setting/notices')
    await deps.digestMails.queue(tx, {
      to,
      language,
      organizationId: waiting.organizationId,
      template: { name: 'notice-digest', organizationName, counts, url, settingsUrl },
    })
    return false
  })

/** Mails every member what waits for them, one transaction each. Orders another run for those who got a digest in the last hour. */
export const sendDigests = async (deps: DigestDeps): Promise<void> => {
  let isAnyoneWaiting = false
  let after: WaitingMember | undefined
  do {
    const members = await deps.withActor({ kind: 'worker' }, (tx) =>
      listWaitingMembers(tx, { after, limit: batchSize }),
    )
    for (const waiting of members) isAnyoneWaiting = (await sendDigest(deps, waiting)) || isAnyoneWaiting
    after = members.at(-1)
  } while (after !== undefined)
  if (isAnyoneWaiting) await deps.withActor({ kind: 'worker' }, (tx) => orderDigests(deps, tx))
}
