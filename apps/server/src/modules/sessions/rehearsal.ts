import { can } from '@candor/domain'
import type { Caller } from '../../http/caller'
import { AppError } from '../../platform/errors'
import type { LinkedSet } from './repo/index'

/** Who may edit a set may try its questions, also before it is open. Others learn no more than from an unknown link. */
export const requireRehearser = ({ user }: Caller, set: LinkedSet): void => {
  const isOwn = user !== null && user.organizationId === set.organizationId
  if (!isOwn || user.role === null || !can(user.role, 'set.manage')) throw new AppError('INTERVIEW_NO_ACCESS')
  if (set.content.questions.length === 0) throw new AppError('SET_INCOMPLETE', { params: { missing: 'question' } })
}
