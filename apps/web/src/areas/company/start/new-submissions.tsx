import type { SubmissionListItem } from '@candor/contract'
import { ListChecks } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../shared/ui/avatar'
import { QueryState } from '../../../shared/ui/query-state'
import { LevelCell, ShareCell } from '../all-submissions/list-cells'
import { buildSubmissionHref, type SourceList, toSourceList } from '../all-submissions/source-list'
import { RelativeTime } from '../parts/relative-time'
import { SinceVisit } from './since-visit'
import { StartSection } from './start-section'
import type { useNewSubmissions } from './use-new-submissions'

const SHOWN = 6

function NewSubmission({ item, list }: { item: SubmissionListItem; list: SourceList }) {
  const { id, candidateName, setName, mustHaves, submittedAt } = item
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm">
      <Avatar name={candidateName} size={32} />
      <div className="min-w-40 flex-1">
        <a
          href={buildSubmissionHref(id, list)}
          title={candidateName}
          className="block truncate rounded-sm font-semibold hover:underline"
        >
          {candidateName}
        </a>
        <p className="truncate text-ink-3" title={setName}>
          {setName}
        </p>
      </div>
      <div className="tnum w-44">
        <LevelCell submission={item} />
      </div>
      <div className="tnum flex w-20 items-center gap-1.5 text-ink-2">
        {mustHaves !== null && (
          <>
            <ListChecks size={15} aria-hidden="true" className="text-ink-3" />
            <ShareCell share={{ count: mustHaves.named, total: mustHaves.total }} text="mustHavesNamed" />
          </>
        )}
      </div>
      <p className="w-28 text-ink-3">
        <RelativeTime instant={submittedAt} />
      </p>
    </li>
  )
}

interface NewSubmissionsProps {
  found: ReturnType<typeof useNewSubmissions>
  /** Of them, those since the last visit; null: there was none, or it isn't known yet. */
  visit: { readonly since: string; readonly count: number } | null
}

/** Submissions that the reader has not opened, the newest first. */
export function NewSubmissions({ found, visit }: NewSubmissionsProps) {
  const t = useTranslations('start.new')
  return (
    <StartSection
      id="start-new"
      title={t('title')}
      count={found.data?.total}
      lead={visit && <SinceVisit {...visit} />}
      all={found.data?.total ? { href: '/company/all-submissions?unseen=1', label: t('all') } : undefined}
    >
      <QueryState query={found} failed={t('failed')} skeletonClassName="h-64">
        {({ items, at }) =>
          items.length === 0 ? (
            <p className="px-5 py-6 text-sm text-ink-2">{t('none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.slice(0, SHOWN).map((item) => (
                <NewSubmission key={item.id} item={item} list={toSourceList({ unseen: true }, at)} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </StartSection>
  )
}
