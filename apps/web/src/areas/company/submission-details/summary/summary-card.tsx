import type { Assessment, SubmissionDetail } from '@candor/contract'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { AggregateTip } from '../../../../features/results/aggregate-tip'
import { LevelScale } from '../../../../features/results/level-scale'
import { SampleMark } from '../../../../features/results/sample-mark'
import { useAggregateText } from '../../../../features/results/use-level-text'
import { Card } from '../../../../shared/ui/card'
import { QuoteButton } from '../questions/quote-button'
import { MustHaveRow } from './must-have-row'
import { listMustHaves, summarize } from './summarize'
import { useSummaryTexts } from './use-summary-texts'

interface SummaryCardProps {
  submission: SubmissionDetail
  /** The shown version. */
  assessment: Assessment | null
  /** The member's own decision; it comes first. */
  decision: ReactNode
  onOpenQuestion: (questionId: string) => void
}

function Line({ name, children, end }: { name: string; children: ReactNode; end?: ReactNode }) {
  return (
    <li className="grid grid-cols-[128px_minmax(0,1fr)_auto] items-baseline gap-3 py-1 text-base max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-0">
      <span className="text-sm text-ink-3 max-sm:col-span-2">{name}</span>
      <span className="min-w-0 break-words">{children}</span>
      <span>{end}</span>
    </li>
  )
}

/** The overall level on its scale, or that there is none: what is known then stands in the lines. */
function Overall({ assessment }: { assessment: Assessment | null }) {
  const t = useTranslations('assessment')
  const aggregateText = useAggregateText()
  const overall = assessment?.overall
  const hasLevel = overall?.state === 'scored'
  return (
    <div className="flex flex-col gap-1.5 border-line max-xl:border-t max-xl:pt-3 xl:w-56 xl:shrink-0 xl:border-l xl:pl-5">
      <p className="flex items-center gap-1 text-sm text-ink-3">
        {t(hasLevel ? 'panel.overall' : 'panel.noOverall')}
        <AggregateTip id="overall" assessment={assessment} />
      </p>
      {hasLevel && (
        <>
          <LevelScale level={overall.level} size="lg" />
          {overall.se !== null && <p className="text-sm text-ink-2">{aggregateText(overall)}</p>}
        </>
      )}
      {overall?.state === 'not_evaluated' && <p className="text-sm text-ink-2">{t(`reasons.${overall.reason}`)}</p>}
      {assessment && <SampleMark state={assessment.state} />}
    </div>
  )
}

/**
 * The member's decision first, then five lines from the result, the overall level and the must-haves. Before there is an assessment,
 * only the line of what is known.
 */
export function SummaryCard({ submission, assessment, decision, onOpenQuestion }: SummaryCardProps) {
  const t = useTranslations('submissionReview.summary')
  const texts = useSummaryTexts()
  const summary = useMemo(() => summarize(submission, assessment), [submission, assessment])
  const { strongest, gap } = summary
  const toQuestion = (line: typeof strongest | typeof gap, text: string) =>
    line.kind === 'points' ? (
      <button
        type="button"
        onClick={() => onOpenQuestion(line.questionId)}
        className="block rounded-sm text-left underline decoration-line-strong underline-offset-3 hover:decoration-ink"
      >
        {text}
      </button>
    ) : (
      text
    )
  return (
    <Card padding="none" data-testid="summary" aria-label={t('title')}>
      {decision}
      <div className="flex gap-5 px-5 py-3.5 max-xl:flex-col max-xl:gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="sr-only">{t('title')}</h2>
          <ol>
            {assessment !== null && (
              <>
                <Line
                  name={t('strongest')}
                  end={strongest.kind === 'points' && <QuoteButton item={strongest.evidence} name={t('strongest')} />}
                >
                  {toQuestion(strongest, texts.strongest(strongest))}
                </Line>
                <Line name={t('gap')}>{toQuestion(gap, texts.gap(gap))}</Line>
                <Line name={t('mustHaves')}>{texts.mustHaves(summary.mustHaves)}</Line>
              </>
            )}
            <Line name={t('known')}>
              <span data-testid="known">{texts.known(summary.known, submission.durationMs)}</span>
            </Line>
            {assessment !== null && <Line name={t('next')}>{texts.next(summary.next)}</Line>}
          </ol>
        </div>
        <Overall assessment={assessment} />
      </div>
      <MustHaveRow requirements={listMustHaves(assessment, submission.mustHaves)} />
    </Card>
  )
}
