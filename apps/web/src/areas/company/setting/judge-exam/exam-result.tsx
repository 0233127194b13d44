import type { Exam, ExamPart } from '@candor/contract'
import { clsx } from 'clsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Pill } from '../../../../shared/ui/pill'
import { BrokenCases } from './broken-cases'
import { ExamDims } from './exam-dims'
import { ExamFacts } from './exam-facts'
import { decideOutcome, outcomeLabels } from './exam-outcome'

/** The share of passed cases, with a mark at the required share. */
function Share({ part }: { part: ExamPart }) {
  const share = part.cases === 0 ? 0 : part.held / part.cases
  return (
    <div aria-hidden="true" className="relative mt-2 h-1.5 rounded-full bg-sunken">
      <div
        className={clsx('h-full rounded-full', part.passed ? 'bg-ok' : 'bg-bad')}
        style={{ width: `${share * 100}%` }}
      />
      <div
        className="absolute -top-0.5 h-2.5 w-0.5 rounded-full bg-ink"
        style={{ left: `calc(${part.needed * 100}% - 1px)` }}
      />
    </div>
  )
}

function PartRow({ part, exam }: { part: ExamPart; exam: Exam }) {
  const t = useTranslations('judgeExam')
  const format = useFormatter()
  const Icon = part.passed ? CircleCheck : CircleX
  const needed = t('exam.needed', { needed: format.number(part.needed, { style: 'percent' }) })
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex gap-3">
        <Icon size={18} aria-hidden="true" className={clsx('mt-0.5 shrink-0', part.passed ? 'text-ok' : 'text-bad')} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
            <h4 className="text-base font-medium">
              {t(`parts.${part.id}`)}
              <span className="sr-only">: {t(part.passed ? 'exam.passed' : 'exam.failed')}</span>
            </h4>
            <p className="tnum text-sm text-ink-2">
              {t('exam.partResult', { held: part.held, cases: part.cases })}
              <span className="text-ink-3">{` · ${needed}`}</span>
            </p>
          </div>
          <p className="mt-0.5 text-sm text-ink-2">{t(`partTexts.${part.id}`)}</p>
          <Share part={part} />
          <BrokenCases
            cases={exam.broken.filter((examCase) => examCase.part === part.id)}
            count={part.cases - part.held}
          />
        </div>
      </div>
    </li>
  )
}

const outcomeTones = { passed: 'ok', partlyPassed: 'warn', failed: 'bad' } as const

/** The result card: each part with its passed and required cases, the failures, and what the exam cost. */
export function ExamResult({ exam }: { exam: Exam }) {
  const t = useTranslations('judgeExam')
  const outcome = decideOutcome(exam)
  return (
    <div className="rounded-xl border border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold">{t('exam.result')}</h3>
        <Pill tone={outcomeTones[outcome]}>{t(outcomeLabels[outcome])}</Pill>
      </div>
      <ExamFacts exam={exam} />
      <ExamDims exam={exam} />
      {exam.dims.length > 0 && <p className="mt-5 border-t border-line pt-5 text-sm text-ink-3">{t('exam.allDims')}</p>}
      <ul
        aria-label={t('exam.parts')}
        className={clsx('mt-5 divide-y divide-line', exam.dims.length === 0 && 'border-t border-line pt-5')}
      >
        {exam.parts.map((part) => (
          <PartRow key={part.id} part={part} exam={exam} />
        ))}
      </ul>
    </div>
  )
}
