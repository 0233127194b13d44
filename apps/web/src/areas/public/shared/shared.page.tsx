import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { id as idText, search } from '../../../shared/search'
import { SharedPage } from './shared-page'

export const Route = createFileRoute('/shared/$id')({
  validateSearch: search({ submission: idText }),
  loader: () => ensureAreas('shared', 'assessment', 'cvReport'),
  component: SharedRoute,
})

/** The token is in the fragment, which no server gets to see, and leaves the address once this browser has opened the link. */
function SharedRoute() {
  const t = useTranslations('shared')
  const { id } = Route.useParams()
  const { submission } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('title'))
  return (
    <SharedPage
      key={id}
      id={id}
      submissionId={submission}
      onSubmission={(next) => void navigate({ search: { submission: next }, resetScroll: false })}
      onOpened={() => void navigate({ search: { submission }, hash: '', replace: true })}
    />
  )
}
