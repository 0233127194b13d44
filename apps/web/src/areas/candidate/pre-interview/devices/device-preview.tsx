import { Lock, Mic } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { CameraPreview } from '../../../../shared/media/camera-preview'
import { LevelMeter } from '../../../../shared/media/level-meter'
import type { LevelSource } from '../../../../shared/speech/level-source'
import { Banner } from '../../../../shared/ui/banner'

interface DevicePreviewProps {
  company: string
  stream: MediaStream | null
  level: LevelSource
  videoRef: Ref<HTMLVideoElement>
}

/** The camera picture with a guide for the head, and the microphone's level below it. */
export function DevicePreview({ company, stream, level, videoRef }: DevicePreviewProps) {
  const t = useTranslations('candidate.devices')
  return (
    <div className="min-w-0">
      <div className="relative isolate aspect-video overflow-clip rounded-2xl bg-stage shadow-2">
        <CameraPreview stream={stream} label={t('preview')} videoRef={videoRef} />
        <svg aria-hidden="true" viewBox="0 0 160 90" className="absolute inset-0 size-full">
          <ellipse
            cx="80"
            cy="42"
            rx="20"
            ry="27"
            fill="none"
            stroke="white"
            strokeOpacity=".8"
            strokeWidth=".5"
            strokeDasharray="2.2 1.6"
          />
        </svg>
        <span className="absolute right-3 bottom-3 inline-flex items-center gap-2.5 rounded-full bg-black/55 px-3.5 py-2 text-white">
          <Mic size={15} aria-hidden="true" />
          <LevelMeter level={level} label={t('level')} isOnStage bars={18} />
        </span>
      </div>
      <Banner className="mt-4" icon={<Lock size={16} aria-hidden="true" />}>
        <p>{t('privacy', { company })}</p>
        <p>{t('storage')}</p>
      </Banner>
    </div>
  )
}
