import type { SetContent } from '@candor/contract'
import { listMissingResultReasons } from '@candor/domain'
import { AppError } from '../../platform/errors'

/** Refuses content that gives candidates no result without saying why, in each of its languages. */
export const requireResultReason = (content: SetContent): void => {
  const missing = listMissingResultReasons(content)
  if (missing.length === 0) return
  const paths = missing.map((language) => `content.assessment.resultOffReason.${language}`)
  throw new AppError('VALIDATION_FAILED', { fields: Object.fromEntries(paths.map((path) => [path, 'required'])) })
}
