import { useTranslations } from 'use-intl'
import { NoAccessArt } from './art'
import { NoticePage } from './notice-page'

/** The spec's two refusals: the company shared nothing, or this person has no access. */
export function NoAccess({ reason }: { reason: 'notShared' | 'noAccess' }) {
  const t = useTranslations('common.noAccess')
  return (
    <NoticePage art={<NoAccessArt />} title={t(reason)}>
      <p>{t('advice')}</p>
    </NoticePage>
  )
}
