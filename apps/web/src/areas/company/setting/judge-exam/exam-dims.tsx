import { dimGroups, type Exam, type ExamDim, groupIds } from '@candor/contract'
import { clsx } from 'clsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { countPassedDims } from '../../parts/count-passed-dims'

function DimRow({ dim, name }: { dim: ExamDim; name: string }) {
  const t = useTranslations('judgeExam')
  const failed = dim.parts.filter(({ passed }) => !passed).map(({ id }) => t(`parts.${id}`))
  const Icon = dim.passed ? CircleCheck : CircleX
  return (
    <li className="flex gap-2 py-1.5">
      <Icon size={16} aria-hidden="true" className={clsx('mt-0.5 shrink-0', dim.passed ? 'text-ok' : 'text-bad')} />
      <p className="min-w-0">
        <span className="font-medium">{name}</span>
        <span className="block text-ink-2">
          {dim.passed ? t('exam.passed') : t('exam.failedParts', { parts: failed.join(', ') })}
        </span>
      </p>
    </li>
  )
}

/** What the model may score: every dimension with its result, in words too. Exams from before dimensions were examined have none. */
export function ExamDims({ exam }: { exam: Exam }) {
  const t = useTranslations('judgeExam.exam')
  const names = useTranslations('assessment')
  if (exam.dims.length === 0) return null
  const groups = [
    ...groupIds.map((group) => ({
      id: group,
      title: names(`groups.${group}`),
      rows: dimGroups[group].flatMap((id) =>
        exam.dims.filter((dim) => dim.id === id).map((dim) => ({ dim, name: names(`dims.${id}`) })),
      ),
    })),
    {
      id: 'overall',
      title: t('overall'),
      rows: exam.dims.filter(({ id }) => id === 'overall').map((dim) => ({ dim, name: t('overallLevel') })),
    },
  ]
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h4 className="text-base font-medium">{t('dims')}</h4>
      <p className="mt-0.5 text-sm text-ink-2">{t('dimsLead', countPassedDims(exam))}</p>
      <div className="mt-4 grid gap-x-8 gap-y-5 text-sm sm:grid-cols-2">
        {groups.map(({ id, title, rows }) => (
          <section key={id} aria-label={title}>
            <h5 className="text-ink-3">{title}</h5>
            <ul className="mt-1">
              {rows.map(({ dim, name }) => (
                <DimRow key={dim.id} dim={dim} name={name} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
