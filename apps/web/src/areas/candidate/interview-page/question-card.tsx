import { hasEnded, isSpokenMode } from '@candor/domain'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AiLabel, aiText } from '../../../shared/ui/ai-text'
import { Card } from '../../../shared/ui/card'
import { Pill } from '../../../shared/ui/pill'
import { Skeleton } from '../../../shared/ui/skeleton'
import type { ActiveInterviewProps } from './active-interview-props'
import { QuestionTools } from './question-tools'

/** Choosing the next question takes a moment. After this long, the page says that there is none. */
const PATIENCE_MS = 9000

/** Shows the text of the current question until it is answered. */
export function QuestionCard(props: Pick<ActiveInterviewProps, 'intro' | 'session' | 'mode' | 'voice'>) {
  const { intro, session, mode, voice } = props
  const t = useTranslations('candidate.interviewPage')
  const { current } = session.snapshot
  const isShown =
    current !== null && (voice.isQuestionAsked || voice.caption === current.questionText || !isSpokenMode(mode))
  const heading = useRef<HTMLHeadingElement>(null)
  const turn = current?.turn
  useEffect(() => {
    // The focus moves to the question for screen readers, but never away from a field in use.
    if (turn !== undefined && !(document.activeElement instanceof HTMLTextAreaElement)) heading.current?.focus()
  }, [turn])
  if (current === null) return <NoQuestion key={session.snapshot.lastSeq} isOver={hasEnded(session.snapshot)} />
  return (
    <Card aria-labelledby="question-number" className="max-md:py-4">
      <div className="flex items-center gap-2">
        <h2
          id="question-number"
          ref={heading}
          tabIndex={-1}
          data-testid="question-number"
          className="tnum text-sm font-medium text-ink-3 outline-none"
        >
          {t('question', { number: current.questionNumber, count: current.questionCount })}
        </h2>
        {current.isFollowUp && <Pill tone="brand">{t('followUp')}</Pill>}
        <AiLabel source={current.questionDigitalSource} />
      </div>
      {isShown ? (
        <p
          data-testid="question"
          className="mt-2 text-lg font-semibold md:text-xl"
          {...aiText(current.questionDigitalSource)}
        >
          {current.questionText}
        </p>
      ) : (
        <Waiting />
      )}
      <QuestionTools session={session} voice={voice} intro={intro} />
    </Card>
  )
}

function Waiting() {
  return (
    <div className="mt-3 flex flex-col gap-2.5" aria-hidden="true">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  )
}

function NoQuestion({ isOver }: { isOver: boolean }) {
  const t = useTranslations('candidate.interviewPage')
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  return (
    <Card role="status">
      {isLate ? (
        <>
          <p className="text-base font-semibold">{t('noQuestion')}</p>
          <p className="mt-1 text-base text-ink-2">{t('noQuestionText')}</p>
        </>
      ) : (
        <Waiting />
      )}
    </Card>
  )
}
