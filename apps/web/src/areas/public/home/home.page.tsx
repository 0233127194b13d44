import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { HomeView } from './home-view'

export const Route = createFileRoute('/')({
  loader: () => ensureAreas('public'),
  component: HomePage,
})

function HomePage() {
  const t = useTranslations('public.home')
  usePageTitle(undefined, t('lead'))
  return <HomeView />
}
