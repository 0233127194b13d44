import { answerLimits } from '@candor/domain'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { LevelMeter } from '../../../../shared/media/level-meter'
import { formatMegabytes, getUploadTotals, locateRecordings } from '../../../../shared/media/spool/upload-totals'
import { Banner } from '../../../../shared/ui/banner'
import { Progress } from '../../../../shared/ui/progress'
import type { SpokenAnswer } from './use-spoken-answer'

interface RecordingStatusProps {
  answer: SpokenAnswer
  sessionId: string
  /** A silence ends the answer. */
  isHandsFree?: boolean
}

/** Shows whether the answer is recorded, the loudness, the length of speech, and where the recording is stored. */
export function RecordingStatus({ answer, sessionId, isHandsFree = false }: RecordingStatusProps) {
  const t = useTranslations('candidate')
  const { recording, speech } = answer
  const seconds = Math.floor(Math.min(speech.speechMs, answerLimits.minSpeechMs) / 1000)
  const hint =
    speech.speechMs < answerLimits.minSpeechMs
      ? t('interviewPage.speakMore', { seconds })
      : t(isHandsFree ? 'turn.enough' : 'interviewPage.enough')
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
          {recording.isOn ? t('interviewPage.recording') : t('recording.off')}
        </p>
        <LevelMeter level={speech.level} label={t('devices.level')} />
      </div>
      <p className="tnum text-sm text-ink-2" data-testid="speech-hint">
        {recording.isOn ? hint : !isHandsFree && t('interviewPage.wait')}
      </p>
      {recording.hasFailed && <Banner tone="bad">{t('recording.failed')}</Banner>}
      <MediaWarnings answer={answer} />
      <SavedStatus answer={answer} sessionId={sessionId} />
    </div>
  )
}

/** Warns of black pictures and silence and says what to do, so that they are never recorded unnoticed. */
function MediaWarnings({ answer }: { answer: SpokenAnswer }) {
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

function SavedStatus({ answer, sessionId }: { answer: SpokenAnswer; sessionId: string }) {
  const t = useTranslations('candidate.recording')
  const totals = getUploadTotals(answer.spool, sessionId)
  if (totals.count === 0) return null
  const saved = locateRecordings(answer.spool, sessionId)
  const inMemory = formatMegabytes(saved.inMemoryBytes)
  const isWaiting = totals.attempt > 1 && !totals.isAllStored
  const onServer = t('server', { megabytes: formatMegabytes(saved.onServerBytes), percent: totals.percent })
  const state = totals.isAllStored ? t('allSaved') : onServer
  const onDevice =
    saved.onDeviceBytes > 0 || !saved.isFinal
      ? t('device', { megabytes: formatMegabytes(saved.onDeviceBytes) })
      : t('recorded', { megabytes: formatMegabytes(saved.recordedBytes) })
  return (
    <div
      data-testid="saved"
      data-recorded-bytes={totals.recordedBytes}
      data-stored-bytes={totals.storedBytes}
      data-device-bytes={saved.onDeviceBytes}
      data-memory-bytes={saved.inMemoryBytes}
    >
      <Progress
        value={totals.percent}
        label={<span className="text-xs font-normal">{onDevice}</span>}
        note={<span className="text-xs">{isWaiting ? t('waiting') : state}</span>}
      />
      {isWaiting && <p className="mt-1 text-xs text-ink-3">{onServer}</p>}
      {(totals.isDeviceFull || answer.spool.backend === 'memory') && (
        <Banner tone="warn" className="mt-3">
          {t('memory')} {inMemory !== formatMegabytes(0) && t('inMemory', { megabytes: inMemory })}
        </Banner>
      )}
    </div>
  )
}
