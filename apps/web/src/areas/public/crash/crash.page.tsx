import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { useWaitText } from '../../../shared/api/use-wait-text'
import { I18nProvider } from '../../../shared/i18n/i18n-provider'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { LostArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { SupportLink } from './support-link'
import { useReplyPromise } from './use-reply-promise'

/** Shown if a page can't be loaded or rendered: what to wait for, or the spec's sentence with a link to support. */
export function CrashPage({ error }: ErrorComponentProps) {
  useEffect(() => {
    void ensureAreas('common')
  }, [])
  return (
    <I18nProvider>
      <Crash error={error} />
    </I18nProvider>
  )
}

function Crash({ error }: { error: unknown }) {
  const t = useTranslations('common')
  const wait = useWaitText()(error)
  const isReplyPromised = useReplyPromise()
  const requestId = error instanceof ApiError ? error.data.requestId : null
  return (
    <NoticePage
      art={<LostArt />}
      title={wait?.title ?? t('crash.title')}
      actions={
        <>
          <Button size="lg" onClick={() => window.location.reload()}>
            {wait ? t('actions.retry') : t('actions.restart')}
          </Button>
          <SupportLink requestId={requestId} />
        </>
      }
    >
      <p>{wait?.text ?? t(isReplyPromised ? 'crash.text' : 'crash.textWithoutPromise')}</p>
      {requestId && <p className="tnum mt-3 text-sm text-ink-3">{t('crash.reference', { id: requestId })}</p>}
    </NoticePage>
  )
}
