import type { SubmissionDetail } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PointCount } from '../../../features/results/points'
import { query } from '../../../shared/api/client'
import { isAnswered, type QuestionGroup } from '../submission-details/questions/group-questions'
import { PointList } from '../submission-details/questions/point-list'

/** Longer answers without a chosen sentence are cut. */
const shownCharacters = 220

const getQuote = ({ result, answers }: QuestionGroup): string => {
  const text = result?.quote?.quote ?? answers.find(({ isFollowUp }) => !isFollowUp)?.text ?? ''
  const characters = [...text]
  return characters.length <= shownCharacters ? text : `${characters.slice(0, shownCharacters).join('')}…`
}

function OwnLevels({ submission, questionId }: { submission: SubmissionDetail; questionId: string }) {
  const t = useTranslations('compare')
  const { data } = useQuery({
    ...query.interview.review.get.queryOptions({ input: { id: submission.id } }),
    enabled: submission.can.review,
  })
  if (data === undefined) return null
  const levels = data.levels.own.filter((own) => own.questionId === questionId).map(({ level }) => level)
  return (
    <p className="tnum text-sm font-medium" data-testid="own-levels">
      {levels.length === 0 ? (
        <span className="font-normal text-ink-3">{t('unrated')}</span>
      ) : (
        t('ownLevels', { levels: levels.join(', ') })
      )}
    </p>
  )
}

/** One candidate's answer to one question: a quote, the reviewer's level, and what was heard of the points. */
export function AnswerCell({ submission, group }: { submission: SubmissionDetail; group: QuestionGroup | undefined }) {
  const t = useTranslations('compare')
  if (group === undefined) return <p className="px-4 py-3 text-sm text-ink-3">{t('notAsked')}</p>
  if (!isAnswered(group)) return <p className="px-4 py-3 text-sm text-ink-3">{t('unanswered')}</p>
  const quote = getQuote(group)
  const { result, questionId, number } = group
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <OwnLevels submission={submission} questionId={questionId} />
      {quote !== '' && <blockquote className="border-l-2 border-brand pl-3 text-sm break-words">“{quote}”</blockquote>}
      {result !== null && (
        <>
          <p className="text-xs text-ink-3">
            <PointCount result={result} />
          </p>
          <PointList result={result} number={number} />
        </>
      )}
    </div>
  )
}
