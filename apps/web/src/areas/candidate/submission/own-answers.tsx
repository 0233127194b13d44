import type { OwnSubmission } from '@candor/contract'
import { Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FaultList } from '../../../shared/ledger/fault-list'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'

type OwnAnswer = OwnSubmission['answers'][number]

const isTyped = ({ modality }: OwnAnswer) => modality === 'typed'

/** Why there are no words: what was not typed was not answered, what was recorded may not have been understood. */
function noteOf(answer: OwnAnswer) {
  if (isTyped(answer)) return 'unanswered'
  if (answer.transcript === 'pending') return 'pending'
  return answer.transcript === 'failed' ? 'failed' : 'noWords'
}

function Words({ answer }: { answer: OwnAnswer }) {
  const t = useTranslations('assessment.own')
  if (answer.text !== '') return <p className="text-base break-words whitespace-pre-wrap text-ink">{answer.text}</p>
  return (
    <p className="text-base text-ink-3">
      <em>{t(noteOf(answer))}</em>
    </p>
  )
}

function Answer({ answer, onPlay }: { answer: OwnAnswer; onPlay: (() => void) | null }) {
  const t = useTranslations('assessment.own')
  const number = answer.questionNumber
  return (
    <li className="border-t border-line py-4 first:border-0" data-testid="own-answer">
      <p className="text-xs text-ink-3">
        {t(answer.isFollowUp ? 'followUp' : 'question', { number })}
        {answer.modality === 'typed' && ` · ${t('typed')}`}
      </p>
      <h3 className="mt-0.5 text-base font-medium break-words">{answer.questionText}</h3>
      <div className="mt-2">
        <Words answer={answer} />
      </div>
      {answer.ledger.faults.length > 0 && (
        <div className="mt-3 rounded-xl bg-sunken px-4 py-3">
          <FaultList ledger={answer.ledger} answerMs={answer.durationMs} />
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
  onPlay: (answerId: string) => void
}

/** The candidate's own words: always theirs to read. */
export function OwnAnswers({ own, onPlay }: OwnAnswersProps) {
  const t = useTranslations('assessment.own')
  return (
    <Card padding="lg" aria-label={t('answers')}>
      <h2 className="text-xl font-semibold">{t('answers')}</h2>
      {own.answers.length === 0 ? (
        <p className="mt-2 text-base text-ink-2">{t('noAnswers')}</p>
      ) : (
        <>
          <p className="mt-0.5 text-sm text-ink-3">{t(own.answers.every(isTyped) ? 'answersTyped' : 'answersLead')}</p>
          <ol className="mt-2">
            {own.answers.map((answer) => (
              <Answer
                key={answer.answerId}
                answer={answer}
                onPlay={answer.media.length > 0 ? () => onPlay(answer.answerId) : null}
              />
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
