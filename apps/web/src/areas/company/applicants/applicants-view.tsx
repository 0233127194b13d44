import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageHeader } from '../../../shared/ui/company-shell'
import { Pager } from '../../../shared/ui/pager'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { LoadError } from '../parts/load-error'
import type { MoveOutcome } from '../parts/move-outcome'
import { MovedMail } from '../parts/moved-mail'
import { NothingListed } from '../parts/nothing-listed'
import { PastEnd } from '../parts/past-end'
import { StagesButton } from '../stages/stages-button'
import { type ApplicantFilter, isFiltered } from './applicant-filter'
import { ApplicantTable } from './applicant-table'
import { ApplicantToolbar } from './applicant-toolbar'
import { useApplicants } from './use-applicants'

interface ViewProps {
  filter: ApplicantFilter
  onFilter: (filter: ApplicantFilter) => void
}

type Applicants = ReturnType<typeof useApplicants>

function Shown({
  list,
  filter,
  onFilter,
  onMail,
}: ViewProps & { list: Applicants; onMail: (mail: MoveOutcome) => void }) {
  const t = useTranslations('applicants')
  const { data } = list
  const failure = list.isError && (
    <LoadError
      title={t('loadFailed')}
      error={list.error}
      onRetry={() => {
        void list.refetch()
      }}
    />
  )
  if (data === undefined) return failure || <SkeletonList rows={6} />
  if (data.total === 0) return <NothingListed t={t} hasFilter={isFiltered(filter)} onShowAll={() => onFilter({})} />
  if (data.items.length === 0) return <PastEnd onFirst={() => onFilter({ ...filter, page: undefined })} />
  return (
    <div aria-busy={list.isPlaceholderData} className="flex flex-col gap-5">
      {failure}
      <div>
        <ApplicantTable
          applicants={data.items}
          sort={filter.sort}
          onSort={(sort) => onFilter({ ...filter, page: undefined, sort })}
          onMail={onMail}
        />
        <Pager {...data} onChange={(page) => onFilter({ ...filter, page })} />
      </div>
    </div>
  )
}

/** Everyone in the hiring pipeline: also people who are invited, and who started an interview and left. */
export function ApplicantsView({ filter, onFilter }: ViewProps) {
  const t = useTranslations('applicants')
  const list = useApplicants(filter)
  const [mail, setMail] = useState<MoveOutcome>(null)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={list.data === undefined ? '\u00a0' : t('lead', { count: list.data.total })}
        actions={<StagesButton />}
      />
      <div className="mx-auto flex w-full max-w-[1480px] flex-col gap-5 p-6">
        {(isFiltered(filter) || list.data?.total !== 0) && <ApplicantToolbar filter={filter} onFilter={onFilter} />}
        <MovedMail mail={mail} onDismiss={() => setMail(null)} />
        <Shown list={list} filter={filter} onFilter={onFilter} onMail={setMail} />
      </div>
    </>
  )
}
