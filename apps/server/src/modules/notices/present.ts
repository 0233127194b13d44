import type { Notice } from '@candor/contract'
import { formatPersonName, toInterfaceLanguage } from '@candor/domain'
import { toInstant } from '../../platform/clock'
import type { NoticeRow } from './repo/notices'

/** A name that was written as a whole, in an invitation, stays as it is. */
const formatCandidate = ({ language, ...person }: NoticeRow): string =>
  language === null ? person.firstName : formatPersonName(person, toInterfaceLanguage(language))

export const presentNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  createdAt: toInstant(row.createdAt.getTime()),
  isRead: row.readAt !== null,
  candidateName: formatCandidate(row),
  positionName: row.positionName ?? '',
  submissionId: row.submissionId,
  projectId: row.projectId,
  authorName: row.authorName,
  replyBy: row.replyBy === null ? null : toInstant(row.replyBy.getTime()),
})
