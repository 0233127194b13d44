import { getDigitalSource, type SubmissionDetail, type ScriptSummary as Summary } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '../../../../shared/api/client'
import { aiText } from '../../../../shared/ui/ai-text'
import { Button } from '../../../../shared/ui/button'
import { Skeleton } from '../../../../shared/ui/skeleton'
import { CitationButton } from '../chat/citation-button'

type Line = Summary['lines'][number]

function SummaryLine({ line, madeBy }: { line: Line; madeBy: Summary['madeBy'] }) {
  return (
    <li className="flex flex-col gap-1.5">
      <h3 className="text-sm break-words text-ink-2">
        {line.questionNumber}. {line.questionText}
      </h3>
      {line.text !== null && (
        <p className="text-base break-words" {...aiText(getDigitalSource(madeBy.kind))}>
          {line.text}
        </p>
      )}
      <CitationButton citation={line.citation} />
    </li>
  )
}

function Lines({ summary }: { summary: Summary }) {
  const t = useTranslations('chat.summary')
  const { lines, madeBy, moreQuestions } = summary
  return (
    <>
      <ol className="flex flex-col gap-3">
        {lines.map((line) => (
          <SummaryLine key={line.questionId} line={line} madeBy={madeBy} />
        ))}
      </ol>
      <p className="text-xs text-ink-3">
        {madeBy.kind === 'builtin' ? t('builtin') : t('model', { model: madeBy.model })}
        {moreQuestions > 0 && `. ${t('more', { count: moreQuestions })}`}
      </p>
    </>
  )
}

/** The summary above the transcript: one quoted sentence for each question. Absent where nothing was said. */
export function ScriptSummary({ submission }: { submission: Pick<SubmissionDetail, 'id' | 'answers'> }) {
  const t = useTranslations('chat.summary')
  const { id, answers } = submission
  const hasWords = answers.some(({ lines }) => lines.length > 0)
  const { data, isError, refetch } = useQuery({
    ...query.interview.submission.scriptSummary.queryOptions({ input: { id } }),
    enabled: hasWords,
  })
  if (!hasWords || data?.summary.lines.length === 0) return null
  return (
    <section aria-labelledby="script-summary" data-testid="script-summary" className="border-b border-line p-5">
      <details open className="flex flex-col gap-3">
        <summary className="w-fit cursor-pointer rounded-sm text-base font-semibold">
          <h2 id="script-summary" className="inline">
            {t('title')}
          </h2>
        </summary>
        <div className="mt-3 flex flex-col gap-3">
          {data && <Lines summary={data.summary} />}
          {!data && !isError && (
            <div role="status">
              <span className="sr-only">{t('loading')}</span>
              <Skeleton className="h-24 rounded-xl" />
            </div>
          )}
          {isError && (
            <div className="flex flex-wrap items-center gap-3">
              <p className="text-sm">{t('failed')}</p>
              <Button variant="secondary" size="sm" onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            </div>
          )}
        </div>
      </details>
    </section>
  )
}
