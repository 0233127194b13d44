import { type SetSort, type SetSummary, status } from '@candor/contract'
import { useRouter } from '@tanstack/react-router'
import { Link2, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { type Column, Table } from '../../../shared/ui/table'
import { Tooltip } from '../../../shared/ui/tooltip'
import { getInvitePath } from '../parts/invite-path'
import { RelativeTime } from '../parts/relative-time'
import { SetStatus } from '../parts/set-status'
import { useCopy } from '../parts/use-copy'
import { getDirection, getNextSort } from './set-sorting'
import { usePrefetchSet } from './use-prefetch-set'

const getSetPath = (set: SetSummary) => `/company/interview-set/${set.id}`

function NameCell({ set }: { set: SetSummary }) {
  return (
    <div className="min-w-0">
      <a
        href={getSetPath(set)}
        className="block max-w-[34ch] truncate rounded-sm text-base font-medium hover:underline"
      >
        {set.name}
      </a>
      <span className="block max-w-[40ch] truncate text-ink-3">{set.positionName}</span>
    </div>
  )
}

function LinkCell({ set }: { set: SetSummary }) {
  const t = useTranslations('company.sets')
  const toast = useTranslations('common.toast')
  const copy = useCopy({ done: toast('linkCopied'), failed: toast('linkFailed') })
  const isActive = set.status === status.ACTIVE
  const button = (
    <Button
      variant="ghost"
      size="icon"
      data-testid="copy-link"
      aria-label={t('copyLink', { name: set.name })}
      onClick={() => copy(new URL(`/interview/${set.linkId}`, window.location.origin).href)}
    >
      <Link2 size={17} aria-hidden="true" className={isActive ? '' : 'opacity-55'} />
    </Button>
  )
  return isActive ? button : <Tooltip text={t('linkInactive')}>{button}</Tooltip>
}

function InviteCell({ set }: { set: SetSummary }) {
  const t = useTranslations('company.sets')
  return (
    <LinkButton href={getInvitePath(set.id)} variant="ghost" size="icon" aria-label={t('invite', { name: set.name })}>
      <Send size={17} aria-hidden="true" />
    </LinkButton>
  )
}

interface Sorting {
  sort: SetSort | undefined
  onSort: (sort: SetSort | undefined) => void
}

function useColumns({ sort, onSort }: Sorting): Column<SetSummary>[] {
  const t = useTranslations('company')
  const names = useTranslations('company.languages')
  const mayInvite = useProfile()?.can['set.manage'] ?? false
  const sortBy = (column: 'name' | 'updated') => ({
    direction: getDirection(column, sort),
    onPress: () => onSort(getNextSort(column, sort)),
  })
  return [
    {
      id: 'name',
      header: t('sets.columns.name'),
      cell: (set) => <NameCell set={set} />,
      sorting: sortBy('name'),
    },
    { id: 'status', header: t('sets.columns.status'), cell: (set) => <SetStatus value={set.status} /> },
    {
      id: 'languages',
      header: t('sets.columns.languages'),
      cell: (set) => set.languages.map((language) => names(language)).join(', '),
    },
    { id: 'questions', header: t('sets.columns.questions'), align: 'end', cell: (set) => set.questionCount },
    {
      id: 'submissions',
      header: t('sets.columns.submissions'),
      align: 'end',
      cell: (set) =>
        set.submissionCount === 0 ? (
          <span className="text-ink-3">0</span>
        ) : (
          <a
            href={`/company/all-submissions?set_id=${set.id}`}
            className="rounded-sm font-medium text-brand-ink underline decoration-brand/40 underline-offset-4"
          >
            {set.submissionCount}
          </a>
        ),
    },
    {
      id: 'updated',
      header: t('sets.columns.updated'),
      cell: (set) => <RelativeTime instant={set.updatedAt} />,
      className: 'text-ink-3',
      sorting: sortBy('updated'),
    },
    {
      id: 'link',
      header: t('sets.columns.link'),
      isHeaderHidden: true,
      align: 'end',
      cell: (set) => (
        <span className="flex justify-end gap-1">
          {mayInvite && <InviteCell set={set} />}
          <LinkCell set={set} />
        </span>
      ),
    },
  ]
}

export function SetTable({ sets, ...sorting }: { sets: readonly SetSummary[] } & Sorting) {
  const t = useTranslations('company.sets')
  const router = useRouter()
  const prefetch = usePrefetchSet()
  const columns = useColumns(sorting)
  return (
    <Table
      caption={t('caption')}
      columns={columns}
      rows={sets}
      rowKey={(set) => set.id}
      onOpen={(set) => router.history.push(getSetPath(set))}
      onIntent={({ id }) => prefetch(id)}
    />
  )
}
