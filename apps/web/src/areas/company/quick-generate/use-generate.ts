import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { changeDescription, changeDraft, toReview, useDraft } from './draft-store'

const fileCodes = [
  'FILE_TOO_LARGE',
  'FILE_TYPE_UNSUPPORTED',
  'FILE_ENCRYPTED',
  'FILE_UNREADABLE',
  'FILE_TOO_COMPLEX',
  'FILE_EMPTY',
] as const

/** What went wrong, in words for a job description (the general ones speak of a CV). */
export function useGenerateErrorText(): (error: unknown) => string {
  const t = useTranslations('company.generate')
  const general = useErrorText()
  return (error) => {
    if (!(error instanceof ApiError)) return general(error)
    if (error.code === 'NOT_A_JOB_DESCRIPTION') return t('notJob')
    const fileCode = fileCodes.find((code) => code === error.code)
    return fileCode ? t(`file.${fileCode}`) : general(error)
  }
}

/** Reads the words of a file into the text, where they can be looked over before anything is made of them. */
export function useReadFile() {
  return useMutation({
    mutationFn: (file: File) => api.company.jobDescription.create({ file }),
    onSuccess: ({ text, fileName }) => {
      changeDescription(text)
      changeDraft({ fileName })
    },
  })
}

/** Has the draft written and opens it for review. */
export function useGenerate() {
  return useMutation({
    mutationFn: () => {
      const { text, language, count } = useDraft.getState()
      return api.interview.generate.quickSet({ description: text, language, count })
    },
    onSuccess: (draft) => changeDraft({ review: toReview(draft), idempotencyKey: crypto.randomUUID() }),
  })
}
