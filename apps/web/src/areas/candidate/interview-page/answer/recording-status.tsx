import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { LevelMeter } from '../../../../shared/media/level-meter'
import { megabytes, uploadTotals, whereKept } from '../../../../shared/media/spool/upload-totals'
import { Banner } from '../../../../shared/ui/banner'
import { Progress } from '../../../../shared/ui/progress'
import type { SpokenAnswer } from './use-spoken-answer'

const MIN_SPEECH_MS = 5000

interface RecordingStatusProps {
  answer: SpokenAnswer
  sessionId: string
  /** A silence ends the answer. */
  isHandsFree?: boolean
}

/** Whether it records, how loud it is, how long was spoken, and where the recording is kept. */
export function RecordingStatus({ answer, sessionId, isHandsFree = false }: RecordingStatusProps) {
  const t = useTranslations('candidate')
  const { recording, heard } = answer
  const seconds = Math.floor(Math.min(heard.speechMs, MIN_SPEECH_MS) / 1000)
  const hint =
    heard.speechMs < MIN_SPEECH_MS ? t('room.speakMore', { seconds }) : t(isHandsFree ? 'turn.enough' : 'room.enough')
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p
          role="status"
          data-testid="recording-state"
          className="inline-flex items-center gap-2.5 text-base font-medium"
        >
          <span
            aria-hidden="true"
            className={clsx('size-2.5 rounded-full', recording.isOn ? 'bg-bad' : 'border border-line-strong')}
          />
          {recording.isOn ? t('room.recording') : t('recording.off')}
        </p>
        <LevelMeter level={heard.level} label={t('devices.level')} />
      </div>
      <p className="tnum text-sm text-ink-2" data-testid="speech-hint">
        {recording.isOn ? hint : !isHandsFree && t('room.wait')}
      </p>
      {recording.hasFailed && <Banner tone="bad">{t('recording.failed')}</Banner>}
      <Senses answer={answer} />
      <Saved answer={answer} sessionId={sessionId} />
    </div>
  )
}

/** What the devices deliver, in words and with what to do about it: black pictures and silence are never recorded unnoticed. */
function Senses({ answer }: { answer: SpokenAnswer }) {
  const t = useTranslations('candidate.recording')
  return (
    <div role="status" data-testid="sense-faults" className="flex flex-col gap-3 empty:hidden">
      {answer.faults.isBlack && (
        <Banner tone="warn" title={t('black')}>
          {t('blackHint')}
        </Banner>
      )}
      {answer.faults.isMuted && (
        <Banner tone="warn" title={t('muted')}>
          {t('mutedHint')}
        </Banner>
      )}
    </div>
  )
}

function Saved({ answer, sessionId }: { answer: SpokenAnswer; sessionId: string }) {
  const t = useTranslations('candidate.recording')
  const totals = uploadTotals(answer.spool, sessionId)
  if (totals.count === 0) return null
  const kept = whereKept(answer.spool, sessionId)
  const inMemory = megabytes(kept.inMemoryBytes)
  const isWaiting = totals.attempt > 1 && !totals.isAllStored
  const onServer = t('server', { megabytes: megabytes(kept.onServerBytes), percent: totals.percent })
  const state = totals.isAllStored ? t('allSaved') : onServer
  const onDevice =
    kept.onDeviceBytes > 0 || !kept.isFinal
      ? t('device', { megabytes: megabytes(kept.onDeviceBytes) })
      : t('freed', { megabytes: megabytes(kept.recordedBytes) })
  return (
    <div
      data-testid="saved"
      data-kept-bytes={totals.keptBytes}
      data-stored-bytes={totals.storedBytes}
      data-device-bytes={kept.onDeviceBytes}
      data-memory-bytes={kept.inMemoryBytes}
    >
      <Progress
        value={totals.percent}
        label={<span className="text-xs font-normal">{onDevice}</span>}
        note={<span className="text-xs">{isWaiting ? t('waiting') : state}</span>}
      />
      {isWaiting && <p className="mt-1 text-xs text-ink-3">{onServer}</p>}
      {(totals.isDeviceFull || answer.spool.backend === 'memory') && (
        <Banner tone="warn" className="mt-3">
          {t('memory')} {inMemory !== megabytes(0) && t('memoryHeld', { megabytes: inMemory })}
        </Banner>
      )}
    </div>
  )
}
