import { createFileRoute } from '@tanstack/react-router'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { HomeView } from './home-view'

export const Route = createFileRoute('/')({
  loader: () => ensureAreas('public'),
  component: HomePage,
})

function HomePage() {
  usePageTitle(undefined)
  return <HomeView />
}
