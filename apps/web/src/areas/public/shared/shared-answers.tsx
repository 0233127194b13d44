import type { SubmissionAnswer } from '@candor/contract'
import { isTypedAnswer } from '@candor/domain'
import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { getAnswerNote } from '../../../features/results/answer-note'
import type { WordsPlace } from '../../../features/results/result-view'
import { CorrectionNote } from '../../../features/transcript-correction/correction-note'
import { AiLabel, aiText } from '../../../shared/ui/ai-text'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'

/** The words; those a quote leads to are marked, brought into sight and given the focus. */
function Words({ answer, place }: { answer: SubmissionAnswer; place: WordsPlace | null }) {
  const t = useTranslations('shared.words')
  const marked = useRef<HTMLElement>(null)
  useEffect(() => {
    if (place === null || !marked.current) return
    marked.current.focus({ preventScroll: true })
    marked.current.scrollIntoView({ block: 'center' })
  }, [place])
  const { text } = answer
  if (text === '')
    return (
      <p className="text-base text-ink-3">
        <em>{t(getAnswerNote(answer))}</em>
      </p>
    )
  return (
    <p className="text-base break-words whitespace-pre-wrap text-ink">
      {text.slice(0, place?.start ?? text.length)}
      {place !== null && (
        <>
          <mark ref={marked} tabIndex={-1} className="rounded-[3px] bg-warn-soft px-0.5 text-ink">
            {text.slice(place.start, place.end)}
          </mark>
          {text.slice(place.end)}
        </>
      )}
    </p>
  )
}

interface SharedAnswersProps {
  answers: readonly SubmissionAnswer[]
  /** The words that a quote leads to. */
  place: WordsPlace | null
  onPlay: (answerId: string) => void
}

/** Each question with the answer in words. */
export function SharedAnswers({ answers, place, onPlay }: SharedAnswersProps) {
  const t = useTranslations('shared')
  return (
    <Card padding="lg" aria-label={t('answers')}>
      <h2 className="text-xl font-semibold">{t('answers')}</h2>
      {answers.length === 0 && <p className="mt-2 text-base text-ink-2">{t('noAnswers')}</p>}
      <ol className="mt-2">
        {answers.map((answer) => (
          <li key={answer.answerId} className="border-t border-line py-4 first:border-0" data-testid="shared-answer">
            <p className="text-xs text-ink-3">
              {t(answer.isFollowUp ? 'followUp' : 'question', { number: answer.questionNumber })}
              {isTypedAnswer(answer) && ` · ${t('typed')}`}
            </p>
            <h3 className="mt-0.5 text-base font-medium break-words" {...aiText(answer.questionDigitalSource)}>
              {answer.questionText}
            </h3>
            <AiLabel source={answer.questionDigitalSource} />
            <div className="mt-2">
              <Words answer={answer} place={place?.answerId === answer.answerId ? place : null} />
            </div>
            <CorrectionNote answer={answer} />
            {answer.media.length > 0 && (
              <Button variant="secondary" size="sm" className="mt-3" onClick={() => onPlay(answer.answerId)}>
                <Play size={14} aria-hidden="true" />
                {t('play')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
