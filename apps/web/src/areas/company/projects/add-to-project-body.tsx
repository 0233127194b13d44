import { type Project, projectLimits } from '@candor/contract'
import { Check, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { QueryState } from '../../../shared/ui/query-state'
import { TextField } from '../../../shared/ui/text-field'
import { SearchField } from '../parts/search-field'
import { useChangeProject, useProjects, useProjectsOf } from './use-projects'

type Change = ReturnType<typeof useChangeProject>

interface RowProps {
  project: Project
  applicantId: string
  isIn: boolean
  change: Change
}

function ProjectRow({ project, applicantId, isIn, change }: RowProps) {
  const t = useTranslations('projects')
  const { id: projectId, name } = project
  const kind = isIn ? 'removeApplicant' : 'addApplicant'
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        <a
          href={`/company/projects/${projectId}`}
          className="block truncate rounded-sm text-sm font-medium hover:underline"
        >
          <bdi>{name}</bdi>
        </a>
        <span className="flex items-center gap-1 text-xs text-ink-3">
          {isIn && <Check size={13} aria-hidden="true" />}
          {isIn ? t('choose.added') : t('people', { count: project.applicantCount })}
        </span>
      </span>
      <Button
        variant={isIn ? 'ghost' : 'secondary'}
        size="sm"
        disabled={change.isPending}
        aria-label={t(isIn ? 'choose.remove' : 'choose.add', { name })}
        onClick={() => change.mutate({ kind, projectId, applicantId })}
      >
        {t(isIn ? 'choose.removeShort' : 'choose.addShort')}
      </Button>
    </li>
  )
}

function NewProject({ applicantId, change }: { applicantId: string; change: Change }) {
  const t = useTranslations('projects')
  const [name, setName] = useState('')
  const create = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ kind: 'createWith', name: name.trim(), applicantId }, { onSuccess: () => setName('') })
  }
  return (
    <form onSubmit={create} className="flex items-end gap-3 border-t border-line pt-4">
      <TextField
        className="flex-1"
        label={t('create')}
        placeholder={t('namePlaceholder')}
        value={name}
        maxLength={projectLimits.nameCharacters}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" disabled={name.trim() === '' || change.isPending}>
        <Plus size={15} aria-hidden="true" />
        {t('choose.createAndAdd')}
      </Button>
    </form>
  )
}

/** The active projects with what the applicant's place in each is, and a field for a new one. */
export function AddToProjectBody({ applicantId }: { applicantId: string }) {
  const t = useTranslations('projects')
  const errorText = useErrorText()
  const [keyword, setKeyword] = useState('')
  const projects = useProjects(keyword === '' ? {} : { keyword })
  const containing = useProjectsOf(applicantId).data ?? []
  const change = useChangeProject()
  return (
    <div className="flex flex-col gap-4">
      {change.isError && <Banner tone="bad">{errorText(change.error)}</Banner>}
      <SearchField label={t('search')} keyword={keyword} onKeyword={setKeyword} />
      <QueryState query={projects} failed={t('loadFailed')} skeletonClassName="h-40">
        {({ items, total }) => (
          <>
            {items.length === 0 && (
              <p className="text-sm text-ink-2">{t(keyword === '' ? 'choose.none' : 'choose.noMatch')}</p>
            )}
            <ul aria-label={t('choose.list')} className="-my-1.5 max-h-72 overflow-y-auto empty:hidden">
              {items.map((project) => (
                <ProjectRow
                  key={project.id}
                  {...{ project, applicantId, change }}
                  isIn={containing.some(({ id }) => id === project.id)}
                />
              ))}
            </ul>
            {total > items.length && <p className="text-xs text-ink-3">{t('choose.more', { count: items.length })}</p>}
          </>
        )}
      </QueryState>
      <NewProject applicantId={applicantId} change={change} />
    </div>
  )
}
