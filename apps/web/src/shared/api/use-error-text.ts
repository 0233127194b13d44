import { useTranslations } from 'use-intl'
import { ApiError } from './api-error'

/** The words for an error. Whatever is not a refusal of the server is a connection that failed. Needs the area `errors`. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors')
  return (error) => t(error instanceof ApiError ? error.code : 'UNAVAILABLE')
}
