import { isHandsFreeMode } from '@candor/domain'
import { Check, SkipForward } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { CameraPreview } from '../../../shared/media/camera-preview'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import type { ActiveInterviewProps } from './active-interview-props'
import { RecognitionNote } from './answer/recognition-note'
import { RecordingStatus } from './answer/recording-status'
import { TypedField } from './answer/typed-field'
import { type InterviewAnswer, useSpokenAnswer } from './answer/use-spoken-answer'
import { InterviewFrame } from './interview-frame'
import { ModeSwitch } from './mode-switch'
import { OtherTabDialog } from './other-tab-dialog'
import { PausedDialog } from './paused-dialog'
import { useJoin } from './session/use-join'
import type { AudioCapabilities } from './session/use-realtime-connection'
import { TurnStatus } from './turn-status'
import { useDoneKey } from './use-done-key'
import { useTimeUp } from './use-time-up'

/** The interview with video answers. A button ends an answer, or a silence in hands-free mode. */
export function SpokenInterview(props: ActiveInterviewProps) {
  const t = useTranslations('candidate.interviewPage')
  const errorText = useErrorText()
  const { session, mode, leftMs, voice } = props
  const { current } = session.snapshot
  const video = useRef<HTMLVideoElement | null>(null)
  const answer = useSpokenAnswer(props, video)
  const { capture, recording, typed } = answer
  const isHandsFree = isHandsFreeMode(mode)
  useJoin(session.realtime, getCapabilities(props, answer))
  const { onOwnedByOtherTab } = props
  const { isOwnedByOtherTab } = answer
  useEffect(() => {
    onOwnedByOtherTab(isOwnedByOtherTab)
    return () => onOwnedByOtherTab(false)
  }, [onOwnedByOtherTab, isOwnedByOtherTab])
  useDoneKey(answer.canFinish, () => void answer.finish())
  const isTimeUp = useTimeUp({
    session,
    leftMs,
    canFinish: answer.canFinish,
    isBusy: answer.isBusy,
    finish: answer.finish,
  })
  return (
    <InterviewFrame
      {...props}
      isBusy={answer.isBusy || current === null}
      preview={<CameraPreview stream={capture.stream} label={t('preview')} videoRef={video} />}
      microphoneLevel={answer.speech.level}
      isHesitating={answer.updates.phase === 'pausing'}
      action={<FinishButton answer={answer} {...props} isWaiting={current !== null && !voice.isQuestionAsked} />}
    >
      <Card className="flex flex-col gap-4">
        <div className="max-md:order-last">
          <ModeSwitch {...props} />
        </div>
        {isTimeUp && <Banner tone="warn">{t('timeUp')}</Banner>}
        {answer.error !== null && <Banner tone="bad">{errorText(answer.error)}</Banner>}
        {isHandsFree && <TurnStatus session={session} voice={voice} answer={answer} />}
        <RecordingStatus answer={answer} sessionId={session.snapshot.id} isHandsFree={isHandsFree} />
        {!isHandsFree && (
          <RecognitionNote source={answer.source} recognized={answer.speech.segments} isOn={recording.isOn} />
        )}
        {answer.source === 'typed' && (
          <TypedField
            answer={typed}
            minCharacters={current?.minCharacters ?? null}
            disabled={current === null || answer.isBusy}
          />
        )}
      </Card>
      <PausedDialog answer={answer} {...props} />
      <OtherTabDialog session={session} spool={answer.spool} />
    </InterviewFrame>
  )
}

/** The spool's lock decides which tab may record. Other tabs don't open the socket either. */
function getCapabilities(
  { session, sound }: ActiveInterviewProps,
  { spool, hears }: InterviewAnswer,
): AudioCapabilities | null {
  const isAllowed = spool.isReady && !spool.ownedByOtherTab.includes(session.snapshot.id)
  return isAllowed ? { wantsVoice: !sound.isMuted, hears } : null
}

interface FinishProps extends Pick<ActiveInterviewProps, 'voice' | 'mode'> {
  answer: InterviewAnswer
  /** True: the question is still being spoken. */
  isWaiting: boolean
}

function FinishButton({ answer, voice, mode, isWaiting }: FinishProps) {
  const t = useTranslations('candidate.interviewPage')
  const turn = useTranslations('candidate.turn')
  if (isWaiting) {
    return (
      <Button size="lg" variant="secondary" onClick={voice.skip}>
        <SkipForward size={17} aria-hidden="true" />
        {isHandsFreeMode(mode) && voice.isSpeaking ? turn('interrupt') : t('answerNow')}
      </Button>
    )
  }
  return (
    <Button size="lg" isBusy={answer.isBusy} disabled={!answer.canFinish} onClick={() => void answer.finish()}>
      {!answer.isBusy && <Check size={18} aria-hidden="true" />}
      {answer.isBusy ? t('sending') : t('done')}
      {!answer.isBusy && <span className="text-sm font-normal opacity-85 max-md:hidden">{t('spaceHint')}</span>}
    </Button>
  )
}
