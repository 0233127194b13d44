import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { int, search } from '../../../shared/search'
import { ProjectView } from './project-view'
import { ReviewersOnly } from './reviewers-only'

export const Route = createFileRoute('/_member/company/projects/$id')({
  validateSearch: search({ page: int(1) }),
  loader: () => ensureAreas('projects', 'notes'),
  component: ProjectPage,
})

function ProjectPage() {
  const t = useTranslations('projects')
  const { id } = Route.useParams()
  const { page } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('title'))
  return (
    <ReviewersOnly>
      <ProjectView
        key={id}
        id={id}
        page={page ?? 1}
        onPage={(next) => {
          void navigate({ search: { page: next }, replace: true })
        }}
      />
    </ReviewersOnly>
  )
}
