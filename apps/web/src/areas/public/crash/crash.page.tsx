import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { I18nProvider } from '../../../shared/i18n/i18n-provider'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { LostArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { SupportLink } from './support-link'

/** Shown if a page can't be rendered: the spec's sentence, a restart button and a link to support. */
export function CrashPage({ error }: ErrorComponentProps) {
  useEffect(() => {
    void ensureAreas('common')
  }, [])
  return (
    <I18nProvider>
      <Crash requestId={error instanceof ApiError ? error.data.requestId : null} />
    </I18nProvider>
  )
}

function Crash({ requestId }: { requestId: string | null }) {
  const t = useTranslations('common')
  return (
    <NoticePage
      art={<LostArt />}
      title={t('crash.title')}
      actions={
        <>
          <Button size="lg" onClick={() => window.location.reload()}>
            {t('actions.restart')}
          </Button>
          <SupportLink />
        </>
      }
    >
      <p>{t('crash.text')}</p>
      {requestId && <p className="tnum mt-3 text-sm text-ink-3">{t('crash.reference', { id: requestId })}</p>}
    </NoticePage>
  )
}
