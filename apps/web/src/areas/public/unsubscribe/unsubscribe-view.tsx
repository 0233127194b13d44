import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { DoneArt, MissingArt } from '../../../shared/ui/art'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { readCategory } from './read-category'
import { sendUnsubscribe } from './send-unsubscribe'

/** Unsubscribes with one press. Opening the page changes nothing, because mail scanners open it too. */
export function UnsubscribeView({ token }: { token: string | null }) {
  const t = useTranslations('account.unsubscribe')
  const errors = useTranslations('errors')
  const send = useMutation({
    mutationFn: (given: string) => sendUnsubscribe(given, (input, init) => window.fetch(input, init)),
  })
  const category = token === null ? null : readCategory(token)
  if (token === null || category === null || send.data === 'broken')
    return (
      <NoticePage art={<MissingArt />} title={t('brokenTitle')}>
        <p>{t('brokenText')}</p>
      </NoticePage>
    )
  if (send.data === 'done')
    return (
      <NoticePage art={<DoneArt />} title={t('doneTitle')}>
        <p>{t(`${category}.doneLead`)}</p>
      </NoticePage>
    )
  return (
    <NoticePage
      title={t(`${category}.title`)}
      actions={
        <Button size="lg" isBusy={send.isPending} onClick={() => send.mutate(token)}>
          {t('submit')}
        </Button>
      }
    >
      <p>{t(`${category}.lead`)}</p>
      {send.data === 'failed' && (
        <Banner tone="bad" className="mt-5 text-left">
          {errors('UNAVAILABLE')}
        </Banner>
      )}
    </NoticePage>
  )
}
