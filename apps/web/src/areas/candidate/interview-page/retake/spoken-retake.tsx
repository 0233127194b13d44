import { clsx } from 'clsx'
import { Check, Circle } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CameraPreview } from '../../../../shared/media/camera-preview'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { RecognitionNote } from '../answer/recognition-note'
import { RecordingStatus } from '../answer/recording-status'
import { TypedField } from '../answer/typed-field'
import type { SpokenAnswer } from '../answer/use-spoken-answer'
import { OtherTabDialog } from '../other-tab-dialog'
import { useDoneKey } from '../use-done-key'
import { RetakeFrame } from './retake-frame'
import type { RetakeProps } from './retake-props'
import { countSegments } from './retake-turn'
import { useSpokenRetake } from './use-spoken-retake'

/** A spoken retake. Recording starts only with the press; "I'm done" or the space bar commits it. */
export function SpokenRetake(props: RetakeProps) {
  const { intro, session, retake } = props
  const [isStarted, setIsStarted] = useState(false)
  const video = useRef<HTMLVideoElement | null>(null)
  const answer = useSpokenRetake({ intro, session, retake, isStarted, video })
  useDoneKey(answer.canFinish, () => void answer.finish())
  const sidecars = answer.spool.segments.map(({ sidecar }) => sidecar).filter(({ isSpare }) => !isSpare)
  const isContinuing = countSegments(sidecars, session.snapshot.id, retake) > 0
  return (
    <RetakeFrame
      {...props}
      picture={<CameraPanel answer={answer} video={video} />}
      error={answer.error}
      action={
        <ActionButton
          answer={answer}
          isStarted={isStarted}
          isContinuing={isContinuing}
          onStart={() => setIsStarted(true)}
        />
      }
    >
      <DeviceWarning answer={answer} />
      <RecordingSection {...props} answer={answer} isStarted={isStarted} isContinuing={isContinuing} />
      <OtherTabDialog session={session} spool={answer.spool} />
    </RetakeFrame>
  )
}

interface StepProps {
  answer: SpokenAnswer
  isStarted: boolean
  /** True: the device has a part of this take, because the page was left in the middle. */
  isContinuing: boolean
}

function RecordingSection({ session, retake, answer, isStarted, isContinuing }: RetakeProps & StepProps) {
  const t = useTranslations('candidate.retake')
  if (!isStarted) return <p className="text-base text-ink-2">{t(isContinuing ? 'readyAgain' : 'ready')}</p>
  return (
    <>
      <RecordingStatus answer={answer} sessionId={session.snapshot.id} />
      <RecognitionNote source={answer.source} recognized={answer.speech.segments} isOn={answer.recording.isOn} />
      {answer.source === 'typed' && (
        <TypedField answer={answer.typed} minCharacters={retake.minCharacters} disabled={answer.isBusy} />
      )}
    </>
  )
}

/** Shows what prevents recording. Typing needs none of it. */
function DeviceWarning({ answer }: { answer: SpokenAnswer }) {
  const t = useTranslations('candidate.retake')
  const { capture, isFull } = answer
  const isUnavailable = [capture.audio, capture.video].some((state) => state !== 'ready' && state !== 'waiting')
  if (isFull) return <Banner tone="bad">{t('full')}</Banner>
  if (!isUnavailable) return null
  return (
    <Banner
      tone="bad"
      title={t('deviceUnavailable')}
      action={
        <Button variant="secondary" size="sm" onClick={capture.retry}>
          {t('deviceRetry')}
        </Button>
      }
    >
      {t('deviceHint')}
    </Banner>
  )
}

function CameraPanel({ answer, video }: { answer: SpokenAnswer; video: RefObject<HTMLVideoElement | null> }) {
  const t = useTranslations('candidate')
  const { isOn } = answer.recording
  return (
    <section
      aria-label={t('retake.camera')}
      className="relative aspect-[4/3] self-start overflow-clip rounded-2xl bg-stage text-on-stage shadow-2 max-lg:max-h-[40dvh] max-lg:w-full lg:sticky lg:top-6"
    >
      <CameraPreview stream={answer.capture.stream} label={t('retake.camera')} videoRef={video} />
      <span className="absolute top-3 left-3 inline-flex min-h-7 items-center gap-2 rounded-full bg-black/55 px-3 text-xs font-medium">
        <span
          aria-hidden="true"
          className={clsx('size-2 rounded-full', isOn ? 'bg-[oklch(0.68_0.2_25)]' : 'border border-white/60')}
        />
        {t(isOn ? 'recording.on' : 'recording.off')}
      </span>
    </section>
  )
}

function ActionButton({ answer, isStarted, isContinuing, onStart }: StepProps & { onStart: () => void }) {
  const t = useTranslations('candidate')
  if (!isStarted) {
    const isReady = answer.capture.isReady && answer.spool.isReady && !answer.isOwnedByOtherTab
    return (
      <Button size="lg" disabled={!isReady} onClick={onStart}>
        <Circle size={15} fill="currentColor" aria-hidden="true" />
        {t(isContinuing ? 'retake.resume' : 'retake.start')}
      </Button>
    )
  }
  return (
    <Button
      size="lg"
      isBusy={answer.isBusy}
      disabled={!answer.canFinish}
      focusableWhenDisabled
      onClick={() => void answer.finish()}
    >
      {!answer.isBusy && <Check size={18} aria-hidden="true" />}
      {t(answer.isBusy ? 'interviewPage.sending' : 'interviewPage.done')}
      {!answer.isBusy && (
        <span className="text-sm font-normal opacity-85 max-md:hidden">{t('interviewPage.spaceHint')}</span>
      )}
    </Button>
  )
}
