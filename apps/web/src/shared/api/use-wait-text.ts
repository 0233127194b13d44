import { useTranslations } from 'use-intl'
import { ApiError } from './api-error'

/** The words for a refusal that ends by itself: the request limit, or a server that can't answer right now. Null: any other error. */
export function useWaitText(): (error: unknown) => { title: string; text: string } | null {
  const t = useTranslations('common')
  return (error) => {
    if (!(error instanceof ApiError)) return null
    if (error.code === 'UNAVAILABLE') return { title: t('unavailable.title'), text: t('unavailable.text') }
    if (error.code !== 'RATE_LIMITED') return null
    const { seconds } = error.data.params
    return {
      title: t('limited.title'),
      text: t('limited.text', { seconds: typeof seconds === 'number' ? seconds : 0 }),
    }
  }
}
