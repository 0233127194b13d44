import { useTranslations } from 'use-intl'
import { ApiError } from '../../../../shared/api/api-error'
import { useErrorText } from '../../../../shared/api/use-error-text'

/** Refusals that mean that the retake is over: submitted in another tab, timed out, or canceled. */
const over = new Set(['RETAKE_NOT_OFFERED', 'SESSION_ENDED', 'SESSION_NOT_FOUND', 'TURN_OUT_OF_ORDER'])

/** Explains in this page's words why the server refused a retake. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('candidate.retake')
  const errorText = useErrorText()
  return (error) => (error instanceof ApiError && over.has(error.code) ? t('notOffered') : errorText(error))
}
