import { isOpenSet } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { PageHeader } from '../../../shared/ui/company-shell'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { useSet } from '../interview-set/use-set'
import { BackLink } from '../parts/back-link'
import { LoadError } from '../parts/load-error'
import { AddPeople } from './add-people'
import { PeopleList } from './people-list'
import type { PeopleFilter } from './use-interviewees'

interface ViewProps {
  setId: string
  filter: PeopleFilter
  onFilter: (filter: PeopleFilter) => void
}

/** Invites candidates to one set, and shows how far each has come. */
export function InviteCandidatesView({ setId, filter, onFilter }: ViewProps) {
  const t = useTranslations('invitations')
  const { data: set, error, isError, refetch } = useSet(setId)
  if (isError && !set) return <LoadError title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  if (!set) return <SkeletonPage />
  if (!set.can.edit)
    return (
      <div className="p-6">
        <Banner tone="warn">{t('readOnly')}</Banner>
      </div>
    )
  const isOpen = isOpenSet(set.status)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={set.name}
        start={<BackLink href={`/company/interview-set/${set.id}`} label={t('back')} />}
      />
      <div className="mx-auto flex w-full max-w-[1040px] flex-col gap-6 p-6 max-md:p-4">
        {!isOpen && (
          <Banner tone="warn" title={t('inactive')}>
            {t('inactiveText')}
          </Banner>
        )}
        <AddPeople setId={set.id} canMail={isOpen} />
        <PeopleList setId={set.id} filter={filter} onFilter={onFilter} />
      </div>
    </>
  )
}
