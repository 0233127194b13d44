import type { Project } from '@candor/contract'
import { ChevronLeft, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useBackLink } from '../../../shared/navigation/use-back-link'
import { usePageTitle } from '../../../shared/page-title'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { buttonStyle } from '../../../shared/ui/button-style'
import { PageHeader } from '../../../shared/ui/company-shell'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { Pager } from '../../../shared/ui/pager'
import { Pill } from '../../../shared/ui/pill'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { LoadError } from '../parts/load-error'
import { PastEnd } from '../parts/past-end'
import { AddPerson } from './add-person'
import { ApplicantTable, type Person } from './applicant-table'
import { ProjectActions } from './project-actions'
import { useChangeProject, useProject } from './use-projects'

const listPath = '/company/projects'

function Header({ project }: { project: Project }) {
  const t = useTranslations('projects')
  const list = useBackLink(listPath)
  usePageTitle(project.name)
  return (
    <PageHeader
      start={
        <a
          href={list.href}
          onClick={list.onClick}
          aria-label={t('back')}
          className={buttonStyle({ variant: 'ghost', size: 'icon', className: '-ml-2' })}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </a>
      }
      title={
        <span className="flex items-center gap-2.5">
          <bdi className="truncate" title={project.name}>
            {project.name}
          </bdi>
          {project.isArchived && <Pill>{t('archived')}</Pill>}
        </span>
      }
      lead={t('people', { count: project.applicantCount })}
      actions={<ProjectActions project={project} />}
    />
  )
}

interface UndoProps {
  person: Person
  isBusy: boolean
  onUndo: () => void
}

/** Who was removed last, and the way back. It takes the focus, which was on the removed row. */
function UndoRemoval({ person, isBusy, onUndo }: UndoProps) {
  const t = useTranslations('projects')
  return (
    <div className="flex items-center gap-3 rounded-xl border border-dashed border-line-strong bg-sunken py-1.5 pr-1.5 pl-4">
      <p role="status" className="min-w-0 flex-1 truncate text-sm text-ink-2">
        {t('removed', { name: person.name })}
      </p>
      <Button
        variant="secondary"
        size="sm"
        autoFocus
        isBusy={isBusy}
        aria-label={t('undoRemoval', { name: person.name })}
        onClick={onUndo}
      >
        <Undo2 size={15} aria-hidden="true" />
        {t('undo')}
      </Button>
    </div>
  )
}

type Loaded = NonNullable<ReturnType<typeof useProject>['data']>

function People({ data, onPage }: { data: Loaded; onPage: (page: number | undefined) => void }) {
  const t = useTranslations('projects')
  const errorText = useErrorText()
  const change = useChangeProject()
  const [removed, setRemoved] = useState<Person | null>(null)
  const { project, items, total } = data
  const remove = (person: Person) =>
    change.mutate(
      { kind: 'removeApplicant', projectId: project.id, applicantId: person.id },
      { onSuccess: () => setRemoved(person) },
    )
  const undo = (person: Person) =>
    change.mutate(
      { kind: 'addApplicant', projectId: project.id, applicantId: person.id },
      { onSuccess: () => setRemoved(null) },
    )
  return (
    <>
      {project.isArchived ? <Banner>{t('archivedText')}</Banner> : <AddPerson project={project} />}
      {change.isError && <Banner tone="bad">{errorText(change.error)}</Banner>}
      {removed !== null && !project.isArchived && (
        <UndoRemoval key={removed.id} person={removed} isBusy={change.isPending} onUndo={() => undo(removed)} />
      )}
      {total === 0 && <EmptyState title={t('noApplicants')}>{t('noApplicantsText')}</EmptyState>}
      {items.length === 0 && total > 0 && <PastEnd onFirst={() => onPage(undefined)} />}
      {items.length > 0 && (
        <div>
          <ApplicantTable project={project} applicants={items} onRemove={remove} />
          <Pager {...data} onChange={onPage} />
        </div>
      )}
    </>
  )
}

function Gone() {
  const t = useTranslations('projects')
  return (
    <EmptyState title={t('gone')} action={<LinkButton href={listPath}>{t('back')}</LinkButton>}>
      {t('goneText')}
    </EmptyState>
  )
}

/** One project with its people. */
export function ProjectView({
  id,
  page,
  onPage,
}: {
  id: string
  page: number
  onPage: (page: number | undefined) => void
}) {
  const t = useTranslations('projects')
  const loaded = useProject(id, page)
  const { data, error } = loaded
  // Also while it is open: someone deleted it meanwhile. An id that isn't one is refused as such.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <Gone />
  if (error !== null && data === undefined)
    return (
      <LoadError
        title={t('applicantsFailed')}
        error={error}
        onRetry={() => {
          void loaded.refetch()
        }}
      />
    )
  return (
    <>
      {data ? <Header project={data.project} /> : <PageHeader title={t('title')} lead={'\u00a0'} />}
      <div className="mx-auto flex w-full max-w-[1240px] flex-col gap-5 p-6">
        {data ? <People data={data} onPage={onPage} /> : <SkeletonList rows={6} />}
      </div>
    </>
  )
}
