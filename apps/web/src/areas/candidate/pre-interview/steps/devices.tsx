import { isSilentMode, isSpokenMode } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../../../shared/clock'
import type { Light } from '../../../../shared/media/devices/measure-light'
import { type Capture, useCapture } from '../../../../shared/media/devices/use-capture'
import { type Connection, useSpeed } from '../../../../shared/media/devices/use-speed'
import { useMicLevel } from '../../../../shared/media/use-mic-level'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { ModelTrialStage } from '../../interviewer-avatar/model-trial-stage'
import { typedMode } from '../../mode'
import { DeviceChecks } from '../devices/device-checks'
import { DevicePreview } from '../devices/device-preview'
import { ModeChoice } from '../devices/mode-choice'
import { NotReady } from '../devices/not-ready'
import { SpeedNotice } from '../devices/speed-notice'
import { useStorageSpace } from '../devices/use-free-space'
import { useLight } from '../devices/use-light'
import { useUnheardWarning } from '../devices/use-unheard-warning'
import { type CheckedStep, PreInterviewFrame } from '../pre-interview-frame'

/** Checks camera, microphone, speaker, connection and light. The same screen offers typing, which needs none of them. */
export function DevicesStep({ preInterview }: { preInterview: CheckedStep }) {
  const t = useTranslations('candidate.devices')
  const { intro, mode } = preInterview
  const isOnVideo = isSpokenMode(mode)
  const capture = useCapture(isOnVideo)
  const mic = useMicLevel(capture.stream)
  const connection = useSpeed()
  const light = useLight(capture.stream)
  useStorageSpace(isOnVideo)
  const checks = listChecks({ capture, isHeard: mic.isAudible, connection, light: light.light })
  const unheard = useUnheardWarning({
    isRecording: isOnVideo && capture.isReady,
    isHeard: mic.isAudible,
    onContinue: () => {
      if (isOnVideo) preInterview.draft.saveDevicesCheckedAt(nowMs())
      preInterview.next()
    },
  })
  const continueLabel = getContinueLabel(isOnVideo, unheard.isWarning)
  const passed = checks.filter(Boolean).length
  return (
    <PreInterviewFrame
      preInterview={preInterview}
      title={isOnVideo ? t('title') : t('typedTitle')}
      lead={isOnVideo ? t('text') : t('typedText')}
      note={isOnVideo && t('passed', { passed, total: checks.length })}
      action={
        <Button size="lg" disabled={isOnVideo && !canRecord(capture, connection)} onClick={unheard.proceed}>
          {t(continueLabel)}
        </Button>
      }
    >
      <Notices {...{ preInterview, capture, connection }} isWarning={unheard.isWarning} />
      {isOnVideo && (
        <div className="mb-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-8">
          <DevicePreview
            company={intro.organizationName}
            stream={capture.stream}
            level={mic.level}
            videoRef={light.video}
          />
          <DeviceChecks capture={capture} isHeard={mic.isAudible} connection={connection} light={light.light} />
          <ModelTrialStage who={intro.interviewer} isDue={capture.isReady} />
        </div>
      )}
      <ModeChoice
        offers={preInterview.offers}
        mode={mode}
        hasWords={preInterview.hasWords}
        onChange={preInterview.chooseMode}
      />
    </PreInterviewFrame>
  )
}

interface NoticesProps {
  preInterview: CheckedStep
  capture: Capture
  connection: Connection
  /** The microphone was not heard, and the candidate continues. */
  isWarning: boolean
}

/** What stands in the way of speaking, each with another way. */
function Notices({ preInterview, capture, connection, isWarning }: NoticesProps) {
  const t = useTranslations('candidate.devices')
  const { intro, mode } = preInterview
  const isOnVideo = isSpokenMode(mode)
  return (
    <>
      {!preInterview.hasWords && (
        <Banner tone="info" className="mb-6" title={t('noWordsTitle')}>
          {t(isOnVideo ? 'noWordsOnVideo' : 'noWords')}
        </Banner>
      )}
      {isOnVideo && hasFault(capture) && (
        <NotReady
          typed={typedMode(intro.modes)}
          hasNoVoice={intro.modes.some(isSilentMode)}
          onRetry={capture.retry}
          onMode={preInterview.chooseMode}
        />
      )}
      {isWarning && (
        <Banner tone="warn" className="mb-5" title={t('unheardTitle')}>
          {t('unheard')}
        </Banner>
      )}
      {isOnVideo && (
        <SpeedNotice connection={connection} typed={typedMode(intro.modes)} onMode={preInterview.chooseMode} />
      )}
    </>
  )
}

interface Checked {
  capture: Capture
  isHeard: boolean
  connection: Connection
  light: Light | null
}

/** The spec: a slow connection stops the start until it is checked again. One that can't be measured stops nothing. */
const isFastEnough = ({ speed, isSlow }: Connection): boolean => speed !== 'measuring' && !isSlow

const canRecord = (capture: Capture, connection: Connection): boolean => capture.isReady && isFastEnough(connection)

const listChecks = ({ capture, isHeard, connection, light }: Checked): readonly boolean[] => [
  capture.video === 'ready',
  capture.audio === 'ready',
  isHeard,
  connection.speed !== null && isFastEnough(connection),
  light === 'good',
]

const getContinueLabel = (isOnVideo: boolean, isWarning: boolean) => {
  if (!isOnVideo) return 'continueTyping'
  return isWarning ? 'continueUnheard' : 'continue'
}

const isFault = (state: string): boolean => state !== 'ready' && state !== 'waiting'
const hasFault = ({ audio, video }: Capture): boolean => isFault(audio) || isFault(video)
