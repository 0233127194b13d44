import type { ExamCard } from '@candor/contract'
import { CircleCheck, CircleX, Scale } from 'lucide-react'
import { useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { TextLink } from '../../../shared/ui/text-link'
import { countPassedDims } from './count-passed-dims'

/** Of exams from before dimensions were examined. */
function Parts({ parts }: Pick<ExamCard, 'parts'>) {
  const t = useTranslations('judgeExam')
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
      {parts.map(({ id, passed }) => {
        const Icon = passed ? CircleCheck : CircleX
        return (
          <li key={id} className="inline-flex items-center gap-1.5">
            <Icon size={14} aria-hidden="true" className={passed ? 'text-ok' : 'text-bad'} />
            {t(`parts.${id}`)}
            <span className="sr-only">: {t(passed ? 'exam.passed' : 'exam.failed')}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Stands beside levels that a model gave: which exam it passed. Its page must have the texts of `judgeExam`. */
export function ExamCardSummary({ card }: { card: ExamCard }) {
  const t = useTranslations('judgeExam')
  const format = useFormatter()
  const titleId = useId()
  const date = card.finishedAt === null ? '' : format.dateTime(new Date(card.finishedAt), { dateStyle: 'medium' })
  return (
    <section aria-labelledby={titleId} className="rounded-xl border border-line bg-card p-4 text-sm">
      <div className="flex gap-3">
        <Scale size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-2" />
        <div className="min-w-0">
          <h2 id={titleId} className="font-medium">
            {t('card.title')}
          </h2>
          <p className="mt-0.5 break-words text-ink-2">{t('card.text', { model: card.model, date })}</p>
          {card.dims.length === 0 ? (
            <Parts parts={card.parts} />
          ) : (
            <p className="mt-2.5 text-ink-2">{t('card.dims', countPassedDims(card))}</p>
          )}
          <TextLink href="/company/setting/assessment" className="mt-2.5 inline-block">
            {t('card.open')}
          </TextLink>
        </div>
      </div>
    </section>
  )
}
