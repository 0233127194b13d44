import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DoneArt, MissingArt } from '../../../shared/ui/art'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { sendUnsubscribe } from './send-unsubscribe'

/** Unsubscribes with one press. Opening the page changes nothing, because mail scanners open it too. */
export function UnsubscribeView({ token }: { token: string | null }) {
  const t = useTranslations('account.unsubscribe')
  const errors = useTranslations('errors')
  const send = useMutation({
    mutationFn: (given: string) => sendUnsubscribe(given, (input, init) => window.fetch(input, init)),
  })
  if (token === null || send.data === 'broken')
    return (
      <NoticePage art={<MissingArt />} title={t('brokenTitle')}>
        <p>{t('brokenText')}</p>
      </NoticePage>
    )
  if (send.data === 'done')
    return (
      <NoticePage art={<DoneArt />} title={t('doneTitle')}>
        <p>{t('doneLead')}</p>
      </NoticePage>
    )
  return (
    <NoticePage
      title={t('title')}
      actions={
        <Button size="lg" isBusy={send.isPending} onClick={() => send.mutate(token)}>
          {t('submit')}
        </Button>
      }
    >
      <p>{t('lead')}</p>
      {send.data === 'failed' && (
        <Banner tone="bad" className="mt-5 text-left">
          {errors('UNAVAILABLE')}
        </Banner>
      )}
    </NoticePage>
  )
}
