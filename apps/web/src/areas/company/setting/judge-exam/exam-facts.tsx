import type { Exam } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'

const MICRO = 1_000_000

/** Date, model, calls, tokens, cost and versions of one exam. */
export function ExamFacts({ exam }: { exam: Exam }) {
  const t = useTranslations('judgeExam.exam')
  const format = useFormatter()
  const at = exam.finishedAt ?? exam.requestedAt
  const cost =
    exam.costMicroUsd === null
      ? t('noPrice')
      : format.number(exam.costMicroUsd / MICRO, { style: 'currency', currency: 'USD', maximumFractionDigits: 3 })
  const facts = [
    { name: t('model'), value: exam.model },
    { name: t('date'), value: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) },
    { name: t('calls'), value: format.number(exam.progress.done) },
    {
      name: t('tokens'),
      value: t('tokensValue', { input: format.number(exam.inputTokens), output: format.number(exam.outputTokens) }),
    },
    { name: t('cost'), value: cost },
    { name: t('versions'), value: [exam.examVersion, exam.promptVersion, exam.rubricVersion].join(' · ') },
  ]
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-3">{name}</dt>
          <dd className="tnum mt-0.5 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
