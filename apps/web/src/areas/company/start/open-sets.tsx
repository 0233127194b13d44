import type { OpenSet } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { QueryState } from '../../../shared/ui/query-state'
import { StartSection } from './start-section'
import type { useStart } from './use-start'

/** The decided part of all submissions. The words under it say the same. */
function DecidedBar({ set: { submissionCount, undecidedCount } }: { set: OpenSet }) {
  const decided = submissionCount - undecidedCount
  return (
    <div aria-hidden="true" className="my-2 flex h-1.5 overflow-hidden rounded-full bg-line">
      {decided > 0 && <span className="bg-brand" style={{ width: `${(100 * decided) / submissionCount}%` }} />}
    </div>
  )
}

function OpenSetRow({ set }: { set: OpenSet }) {
  const t = useTranslations('start.sets')
  const format = useFormatter()
  const { id, name, deadline, submissionCount, undecidedCount, unopenedCount, startedCount } = set
  const closes =
    deadline === null
      ? null
      : t('closes', { date: format.dateTime(new Date(deadline), { day: 'numeric', month: 'short' }) })
  const parts = [
    submissionCount > 0 && t('undecided', { count: undecidedCount }),
    unopenedCount > 0 && t('unopened', { count: unopenedCount }),
    startedCount > 0 && t('started', { count: startedCount }),
  ]
  return (
    <li className="px-5 py-3 text-sm">
      <div className="flex items-baseline gap-3">
        <a
          href={`/company/all-submissions?set_id=${id}`}
          title={name}
          className="min-w-0 flex-1 truncate rounded-sm font-medium hover:underline"
        >
          {name}
        </a>
        {closes !== null && <span className="shrink-0 text-ink-3">{closes}</span>}
      </div>
      <DecidedBar set={set} />
      <p className="tnum text-ink-2">
        {[t('submissions', { count: submissionCount }), ...parts].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

/** Active sets with how far the reader is with their submissions. */
export function OpenSets({ found }: { found: ReturnType<typeof useStart>['found'] }) {
  const t = useTranslations('start.sets')
  return (
    <StartSection
      id="start-sets"
      title={t('title')}
      all={found.data === undefined ? undefined : { href: '/company/interview-sets', label: t('all') }}
    >
      <QueryState query={found} failed={t('failed')} skeletonClassName="h-64">
        {({ openSets }) =>
          openSets.length === 0 ? (
            <p className="px-5 py-6 text-sm text-ink-2">{t('none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {openSets.map((set) => (
                <OpenSetRow key={set.id} set={set} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </StartSection>
  )
}
