import { isSilentMode } from '@candor/domain'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CameraPreview } from '../../../../shared/media/camera-preview'
import { useCapture } from '../../../../shared/media/devices/use-capture'
import { Button } from '../../../../shared/ui/button'
import { typedMode } from '../../mode'
import { NotReady } from '../devices/not-ready'
import { SignalsGuide } from '../integrity/signals-guide'
import { type CheckedStep, PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

const hints = ['centered', 'light', 'quiet'] as const

/** Shows the candidate's picture as the company will see it. Nothing is recorded. */
export function CameraStep({ preInterview }: { preInterview: CheckedStep & Pick<PreInterview, 'typeInstead'> }) {
  const t = useTranslations('candidate')
  const { intro } = preInterview
  const capture = useCapture(true)
  const video = useRef<HTMLVideoElement>(null)
  const isWaiting = capture.audio === 'waiting' && capture.video === 'waiting'
  return (
    <PreInterviewFrame
      preInterview={preInterview}
      title={t('camera.title')}
      lead={t('camera.text', { company: intro.organizationName })}
      note={t('camera.notRecording')}
      action={
        <Button size="lg" disabled={!capture.isReady} onClick={preInterview.next}>
          {t('camera.continue')}
        </Button>
      }
    >
      {!capture.isReady && !isWaiting && (
        <NotReady
          typed={typedMode(intro.modes)}
          hasNoVoice={intro.modes.some(isSilentMode)}
          onRetry={capture.retry}
          onMode={preInterview.typeInstead}
        />
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-8">
        <div className="aspect-video overflow-clip rounded-2xl bg-stage shadow-2">
          <CameraPreview stream={capture.stream} label={t('devices.preview')} videoRef={video} />
        </div>
        <div className="flex flex-col gap-6 self-center">
          <ul className="flex flex-col gap-4">
            {hints.map((hint) => (
              <li key={hint} className="flex items-start gap-3 text-base">
                <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
                  <Check size={14} strokeWidth={2.5} aria-hidden="true" />
                </span>
                {t(`camera.${hint}`)}
              </li>
            ))}
          </ul>
          {intro.hasIntegritySignals && preInterview.draft.readSignals() !== null && (
            <SignalsGuide draft={preInterview.draft} linkId={intro.linkId} video={video} isOn={capture.isReady} />
          )}
        </div>
      </div>
    </PreInterviewFrame>
  )
}
