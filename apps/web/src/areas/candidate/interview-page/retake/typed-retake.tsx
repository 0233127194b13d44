import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { monotonicMs } from '../../../../shared/clock'
import { spoolClient } from '../../../../shared/media/spool/spool-client'
import { Button } from '../../../../shared/ui/button'
import type { InterviewMode } from '../../mode'
import { TypedField } from '../answer/typed-field'
import { useTypedAnswer } from '../answer/use-typed-answer'
import { RetakeFrame } from './retake-frame'
import type { RetakeProps } from './retake-props'
import { buildTypedRetakeTurn, countSegments } from './retake-turn'
import { submitRetake } from './submit-retake'

/** A typed retake: it uses no camera and no microphone. */
export function TypedRetake(props: RetakeProps & { mode: InterviewMode }) {
  const t = useTranslations('candidate.interviewPage')
  const { session, retake, mode } = props
  const sessionId = session.snapshot.id
  const [openedAtMs] = useState(monotonicMs)
  const answer = useTypedAnswer({
    current: retake,
    send: (text) => {
      const segmentCount = countSegments(
        spoolClient()
          .sidecars()
          .filter(({ isSpare }) => !isSpare),
        sessionId,
        retake,
      )
      const durationMs = monotonicMs() - openedAtMs
      const turn = buildTypedRetakeTurn({ sessionId, retake, mode, text, durationMs, segmentCount })
      return submitRetake(session, turn)
    },
  })
  return (
    <RetakeFrame
      {...props}
      picture={null}
      error={null}
      action={
        <Button size="lg" isBusy={answer.isBusy} disabled={!answer.canSend} onClick={() => void answer.submit()}>
          {!answer.isBusy && <SendHorizontal size={17} aria-hidden="true" />}
          {answer.isBusy ? t('sending') : t('send')}
        </Button>
      }
    >
      <TypedField answer={answer} minCharacters={retake.minCharacters} disabled={answer.isBusy} />
    </RetakeFrame>
  )
}
