import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../../shared/api/api-error'
import { probeFile } from '../../../../shared/api/probe-file'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { isMissing, recheckSubmission } from '../use-recheck'

/** Error codes with their own text. All others get a general one. */
const named = new Set(['RECORDING_UNAVAILABLE', 'RECORDING_DAMAGED', 'UNAUTHENTICATED', 'FORBIDDEN'])

/** Why a piece could not be played. A video element gives no reason, so the server is asked. Null: nothing failed. */
export function useFailureText(failedUrl: string | null): string | null {
  const t = useTranslations('company.review.player')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<{ url: string; error: unknown } | null>(null)
  useEffect(() => {
    if (failedUrl === null) return
    let isGone = false
    const ask = async () => {
      const error: unknown = await probeFile(failedUrl).catch((cause: unknown) => cause)
      if (isGone) return
      setAsked({ url: failedUrl, error })
      if (isMissing(error)) await recheckSubmission(queryClient)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [failedUrl, queryClient])
  if (failedUrl === null) return null
  const error = asked?.url === failedUrl ? asked.error : null
  return error instanceof ApiError && named.has(error.code) ? errorText(error) : t('failed')
}
