import { type IntervieweeState, intervieweeStates } from '@candor/contract'
import { BellRing } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { EmptyState } from '../../../shared/ui/empty-state'
import { Pager } from '../../../shared/ui/pager'
import { Select } from '../../../shared/ui/select'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { LoadError } from '../parts/load-error'
import { PastEnd } from '../parts/past-end'
import { SearchField } from '../parts/search-field'
import { PeopleTable } from './people-table'
import { type PeopleFilter, useInterviewees, useRemind } from './use-interviewees'

interface PeopleListProps {
  setId: string
  filter: PeopleFilter
  onFilter: (filter: PeopleFilter) => void
}

function RemindAll({ setId, count }: { setId: string; count: number }) {
  const t = useTranslations('invitations.list')
  const [isAsking, setIsAsking] = useState(false)
  const remind = useRemind(setId)
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button variant="secondary">
          <BellRing size={16} aria-hidden="true" />
          {t('remindAll', { count })}
        </Button>
      }
      title={t('remindAllTitle')}
      description={t('remindAllText', { count })}
      confirmLabel={t('remind')}
      isBusy={remind.isPending}
      onConfirm={() => remind.mutate(null, { onSettled: () => setIsAsking(false) })}
    />
  )
}

function Toolbar({ filter, onFilter }: Omit<PeopleListProps, 'setId'>) {
  const t = useTranslations('invitations')
  const { status } = filter
  const search = useCallback(
    (keyword: string) => onFilter({ status, keyword: keyword === '' ? undefined : keyword }),
    [onFilter, status],
  )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select<IntervieweeState | 'all'>
        label={t('list.filter')}
        isLabelHidden
        className="w-52"
        value={status ?? 'all'}
        options={[
          { value: 'all', label: t('list.all') },
          ...intervieweeStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        onChange={(next) => onFilter({ keyword: filter.keyword, status: next === 'all' ? undefined : next })}
      />
      <SearchField label={t('list.search')} keyword={filter.keyword ?? ''} onKeyword={search} />
    </div>
  )
}

type List = ReturnType<typeof useInterviewees>

/** The heading with the number of people, and the reminder to all. */
function Heading({ setId, data }: { setId: string; data: List['data'] }) {
  const t = useTranslations('invitations.list')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-lg font-semibold">
        {t('title')}
        {data && data.total > 0 && <span className="tnum ml-2 text-sm font-normal text-ink-3">{data.total}</span>}
      </h2>
      {data && data.dueReminders > 0 && <RemindAll setId={setId} count={data.dueReminders} />}
    </div>
  )
}

function Page({ list, setId, filter, onFilter }: PeopleListProps & { list: List }) {
  const { data } = list
  if (!data || data.total === 0) return null
  if (data.items.length === 0) return <PastEnd onFirst={() => onFilter({ ...filter, page: undefined })} />
  return (
    <div aria-busy={list.isPlaceholderData}>
      <PeopleTable people={data.items} setId={setId} />
      <Pager {...data} onChange={(page) => onFilter({ ...filter, page })} />
    </div>
  )
}

/** What stands in place of a list that is not there yet, or could not be loaded. */
function Loading({ list }: { list: List }) {
  const t = useTranslations('invitations.list')
  const { data, error } = list
  if (error !== null) return <LoadError title={t('loadFailed')} error={error} onRetry={() => void list.refetch()} />
  return data === undefined ? <SkeletonList rows={4} /> : null
}

function NoPeople({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('invitations.list')
  return (
    <EmptyState title={t(isFiltered ? 'nothing' : 'empty')}>{t(isFiltered ? 'nothingText' : 'emptyText')}</EmptyState>
  )
}

/** The invited people of a set with their states. */
export function PeopleList({ setId, filter, onFilter }: PeopleListProps) {
  const t = useTranslations('invitations')
  const list = useInterviewees(setId, filter)
  const { data } = list
  const isFiltered = filter.status !== undefined || filter.keyword !== undefined
  const waiting = data?.waitingMails ?? 0
  return (
    <section aria-label={t('list.title')} className="flex flex-col gap-4">
      <Heading setId={setId} data={data} />
      {waiting > 0 && <Banner title={t('waitingTitle', { count: waiting })}>{t('waitingText')}</Banner>}
      {(isFiltered || (data?.total ?? 0) > 0) && <Toolbar filter={filter} onFilter={onFilter} />}
      <Loading list={list} />
      {data?.total === 0 && <NoPeople isFiltered={isFiltered} />}
      <Page list={list} setId={setId} filter={filter} onFilter={onFilter} />
    </section>
  )
}
