import type { Question, Requirement } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { findCoverage, type RequirementCoverage } from './coverage'

interface CoverageTableProps {
  requirements: readonly Requirement[]
  questions: readonly Question[]
}

function useNumberList(): (numbers: readonly number[]) => string {
  const format = useFormatter()
  return (numbers) => format.list(numbers.map((number) => format.number(number)))
}

/** The questions that ask about a requirement, in words. */
export function Asked({ row: { questionNumbers, isForScreening } }: { row: RequirementCoverage }) {
  const t = useTranslations('company.editor.coverage')
  const list = useNumberList()
  if (isForScreening) return <span className="text-ink-3">{t('screening')}</span>
  if (questionNumbers.length === 0) return <span className="font-medium text-warn">{t('none')}</span>
  return t('questions', { count: questionNumbers.length, numbers: list(questionNumbers) })
}

/** Which requirement is asked about by which questions, and by none. */
export function CoverageTable({ requirements, questions }: CoverageTableProps) {
  const t = useTranslations('company.editor.coverage')
  const kinds = useTranslations('company.requirementKinds')
  const list = useNumberList()
  const { rows, unlinked, coveredCount, totalCount } = findCoverage(requirements, questions)
  if (rows.length === 0) return <p className="text-sm text-ink-2">{t('empty')}</p>
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{t('summary', { covered: coveredCount, total: totalCount })}</p>
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
          {rows.map((row) => (
            <tr key={row.requirement.id}>
              <th scope="row" className="py-2 pr-4 text-base font-normal break-words">
                {row.requirement.name} <span className="text-sm text-ink-3">· {kinds(row.requirement.kind)}</span>
              </th>
              <td className="py-2">
                <Asked row={row} />
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
