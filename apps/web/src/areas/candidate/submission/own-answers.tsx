import type { OwnSubmission } from '@candor/contract'
import { hasTranscriptFailed, isTranscriptPending, isTypedAnswer } from '@candor/domain'
import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FaultList } from '../../../features/fault-report/fault-list'
import type { WordsPlace } from '../../../features/results/result-view'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'

type OwnAnswer = OwnSubmission['answers'][number]

/** Why there are no words: what was not typed was not answered, what was recorded may not have been understood. */
function getNote(answer: OwnAnswer) {
  if (isTypedAnswer(answer)) return 'unanswered'
  if (isTranscriptPending(answer.transcript)) return 'pending'
  return hasTranscriptFailed(answer.transcript) ? 'failed' : 'noWords'
}

/** The words; those a quote leads to are marked, brought into sight and given the focus. */
function Text({ text, place }: { text: string; place: WordsPlace | null }) {
  const marked = useRef<HTMLElement>(null)
  useEffect(() => {
    if (place === null || !marked.current) return
    marked.current.focus({ preventScroll: true })
    marked.current.scrollIntoView({ block: 'center' })
  }, [place])
  return (
    <p className="text-base break-words whitespace-pre-wrap text-ink">
      {place === null ? (
        text
      ) : (
        <>
          {text.slice(0, place.start)}
          <mark ref={marked} tabIndex={-1} className="rounded-[3px] bg-warn-soft px-0.5 text-ink">
            {text.slice(place.start, place.end)}
          </mark>
          {text.slice(place.end)}
        </>
      )}
    </p>
  )
}

function Words({ answer, place }: { answer: OwnAnswer; place: WordsPlace | null }) {
  const t = useTranslations('assessment.own')
  if (answer.text !== '') return <Text text={answer.text} place={place} />
  return (
    <p className="text-base text-ink-3">
      <em>{t(getNote(answer))}</em>
    </p>
  )
}

interface AnswerProps {
  answer: OwnAnswer
  place: WordsPlace | null
  onPlay: (() => void) | null
}

function Answer({ answer, place, onPlay }: AnswerProps) {
  const t = useTranslations('assessment.own')
  const number = answer.questionNumber
  return (
    <li className="border-t border-line py-4 first:border-0" data-testid="own-answer">
      <p className="text-xs text-ink-3">
        {t(answer.isFollowUp ? 'followUp' : 'question', { number })}
        {isTypedAnswer(answer) && ` · ${t('typed')}`}
      </p>
      <h3 className="mt-0.5 text-base font-medium break-words">{answer.questionText}</h3>
      <div className="mt-2">
        <Words answer={answer} place={place} />
      </div>
      {answer.faultReport.faults.length > 0 && (
        <div className="mt-3 rounded-xl bg-sunken px-4 py-3">
          <FaultList faultReport={answer.faultReport} answerMs={answer.durationMs} />
        </div>
      )}
      {onPlay && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={onPlay}>
          <Play size={14} aria-hidden="true" />
          {t('play')}
        </Button>
      )}
    </li>
  )
}

interface OwnAnswersProps {
  own: OwnSubmission
  /** The words that a quote leads to. */
  place: WordsPlace | null
  onPlay: (answerId: string) => void
}

/** The candidate's own words: always theirs to read. */
export function OwnAnswers({ own, place, onPlay }: OwnAnswersProps) {
  const t = useTranslations('assessment.own')
  return (
    <Card padding="lg" aria-label={t('answers')}>
      <h2 className="text-xl font-semibold">{t('answers')}</h2>
      {own.answers.length === 0 ? (
        <p className="mt-2 text-base text-ink-2">{t('noAnswers')}</p>
      ) : (
        <>
          <p className="mt-0.5 text-sm text-ink-3">
            {t(own.answers.every(isTypedAnswer) ? 'answersTyped' : 'answersLead')}
          </p>
          <ol className="mt-2">
            {own.answers.map((answer) => (
              <Answer
                key={answer.answerId}
                answer={answer}
                place={place?.answerId === answer.answerId ? place : null}
                onPlay={answer.media.length > 0 ? () => onPlay(answer.answerId) : null}
              />
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
