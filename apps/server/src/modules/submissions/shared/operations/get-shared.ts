import type { Shared, SharedSubmission } from '@candor/contract'
import { isShareValid } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { toInstant } from '../../../../platform/clock'
import { notFound } from '../../../../platform/errors'
import type { ViewerScope } from '../../../access'
import { listAnswerFaults } from '../../repo/fault-reports'
import { getLinkFacts, type LinkRow, listSharedSubmissions } from '../../repo/shares'
import {
  findVisibleSubmission,
  listAnswers,
  listFileNames,
  listScreening,
  listSegments,
  type Transaction,
} from '../../repo/submissions'
import { findOpenedLink, loadShareHost, refuseLink } from '../find-open-link'
import type { SignSharedRecording } from '../ports'
import { presentSharedSubmission } from '../present'

type SharedDeps = Pick<Deps, 'withActor' | 'keyedHash' | 'clock'> & {
  readonly signSharedRecording: SignSharedRecording
}

interface SharedQuery {
  readonly id: string
  /** Without it, the newest. */
  readonly submissionId?: string | undefined
  /** Of this browser's cookie; empty: it has none. */
  readonly proof: string
}

const refuse = (check: ReturnType<typeof refuseLink>): Shared => ({
  ...check,
  expiresAt: null,
  mayWatch: false,
  submissions: [],
  submission: null,
})

const readSubmission = async (
  tx: Transaction,
  place: { readonly deps: SharedDeps; readonly link: LinkRow; readonly scope: ViewerScope; readonly id: string },
): Promise<SharedSubmission> => {
  const { deps, link, scope, id } = place
  const row = await findVisibleSubmission(tx, id, scope)
  if (row === undefined) throw notFound()
  const share = { grantId: link.id, organizationId: link.organizationId }
  return presentSharedSubmission(row, {
    showsContact: link.showsContact,
    answers: await listAnswers(tx, row.sessionId),
    faults: await listAnswerFaults(tx, row.sessionId),
    segments: link.mayWatch ? await listSegments(tx, row.sessionId) : [],
    screening: link.showsContact ? await listScreening(tx, row.sessionId) : [],
    fileNames: await listFileNames(tx, row.sessionId),
    getMediaUrl: (uploadId) => deps.signSharedRecording(share, uploadId),
  })
}

/**
 * What a link shows at this instant to a browser that opened it; for any other the link does not exist. One that was revoked or has ended
 * says so and whom to ask, and shows nothing. A submission that is not part of the share is reported as missing.
 */
export const getShared = async (deps: SharedDeps, query: SharedQuery): Promise<Shared> => {
  const link = await findOpenedLink(deps, query)
  const host = link === undefined ? undefined : await loadShareHost(deps, link)
  if (link === undefined || host === undefined) throw notFound()
  const nowMs = deps.clock.nowMs()
  const { id, organizationId, expiresAt } = link
  if (expiresAt === null || !isShareValid(getLinkFacts(link), nowMs)) return refuse(refuseLink('ended', host))
  const scope: ViewerScope = { kind: 'link', grantId: id, at: new Date(nowMs) }
  // The reader has no account: the grant stands for one, and every query is narrowed to it.
  return deps.withActor({ kind: 'member', organizationId, userId: id }, async (tx) => {
    const rows = await listSharedSubmissions(tx, organizationId, scope)
    const shownId = query.submissionId ?? rows[0]?.id
    return {
      state: 'open',
      id,
      ...host,
      expiresAt: toInstant(expiresAt.getTime()),
      mayWatch: link.mayWatch,
      submissions: rows.map((row) => ({ ...row, submittedAt: toInstant(row.submittedAt.getTime()) })),
      submission: shownId === undefined ? null : await readSubmission(tx, { deps, link, scope, id: shownId }),
    }
  })
}
