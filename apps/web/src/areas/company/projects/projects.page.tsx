import { projectStates } from '@candor/contract'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { int, parseEnum, search, text } from '../../../shared/search'
import { ProjectsView } from './projects-view'
import { ReviewersOnly } from './reviewers-only'
import type { ProjectFilter } from './use-projects'

export const Route = createFileRoute('/_member/company/projects')({
  validateSearch: search({ state: parseEnum(...projectStates), keyword: text, page: int(1) }),
  loader: () => ensureAreas('projects'),
  component: ProjectsPage,
})

function ProjectsPage() {
  const t = useTranslations('projects')
  const found = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('title'))
  const change = useCallback(
    (next: ProjectFilter) => {
      void navigate({ search: next, replace: true })
    },
    [navigate],
  )
  return (
    <ReviewersOnly>
      <ProjectsView filter={found} onFilter={change} />
    </ReviewersOnly>
  )
}
