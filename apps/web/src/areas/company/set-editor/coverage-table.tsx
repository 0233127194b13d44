import type { Question, Requirement } from '@candor/contract'
import { clsx } from 'clsx'
import { useFormatter, useTranslations } from 'use-intl'
import { findCoverage } from './coverage'

interface CoverageTableProps {
  requirements: readonly Requirement[]
  questions: readonly Question[]
}

/** Which requirement is asked about by which questions, and by none. */
export function CoverageTable({ requirements, questions }: CoverageTableProps) {
  const t = useTranslations('company.editor.coverage')
  const kinds = useTranslations('company.requirementKinds')
  const format = useFormatter()
  const { rows, unlinked, coveredCount } = findCoverage(requirements, questions)
  if (rows.length === 0) return <p className="text-sm text-ink-2">{t('empty')}</p>
  const list = (numbers: readonly number[]) => format.list(numbers.map((number) => format.number(number)))
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{t('summary', { covered: coveredCount, total: rows.length })}</p>
      <table className="w-full text-left text-sm" data-testid="coverage">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 font-medium">
              {t('requirement')}
            </th>
            <th scope="col" className="py-2 font-medium">
              {t('asked')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ requirement, questionNumbers }) => (
            <tr key={requirement.id}>
              <th scope="row" className="py-2 pr-4 text-base font-normal break-words">
                {requirement.name} <span className="text-sm text-ink-3">· {kinds(requirement.kind)}</span>
              </th>
              <td className={clsx('py-2', questionNumbers.length === 0 && 'font-medium text-warn')}>
                {questionNumbers.length === 0
                  ? t('none')
                  : t('questions', { count: questionNumbers.length, numbers: list(questionNumbers) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unlinked.length > 0 && (
        <p className="text-sm text-ink-3">{t('unlinked', { count: unlinked.length, numbers: list(unlinked) })}</p>
      )}
    </div>
  )
}
