import { useTranslations } from 'use-intl'
import { LevelMeter } from '../../../../shared/media/level-meter'
import { megabytes, uploadTotals } from '../../../../shared/media/spool/upload-totals'
import { Banner } from '../../../../shared/ui/banner'
import { cx } from '../../../../shared/ui/cx'
import { Progress } from '../../../../shared/ui/progress'
import type { SpokenAnswer } from './use-spoken-answer'

const MIN_SPEECH_MS = 5000

/** Whether it records, how loud it is, how long was spoken, and where the recording is kept. */
export function RecordingStatus({ answer, sessionId }: { answer: SpokenAnswer; sessionId: string }) {
  const t = useTranslations('candidate')
  const { recording, heard } = answer
  const seconds = Math.floor(Math.min(heard.speechMs, MIN_SPEECH_MS) / 1000)
  const hint = heard.speechMs < MIN_SPEECH_MS ? t('room.speakMore', { seconds }) : t('room.enough')
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
            className={cx('size-2.5 rounded-full', recording.isOn ? 'bg-bad' : 'border border-line-strong')}
          />
          {recording.isOn ? t('room.recording') : t('recording.off')}
        </p>
        <LevelMeter level={heard.level} label={t('devices.level')} />
      </div>
      <p className="tnum text-sm text-ink-2" data-testid="speech-hint">
        {recording.isOn ? hint : t('room.wait')}
      </p>
      {recording.hasFailed && <Banner tone="bad">{t('recording.failed')}</Banner>}
      <Saved answer={answer} sessionId={sessionId} />
    </div>
  )
}

function Saved({ answer, sessionId }: { answer: SpokenAnswer; sessionId: string }) {
  const t = useTranslations('candidate.recording')
  const totals = uploadTotals(answer.spool, sessionId)
  if (totals.count === 0) return null
  const isWaiting = totals.attempt > 1
  const state = totals.isAllStored ? t('allSaved') : t('server', { percent: totals.percent })
  return (
    <div data-testid="saved" data-kept-bytes={totals.keptBytes} data-stored-bytes={totals.storedBytes}>
      <Progress
        value={totals.percent}
        label={<span className="text-xs font-normal">{t('device', { megabytes: megabytes(totals.keptBytes) })}</span>}
        note={<span className="text-xs">{isWaiting ? t('waiting') : state}</span>}
      />
      {(totals.isDeviceFull || answer.spool.backend === 'memory') && (
        <Banner tone="warn" className="mt-3">
          {t('memory')}
        </Banner>
      )}
    </div>
  )
}
