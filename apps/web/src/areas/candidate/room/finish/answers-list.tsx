import type { Session, SessionAnswer } from '@candor/contract'
import { Video } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '../../../../shared/ui/card'
import { Pill } from '../../../../shared/ui/pill'

/** What was asked and what was answered, in order. */
export function AnswersList({ session }: { session: Session }) {
  const t = useTranslations('candidate.finish')
  const questionOf = (turn: number) =>
    session.messages.find((entry) => entry.turn === turn && ['question', 'followUp', 'repeat'].includes(entry.type))
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-3 text-lg font-semibold">
        {t('answers')}
      </h2>
      <ol data-testid="answers" className="flex flex-col gap-3">
        {session.answers.map((answer, index) => (
          <li key={answer.answerId}>
            <Card>
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
                <span className="tnum">{t('answer', { number: index + 1 })}</span>
                {questionOf(answer.turn)?.type === 'followUp' && <Pill tone="brand">{t('followUp')}</Pill>}
                <Recordings answer={answer} />
              </p>
              <p className="mt-1.5 text-base font-semibold">{questionOf(answer.turn)?.content}</p>
              <Words answer={answer} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Words({ answer }: { answer: SessionAnswer }) {
  const t = useTranslations('candidate.finish')
  const fate = fateOf(answer)
  if (fate !== null) return <p className="mt-2 text-base text-ink-3">{t(fate)}</p>
  return <p className="mt-2 text-base whitespace-pre-wrap text-ink-2">{answer.text}</p>
}

function Recordings({ answer }: { answer: SessionAnswer }) {
  const t = useTranslations('candidate.finish')
  if (answer.segments.length === 0) return null
  const stored = answer.segments.filter((segment) => segment.state === 'sealed').length
  return (
    <Pill tone={stored === answer.segments.length ? 'ok' : 'neutral'} icon={<Video size={13} aria-hidden="true" />}>
      {t('segments', { stored, count: answer.segments.length })}
    </Pill>
  )
}

type Fate = 'skipped' | 'pending' | 'videoOnly'

/** What became of an answer that has no words; null: it has. */
export function fateOf(answer: SessionAnswer): Fate | null {
  if (answer.text.trim() !== '') return null
  if (answer.state === 'skipped') return 'skipped'
  return answer.transcript === 'pending' ? 'pending' : 'videoOnly'
}
