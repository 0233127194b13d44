import type { QuestionAnswer, ReviewedAnswer } from '@candor/contract'
import { isTypedAnswer } from '@candor/domain'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { getAnswerNote } from '../../../features/results/answer-note'
import type { Player } from '../../../features/results/player/use-player'
import { useKnownText } from '../../../features/results/use-known-text'
import { AiLabel, aiText } from '../../../shared/ui/ai-text'
import { Avatar } from '../../../shared/ui/avatar'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { LinkButton } from '../../../shared/ui/link-button'
import { markRanges } from '../submission-details/questions/mark-ranges'
import { MarkedText } from '../submission-details/transcript/marked-text'
import { SoundBar } from './sound-bar'
import type { Steps } from './steps'

interface AnswerCardProps extends Steps {
  answer: QuestionAnswer
  player: Player
  setId: string
}

const countWords = (answers: readonly ReviewedAnswer[]): number =>
  answers.reduce((sum, { text }) => sum + text.split(/\s+/).filter((word) => word !== '').length, 0)

function Words({ answer, part }: { answer: QuestionAnswer; part: ReviewedAnswer }) {
  const t = useTranslations('questionReview')
  const notes = useTranslations('company.review.transcript')
  const corrected = useTranslations('assessment.correction.company')
  const note = part.text.trim() === '' ? getAnswerNote(part) : null
  const evidence = answer.revealed?.result?.points.flatMap((point) => point.evidence) ?? []
  const matches = markRanges(evidence, part).map((range) => ({ ...range, rowKey: part.answerId }))
  return (
    <div data-testid="review-answer" className="flex flex-col gap-2">
      {part.isFollowUp && (
        <p className="text-sm text-ink-2" {...aiText(part.questionDigitalSource)}>
          {t('followUp', { text: part.questionText })}
        </p>
      )}
      <AiLabel source={part.questionDigitalSource} />
      {note === null ? (
        <p className="text-base leading-relaxed break-words whitespace-pre-wrap">
          <MarkedText text={part.text} matches={matches} current={null} />
        </p>
      ) : (
        <em className="text-ink-3">{notes(note)}</em>
      )}
      {part.correction && (
        <p className="text-sm text-ink-2">
          {corrected(part.correction.kind, { percent: part.correction.changedPercent })}
        </p>
      )}
    </div>
  )
}

/** The overall level, or what is known without one. */
function useLevelText(): (revealed: NonNullable<QuestionAnswer['revealed']>) => string {
  const t = useTranslations('questionReview')
  const knownText = useKnownText()
  return ({ overallLevel, known }) => {
    if (overallLevel !== null) return t('overall', { level: overallLevel })
    return known === null ? t('noOverall') : knownText(known)
  }
}

/** Whose answer it is: a number before the rating, the name and the overall level after. */
function Whose({ answer, place, setId }: Pick<AnswerCardProps, 'answer' | 'place' | 'setId'>) {
  const t = useTranslations('questionReview')
  const levelText = useLevelText()
  const { revealed, answers, submissionId } = answer
  const number = place + 1
  const main = answers[0]
  const facts = [
    t('words', { count: countWords(answers) }),
    ...(main === undefined ? [] : [t(isTypedAnswer(main) ? 'typed' : 'spoken')]),
  ].join(', ')
  if (revealed === null)
    return (
      <>
        <h3 className="flex-1 text-base font-semibold">{t('answer', { number })}</h3>
        <span className="tnum text-xs text-ink-3">{facts}</span>
      </>
    )
  const { candidateName } = revealed
  return (
    <>
      <Avatar name={candidateName} />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-base font-semibold" data-testid="revealed-name">
          {candidateName} <span className="text-sm font-normal text-ink-3">{t('wasAnswer', { number })}</span>
        </h3>
        <p className="tnum text-xs text-ink-3">
          {levelText(revealed)} · {facts}
        </p>
      </div>
      <LinkButton variant="secondary" size="sm" href={`/company/submission-details?id=${submissionId}&set_id=${setId}`}>
        {t('openSubmission')} <kbd className="text-xs text-ink-3 max-lg:hidden">O</kbd>
      </LinkButton>
    </>
  )
}

/** The question, the answer with its sound, and the steps to the answers around it. */
export function AnswerCard({ answer, player, setId, place, total, onStep }: AnswerCardProps) {
  const t = useTranslations('questionReview')
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card>
        <p className="tnum text-xs text-ink-3">{t('place', { number: place + 1, total })}</p>
        <h2 className="mt-0.5 text-xl font-semibold break-words">{answer.questionText}</h2>
      </Card>
      <Card padding="none" aria-label={t('answer', { number: place + 1 })}>
        <div className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-3">
          <Whose answer={answer} place={place} setId={setId} />
        </div>
        {player.timeline.clips.length > 0 && <SoundBar player={player} isShown={answer.revealed !== null} />}
        <div className="flex flex-col gap-4 px-5 py-4">
          {answer.answers.map((part) => (
            <Words key={part.answerId} answer={answer} part={part} />
          ))}
        </div>
      </Card>
      <div className="flex justify-between gap-3">
        <Button variant="ghost" disabled={place === 0} onClick={() => onStep(-1)}>
          <ArrowLeft size={15} aria-hidden="true" />
          {t('previous')} <kbd className="text-xs text-ink-3 max-lg:hidden">K</kbd>
        </Button>
        <Button variant="ghost" disabled={place === total - 1} onClick={() => onStep(1)}>
          {t('next')} <kbd className="text-xs text-ink-3 max-lg:hidden">J</kbd>
          <ArrowRight size={15} aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
