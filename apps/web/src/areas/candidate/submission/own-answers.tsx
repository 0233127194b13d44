import type { OwnSubmission } from '@candor/contract'
import { isTypedAnswer } from '@candor/domain'
import { Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FaultList } from '../../../features/fault-report/fault-list'
import { getAnswerNote } from '../../../features/results/answer-note'
import type { WordsPlace } from '../../../features/results/result-view'
import { formatClock } from '../../../shared/format-clock'
import { AiLabel, aiText } from '../../../shared/ui/ai-text'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'

type OwnAnswer = OwnSubmission['answers'][number]

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
      <em>{t(getAnswerNote(answer))}</em>
    </p>
  )
}

interface AnswerProps {
  answer: OwnAnswer
  place: WordsPlace | null
  hasTimes: boolean
  correction: ReactNode
  /** Null: nothing was recorded. */
  onPlay: ((answerMs: number | null) => void) | null
}

/** When the answer began and how long it took; what was typed has no length. */
function Times({ answer }: { answer: OwnAnswer }) {
  const t = useTranslations('responses.page')
  const start = formatClock(answer.startedAtMs)
  if (isTypedAnswer(answer)) return ` · ${t('from', { start })}`
  return ` · ${t('startsAt', { start, length: formatClock(answer.durationMs) })}`
}

/** The transcript sentence by sentence; a time plays the recording from there. */
function Lines({ answer, onPlay }: { answer: OwnAnswer; onPlay: NonNullable<AnswerProps['onPlay']> }) {
  const t = useTranslations('responses.page')
  const own = useTranslations('assessment.own')
  const part = own(answer.isFollowUp ? 'followUp' : 'question', { number: answer.questionNumber })
  return (
    <ol className="flex flex-col gap-1">
      {answer.lines.map((line) => (
        <li key={line.start} className="flex gap-2.5">
          {line.startMs !== null && (
            <button
              type="button"
              className="tnum h-6 shrink-0 rounded-sm px-1 text-sm text-brand-ink underline underline-offset-4 touch:h-11 touch:min-w-11"
              aria-label={t('playFrom', { time: formatClock(line.startMs), part })}
              onClick={() => onPlay(line.startMs)}
            >
              {formatClock(line.startMs)}
            </button>
          )}
          <span className="min-w-0 break-words text-base text-ink">{line.text}</span>
        </li>
      ))}
    </ol>
  )
}

function Answer({ answer, place, hasTimes, correction, onPlay }: AnswerProps) {
  const t = useTranslations('assessment.own')
  const number = answer.questionNumber
  return (
    <li className="border-t border-line py-4 first:border-0" data-testid="own-answer">
      <p className="text-xs text-ink-3">
        {t(answer.isFollowUp ? 'followUp' : 'question', { number })}
        {isTypedAnswer(answer) && ` · ${t('typed')}`}
        {hasTimes && <Times answer={answer} />}
      </p>
      <h3 className="mt-0.5 text-base font-medium break-words" {...aiText(answer.questionDigitalSource)}>
        {answer.questionText}
      </h3>
      <AiLabel source={answer.questionDigitalSource} />
      <div className="mt-2">
        {hasTimes && onPlay && answer.lines.length > 0 ? (
          <Lines answer={answer} onPlay={onPlay} />
        ) : (
          <Words answer={answer} place={place} />
        )}
      </div>
      {answer.faultReport.faults.length > 0 && (
        <div className="mt-3 rounded-xl bg-sunken px-4 py-3">
          <FaultList faultReport={answer.faultReport} answerMs={answer.durationMs} />
        </div>
      )}
      {onPlay && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          aria-label={t('playOf', { question: answer.questionText })}
          onClick={() => onPlay(null)}
        >
          <Play size={14} aria-hidden="true" />
          {t('play')}
        </Button>
      )}
      {correction}
    </li>
  )
}

export const ANSWERS_TITLE_ID = 'answers-title'

interface OwnAnswersProps {
  own: OwnSubmission
  /** The words that a quote leads to. */
  place: WordsPlace | null
  /** With the time of each answer, and of each sentence that can be played. */
  hasTimes?: boolean
  /** What follows an answer to correct it. */
  renderCorrection?: (answerId: string) => ReactNode
  onPlay: (answerId: string, answerMs: number | null) => void
}

/** The candidate's own words: always theirs to read. */
export function OwnAnswers({ own, place, hasTimes = false, renderCorrection, onPlay }: OwnAnswersProps) {
  const t = useTranslations('assessment.own')
  return (
    <Card padding="lg" aria-label={t('answers')}>
      <h2 id={ANSWERS_TITLE_ID} className="scroll-mt-6 text-xl font-semibold">
        {t('answers')}
      </h2>
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
                hasTimes={hasTimes}
                correction={renderCorrection?.(answer.answerId)}
                onPlay={answer.media.length > 0 ? (answerMs) => onPlay(answer.answerId, answerMs) : null}
              />
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
