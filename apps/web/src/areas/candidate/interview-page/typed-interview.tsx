import { SendHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import type { LiveProps } from './active-interview-props'
import { TypedField } from './answer/typed-field'
import { useTypedAnswer } from './answer/use-typed-answer'
import { RoomFrame } from './interview-frame'
import { ModeSwitch } from './mode-switch'
import { OtherTabDialog } from './other-tab-dialog'
import { useJoin } from './session/use-join'
import { useTimeUp } from './use-time-up'

/** Questions are heard or read, answers are typed: no camera and no microphone. */
export function TypedRoom(props: LiveProps) {
  const t = useTranslations('candidate.room')
  const { live, mode, leftMs, voice, sound } = props
  useJoin(live.link, { wantsVoice: !sound.isMuted, hears: 'nothing' })
  const { session, command } = live
  const { current } = session
  const answer = useTypedAnswer({
    current,
    send: (text) => {
      // What was still to be said about the question is no longer needed.
      voice.skip()
      const turn = { sessionId: session.id, turn: current?.turn ?? 0, take: current?.take ?? 1, text }
      return command(() => (mode === 'no-voice' ? api.interview.noVoice.message(turn) : api.interview.text.post(turn)))
    },
  })
  const isTimeUp = useTimeUp({ live, leftMs, canFinish: answer.canSend, finish: answer.submit })
  const isOpen = current !== null && session.state !== 'ended'
  return (
    <RoomFrame
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
      <Card>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <ModeSwitch {...props} />
        </div>
        {isTimeUp && (
          <Banner tone="warn" className="mb-4">
            {t('timeUp')}
          </Banner>
        )}
        <TypedField
          answer={answer}
          minCharacters={current?.minCharacters ?? null}
          disabled={!isOpen || answer.isBusy}
        />
      </Card>
      <OtherTabDialog live={live} />
    </RoomFrame>
  )
}
