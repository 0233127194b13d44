import type { CvEntry, CvReading } from '@candor/contract'
import { clsx } from 'clsx'
import { Briefcase, FolderKanban, GraduationCap } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CvPlace } from '../result-view'
import { overlaps } from './cv-lines'
import { useMonth } from './use-month'

const icons = { job: Briefcase, education: GraduationCap, project: FolderKanban }
const MONTHS_A_YEAR = 12

function Entry({ entry, isMarked }: { entry: CvEntry; isMarked: boolean }) {
  const t = useTranslations('assessment.cv')
  const month = useMonth()
  const Icon = icons[entry.kind]
  const from = entry.from === null ? t('noFrom') : month(entry.from)
  const to = entry.isCurrent ? t('today') : entry.to === null ? null : month(entry.to)
  return (
    <li
      data-testid="cv-entry"
      className={clsx('relative flex gap-3.5 rounded-xl px-2 py-2', isMarked && 'bg-brand-soft')}
    >
      <span className="z-1 grid size-8 shrink-0 place-items-center rounded-full border border-line bg-card text-ink-2">
        <Icon size={15} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium break-words">{entry.title || t(`kinds.${entry.kind}`)}</p>
        <p className="text-sm break-words text-ink-2">{entry.organization || t('noOrganization')}</p>
        <p className="tnum text-sm text-ink-3">
          {to === null ? from : t('span', { from, to })}
          {' · '}
          {t(`kinds.${entry.kind}`)}
        </p>
      </div>
    </li>
  )
}

/** Jobs, education and projects with the CV's dates. */
export function CvTimeline({ reading, place }: { reading: CvReading; place: CvPlace | null }) {
  const t = useTranslations('assessment.cv')
  const months = reading.experienceMonths
  return (
    <section aria-label={t('timeline')}>
      <h2 className="text-lg font-semibold">{t('timeline')}</h2>
      {months !== null && (
        <p className="tnum mt-0.5 text-sm text-ink-3">
          {t('experience', { years: Math.floor(months / MONTHS_A_YEAR), months: months % MONTHS_A_YEAR })}
        </p>
      )}
      {reading.entries.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">{t('noDates')}</p>
      ) : (
        <ol className="relative mt-2 flex flex-col before:absolute before:inset-y-4 before:left-6 before:w-px before:bg-line">
          {reading.entries.map((entry) => (
            <Entry
              key={`${entry.start} ${entry.end} ${entry.title}`}
              entry={entry}
              isMarked={place !== null && overlaps(entry, place)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
