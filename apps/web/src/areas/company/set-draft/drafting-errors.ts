import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { useErrorText } from '../../../shared/api/use-error-text'

const fileCodes = [
  'FILE_TOO_LARGE',
  'FILE_TYPE_UNSUPPORTED',
  'FILE_ENCRYPTED',
  'FILE_UNREADABLE',
  'FILE_TOO_COMPLEX',
  'FILE_EMPTY',
] as const

/** What went wrong, in words for a job description with the limit and the alternative. */
export function useDraftingErrorText(): (error: unknown) => string {
  const t = useTranslations('company.generate')
  const general = useErrorText()
  return (error) => {
    if (!(error instanceof ApiError)) return general(error)
    if (error.code === 'NOT_A_JOB_DESCRIPTION') return t('notJob')
    const fileCode = fileCodes.find((code) => code === error.code)
    return fileCode ? t(`file.${fileCode}`) : general(error)
  }
}
