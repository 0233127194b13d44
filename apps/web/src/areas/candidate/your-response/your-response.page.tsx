import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { id, search } from '../../../shared/search'
import { YourResponseView } from './your-response-view'

export const Route = createFileRoute('/your-response')({
  validateSearch: search({ sessionId: id }),
  loader: () => ensureAreas('candidate', 'assessment', 'recording', 'responses'),
  component: YourResponsePage,
})

function YourResponsePage() {
  const t = useTranslations('responses.page')
  const { sessionId } = Route.useSearch()
  usePageTitle(t('title'))
  return <YourResponseView key={sessionId} sessionId={sessionId ?? null} />
}
