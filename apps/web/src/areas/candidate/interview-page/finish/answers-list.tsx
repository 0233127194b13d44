import type { Session, SessionAnswer } from '@candor/contract'
import { asksForAnswer, isFollowUpMessage, isSkippedAnswer, isTranscriptPending } from '@candor/domain'
import { CloudCheck, HardDrive, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSpool } from '../../../../shared/media/spool/use-spool'
import { Card } from '../../../../shared/ui/card'
import { Pill } from '../../../../shared/ui/pill'
import { AnswerReview } from './answer-review'
import { findRecordingPlace, type RecordingPlace } from './upload-state'
import type { RetakeActions } from './use-retake-actions'

interface AnswersListProps {
  session: Session
  actions: RetakeActions
  /** The turn that gets the focus: its retake was just finished or canceled. */
  focusTurn: number | null
}

/** Lists questions and answers in order, with faults and possible retakes. */
export function AnswersList({ session, actions, focusTurn }: AnswersListProps) {
  const t = useTranslations('candidate.finish')
  const spool = useSpool(session.id)
  const findQuestion = (turn: number) =>
    session.messages.find((entry) => entry.turn === turn && asksForAnswer(entry.type))
  const isFollowUp = (turn: number) => {
    const entry = findQuestion(turn)
    return entry !== undefined && isFollowUpMessage(entry.type)
  }
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-3 text-lg font-semibold">
        {t('answers')}
      </h2>
      <ol data-testid="answers" className="flex flex-col gap-3">
        {session.answers.map((answer, index) => (
          <li key={answer.answerId} data-turn={answer.turn} data-take={answer.take}>
            <Card>
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
                <span className="tnum">{t('answer', { number: index + 1 })}</span>
                {isFollowUp(answer.turn) && <Pill tone="brand">{t('followUp')}</Pill>}
                {answer.canRevert && (
                  <Pill tone="brand" icon={<RotateCcw size={13} aria-hidden="true" />}>
                    {t('rerecorded')}
                  </Pill>
                )}
                <RecordingPill place={findRecordingPlace(answer, session.id, spool)} />
              </p>
              <Question text={findQuestion(answer.turn)?.content ?? ''} isFocused={answer.turn === focusTurn} />
              <AnswerText answer={answer} />
              <AnswerReview answer={answer} retakes={session} actions={actions} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Question({ text, isFocused }: { text: string; isFocused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFocused) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [isFocused])
  return (
    <h3 ref={heading} tabIndex={-1} className="mt-1.5 text-base font-semibold outline-none">
      {text}
    </h3>
  )
}

function AnswerText({ answer }: { answer: SessionAnswer }) {
  const t = useTranslations('candidate.finish')
  const reason = findMissingTextReason(answer)
  if (reason !== null) return <p className="mt-2 text-base text-ink-3">{t(reason)}</p>
  return <p className="mt-2 text-base whitespace-pre-wrap text-ink-2">{answer.text}</p>
}

function RecordingPill({ place }: { place: RecordingPlace | null }) {
  const t = useTranslations('candidate.finish.place')
  if (place === null) return null
  const Icon = place === 'server' ? CloudCheck : HardDrive
  return (
    <Pill tone={place === 'server' ? 'ok' : 'neutral'} icon={<Icon size={13} aria-hidden="true" />}>
      {t(place)}
    </Pill>
  )
}

type MissingTextReason = 'skipped' | 'pending' | 'videoOnly'

/** Describes an answer without words; null if it has words. */
export function findMissingTextReason(answer: SessionAnswer): MissingTextReason | null {
  if (answer.text.trim() !== '') return null
  if (isSkippedAnswer(answer)) return 'skipped'
  return isTranscriptPending(answer.transcript) ? 'pending' : 'videoOnly'
}
