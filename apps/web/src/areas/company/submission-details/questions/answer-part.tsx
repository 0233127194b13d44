import type { SubmissionAnswer, SubmissionDetail } from '@candor/contract'
import { isTypedAnswer } from '@candor/domain'
import { clsx } from 'clsx'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useResult } from '../../../../features/results/result-view'
import { CorrectionNote } from '../../../../features/transcript-correction/correction-note'
import { formatClock } from '../../../../shared/format-clock'
import { AiLabel, aiText } from '../../../../shared/ui/ai-text'
import { Button } from '../../../../shared/ui/button'
import { AnswerFaultReport } from '../fault-report/answer-fault-report'
import { isExcluded } from '../fault-report/is-excluded'
import { MarkedText } from '../transcript/marked-text'
import { findNote } from '../transcript/rows'
import type { TextRange } from './mark-ranges'

/** Longer texts begin folded. */
const longCharacters = 700

function PlayAnswer({ answer }: { answer: SubmissionAnswer }) {
  const t = useTranslations('submissionReview.questions')
  const { playback } = useResult()
  const positionMs = playback?.positionMs(answer.answerId, null) ?? null
  if (!playback || positionMs === null) return null
  const time = formatClock(answer.durationMs)
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t('playAnswer', { time })}
      onClick={() => playback.play(answer.answerId, null)}
    >
      <Play size={13} fill="currentColor" aria-hidden="true" />
      <span className="tnum">{time}</span>
    </Button>
  )
}

function AnswerText({ answer, ranges }: { answer: SubmissionAnswer; ranges: readonly TextRange[] }) {
  const t = useTranslations('submissionReview.questions')
  const [isWhole, setIsWhole] = useState(false)
  const matches = ranges.map((range) => ({ ...range, rowKey: answer.answerId }))
  const isLong = answer.text.length > longCharacters
  return (
    <>
      <p className={clsx('text-base break-words whitespace-pre-wrap', isLong && !isWhole && 'line-clamp-8')}>
        <MarkedText text={answer.text} matches={matches} current={null} />
      </p>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'less' : 'more')}
        </Button>
      )}
    </>
  )
}

interface AnswerPartProps {
  submission: SubmissionDetail
  answer: SubmissionAnswer
  /** The parts of the text that quotes cover. */
  ranges: readonly TextRange[]
}

/** One answer: a typed one as its text alone, a recorded one with the button that plays its clip. */
export function AnswerPart({ submission, answer, ranges }: AnswerPartProps) {
  const t = useTranslations('submissionReview.questions')
  const notes = useTranslations('company.review.transcript')
  const note = findNote(answer)
  return (
    <div data-testid="answer-part" className="flex flex-col items-start gap-2">
      {answer.isFollowUp && (
        <p className="text-sm text-ink-2" {...aiText(answer.questionDigitalSource)}>
          {t('followUp', { text: answer.questionText })}
        </p>
      )}
      <AiLabel source={answer.questionDigitalSource} />
      <PlayAnswer answer={answer} />
      {isTypedAnswer(answer) && <p className="text-xs text-ink-3">{notes('typed')}</p>}
      {note === null ? <AnswerText answer={answer} ranges={ranges} /> : <em className="text-ink-3">{notes(note)}</em>}
      <CorrectionNote answer={answer} />
      {answer.faultReport.faults.length > 0 && (
        <AnswerFaultReport answer={answer} isExcluded={isExcluded(submission.assessment, answer.answerId)} />
      )}
    </div>
  )
}
