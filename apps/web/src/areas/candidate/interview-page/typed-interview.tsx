import { hasEnded, isSilentMode } from '@candor/domain'
import { SendHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import type { ActiveInterviewProps } from './active-interview-props'
import { TypedField } from './answer/typed-field'
import { useTypedAnswer } from './answer/use-typed-answer'
import { InterviewFrame } from './interview-frame'
import { ModeSwitch } from './mode-switch'
import { OtherTabDialog } from './other-tab-dialog'
import { useJoin } from './session/use-join'
import { useTimeUp } from './use-time-up'

/** The interview with typed answers, without camera and microphone. */
export function TypedInterview(props: ActiveInterviewProps) {
  const t = useTranslations('candidate.interviewPage')
  const { session, mode, leftMs, voice, sound } = props
  useJoin(session.realtime, { wantsVoice: !sound.isMuted, hears: 'nothing' })
  const { snapshot, command } = session
  const { current } = snapshot
  const answer = useTypedAnswer({
    current,
    send: (text) => {
      // The rest of the question need not be spoken any more.
      voice.skip()
      const turn = { sessionId: snapshot.id, turn: current?.turn ?? 0, take: current?.take ?? 1, text }
      return command(() => (isSilentMode(mode) ? api.interview.noVoice.message(turn) : api.interview.text.post(turn)))
    },
  })
  const isTimeUp = useTimeUp({
    session,
    leftMs,
    canFinish: answer.canSend,
    isBusy: answer.isBusy,
    finish: answer.submit,
  })
  const isOpen = current !== null && !hasEnded(snapshot)
  return (
    <InterviewFrame
      {...props}
      isBusy={answer.isBusy || current === null}
      action={
        <Button
          size="lg"
          isBusy={answer.isBusy}
          disabled={!answer.canSend || !isOpen}
          onClick={() => void answer.submit()}
        >
          {!answer.isBusy && <SendHorizontal size={17} aria-hidden="true" />}
          {answer.isBusy ? t('sending') : t('send')}
        </Button>
      }
    >
      <Card className="flex flex-col gap-4">
        <div className="max-md:order-last">
          <ModeSwitch {...props} />
        </div>
        {isTimeUp && <Banner tone="warn">{t('timeUp')}</Banner>}
        <TypedField
          answer={answer}
          isLarge
          minCharacters={current?.minCharacters ?? null}
          disabled={!isOpen || answer.isBusy}
        />
      </Card>
      <OtherTabDialog session={session} />
    </InterviewFrame>
  )
}
