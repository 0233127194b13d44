import { dimIds, type ExamCase } from '@candor/contract'
import { ArrowRight, ChevronDown } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

/** These rules compare with another interview. The others have no "before". */
const hasBefore = ({ rule }: ExamCase): boolean =>
  rule === 'one_level_above' ||
  rule === 'not_below' ||
  rule === 'no_rise' ||
  rule === 'no_move' ||
  rule === 'same_level' ||
  rule === 'within_half'

function CaseLevels({ examCase }: { examCase: ExamCase }) {
  const t = useTranslations('judgeExam.broken')
  const format = useFormatter()
  const level = (value: number | null) => (value === null ? t('none') : format.number(value))
  return (
    <p className="tnum inline-flex shrink-0 items-center gap-1.5 font-medium">
      {hasBefore(examCase) && (
        <>
          <span className="sr-only">{t('before')}</span>
          {level(examCase.before)}
          <ArrowRight size={13} aria-hidden="true" className="text-ink-3" />
          <span className="sr-only">{t('after')}</span>
        </>
      )}
      {level(examCase.after)}
    </p>
  )
}

function ExamCaseEntry({ examCase }: { examCase: ExamCase }) {
  const t = useTranslations('judgeExam')
  const dims = useTranslations('assessment.dims')
  const dimId = dimIds.find((id) => id === examCase.dimId)
  const figure = examCase.dimId === 'overall' ? t('broken.overall') : t('broken.all')
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
      <div className="min-w-0">
        <p className="font-medium">{dimId === undefined ? figure : dims(dimId)}</p>
        <p className="text-ink-2">
          {[t(`materials.${examCase.material}`), t(`languages.${examCase.language}`), t(`rules.${examCase.rule}`)].join(
            ' · ',
          )}
        </p>
      </div>
      <CaseLevels examCase={examCase} />
    </li>
  )
}

/** The failed cases of one part, collapsed. `count` may exceed the number of cases listed. */
export function BrokenCases({ cases, count }: { cases: readonly ExamCase[]; count: number }) {
  const t = useTranslations('judgeExam.broken')
  if (count === 0) return null
  return (
    <details className="group mt-3">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-medium text-brand-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown size={15} aria-hidden="true" className="transition-transform duration-120 group-open:rotate-180" />
        {`${t('title')}: ${t('count', { count })}`}
      </summary>
      <ul className="mt-1 divide-y divide-line text-sm">
        {cases.map((examCase) => (
          <ExamCaseEntry key={examCase.id} examCase={examCase} />
        ))}
      </ul>
      {cases.length < count && <p className="mt-1 text-sm text-ink-3">{t('more')}</p>}
    </details>
  )
}
