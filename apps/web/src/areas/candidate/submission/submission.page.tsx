import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { search, text } from '../../../shared/search'
import { OwnSubmissionPage } from './own-submission-page'

export const Route = createFileRoute('/submission/$id')({
  validateSearch: search({ interview: text }),
  loader: () =>
    ensureAreas(
      'candidate',
      'errors',
      'assessment',
      'recording',
      'integrity',
      'cvReport',
      'feedback',
      'certificate',
      'responses',
      'requests',
      'errors',
    ),
  component: SubmissionPage,
})

function SubmissionPage() {
  const { id } = Route.useParams()
  const { interview } = Route.useSearch()
  const t = useTranslations('assessment.own')
  usePageTitle(t('title'))
  return <OwnSubmissionPage key={id} id={id} linkId={interview} />
}
