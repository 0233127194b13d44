import type { Project } from '@candor/contract'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type Column, Table } from '../../../shared/ui/table'
import { RelativeTime } from '../parts/relative-time'

const getHref = ({ id }: Project): string => `/company/projects/${id}`

export function ProjectTable({ projects }: { projects: readonly Project[] }) {
  const t = useTranslations('projects')
  const router = useRouter()
  const columns: Column<Project>[] = [
    {
      id: 'name',
      header: t('columns.name'),
      cell: (project) => (
        <a
          href={getHref(project)}
          title={project.name}
          className="block max-w-[48ch] truncate rounded-sm text-base font-medium hover:underline"
        >
          <bdi>{project.name}</bdi>
        </a>
      ),
    },
    {
      id: 'people',
      header: t('columns.people'),
      cell: ({ applicantCount }) => t('people', { count: applicantCount }),
      className: 'whitespace-nowrap',
    },
    {
      id: 'createdBy',
      header: t('columns.createdBy'),
      cell: ({ createdByName }) => <bdi>{createdByName === '' ? t('formerMember') : createdByName}</bdi>,
      className: 'text-ink-2',
    },
    {
      id: 'created',
      header: t('columns.created'),
      cell: ({ createdAt }) => <RelativeTime instant={createdAt} />,
      className: 'whitespace-nowrap text-ink-2',
    },
  ]
  return (
    <Table
      caption={t('list')}
      columns={columns}
      rows={projects}
      rowKey={({ id }) => id}
      onOpen={(project) => router.history.push(getHref(project))}
    />
  )
}
