import type { SubmissionDetail } from '@candor/contract'
import { getKnown } from '@candor/domain'
import { clsx } from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { LevelScale } from '../../../features/results/level-scale'
import { useKnownText } from '../../../features/results/use-known-text'
import { DecisionBar } from '../submission-details/decision/decision-bar'
import { useReview } from '../submission-details/review/use-review'
import { MustHaveRow } from '../submission-details/summary/must-have-row'
import { listMustHaves } from '../submission-details/summary/summarize'
import { AnswerCell } from './answer-cell'
import { listRows } from './list-rows'

interface CompareTableProps {
  submissions: readonly SubmissionDetail[]
  /** The one that is shown where there is room for one. */
  shownId: string | undefined
}

const getCellStyle = (isShown: boolean): string => clsx('align-top', isShown ? 'max-md:block' : 'max-md:hidden')

function Overall({ submission }: { submission: SubmissionDetail }) {
  const states = useTranslations('assessment.states')
  const knownText = useKnownText()
  const { overallLevel, assessment, assessmentState } = submission
  if (overallLevel !== null) return <LevelScale level={overallLevel} />
  return (
    <span className="text-sm text-ink-2">
      {assessment === null ? states(assessmentState) : knownText(getKnown(assessment))}
    </span>
  )
}

/** Name and level stay in sight while the rows scroll. */
function Head({ submission, isShown }: { submission: SubmissionDetail; isShown: boolean }) {
  return (
    <th
      scope="col"
      className={`${getCellStyle(isShown)} sticky top-0 z-10 border-b border-line bg-card px-4 py-3 text-left font-normal`}
    >
      <a
        href={`/company/submission-details?id=${submission.id}`}
        className="block truncate rounded-sm text-base font-semibold hover:underline"
      >
        {submission.candidateName}
      </a>
      <p className="mb-1.5 truncate text-xs text-ink-3">{submission.setName}</p>
      <Overall submission={submission} />
    </th>
  )
}

function Row({ label, detail, children }: { label: string; detail?: string; children: ReactNode }) {
  return (
    <tr className="border-b border-line max-md:flex max-md:flex-col">
      <th
        scope="row"
        className="w-48 bg-paper px-4 py-3 text-left align-top font-normal max-md:w-full max-lg:w-36 md:sticky md:left-0 md:z-[5]"
      >
        <span className="block text-xs text-ink-3">{label}</span>
        {detail !== undefined && <span className="mt-0.5 line-clamp-6 text-sm break-words">{detail}</span>}
      </th>
      {children}
    </tr>
  )
}

function DecisionCell({ submission }: { submission: SubmissionDetail }) {
  const state = useReview(submission)
  return state === null ? null : <DecisionBar state={state} isReached={false} />
}

function MustHaveCell({ submission }: { submission: SubmissionDetail }) {
  const t = useTranslations('compare')
  const requirements = listMustHaves(submission.assessment, submission.mustHaves)
  if (requirements.length === 0) return <p className="px-4 py-3 text-sm text-ink-3">{t('noMustHaves')}</p>
  return <MustHaveRow requirements={requirements} />
}

/** Candidates as columns; decision, must-haves and questions as rows. */
export function CompareTable({ submissions, shownId }: CompareTableProps) {
  const t = useTranslations('compare')
  const rows = useMemo(() => listRows(submissions), [submissions])
  const mayReview = submissions.some(({ can }) => can.review)
  const cells = (render: (submission: SubmissionDetail) => ReactNode) =>
    submissions.map((submission) => (
      <td key={submission.id} className={getCellStyle(submission.id === shownId)}>
        {render(submission)}
      </td>
    ))
  return (
    <section
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, and the arrow keys must reach it.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto max-md:overflow-visible md:h-[calc(100dvh-73px)]"
    >
      <table className="w-full border-collapse bg-card md:table-fixed max-md:block">
        <thead className="max-md:block">
          <tr className="max-md:block">
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 w-48 border-b border-line bg-card px-4 py-3 text-left align-bottom text-xs font-normal text-ink-3 max-lg:w-36 max-md:hidden"
            >
              {t('question')}
            </th>
            {submissions.map((submission) => (
              <Head key={submission.id} submission={submission} isShown={submission.id === shownId} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {mayReview && (
            <Row label={t('decision')}>
              {cells((submission) => (
                <DecisionCell submission={submission} />
              ))}
            </Row>
          )}
          <Row label={t('mustHaves')}>
            {cells((submission) => (
              <MustHaveCell submission={submission} />
            ))}
          </Row>
          {rows.map(({ questionId, text, groups }, index) => (
            <Row key={questionId} label={t('row', { number: index + 1 })} detail={text}>
              {cells((submission) => (
                <AnswerCell submission={submission} group={groups.get(submission.id)} />
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  )
}
