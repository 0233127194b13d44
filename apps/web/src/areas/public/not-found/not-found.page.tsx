import { useTranslations } from 'use-intl'
import { useMarkNotFound } from '../../../shared/navigation/not-found-state'
import { usePageTitle } from '../../../shared/page-title'
import { MissingArt } from '../../../shared/ui/art'
import { LinkButton } from '../../../shared/ui/link-button'
import { NoticePage } from '../../../shared/ui/notice-page'

export function NotFoundPage() {
  const t = useTranslations('common')
  useMarkNotFound()
  usePageTitle(t('notFound.title'))
  return (
    <NoticePage
      art={<MissingArt />}
      title={t('notFound.title')}
      actions={
        <LinkButton href="/" size="lg">
          {t('actions.goHome')}
        </LinkButton>
      }
    >
      <p>{t('notFound.text')}</p>
    </NoticePage>
  )
}
