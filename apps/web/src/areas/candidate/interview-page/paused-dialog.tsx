import { isSilentMode } from '@candor/domain'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import type { Capture } from '../../../shared/media/devices/use-capture'
import { spoolClient } from '../../../shared/media/spool/spool-client'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Select } from '../../../shared/ui/select'
import { AdjustmentButton } from '../accommodation/adjustment-button'
import { typedMode } from '../mode'
import { StartNewButton } from '../start-new/start-new-button'
import type { ActiveInterviewProps } from './active-interview-props'
import { findPauseReason, isUnavailable } from './answer/pause-reason'
import type { SpokenAnswer } from './answer/use-spoken-answer'

/** The spec's pause while nothing can be recorded. It ends by itself; typing needs no camera and can continue. */
export function PausedDialog({ answer, intro, session, onMode }: ActiveInterviewProps & { answer: SpokenAnswer }) {
  const t = useTranslations('candidate.paused')
  const resume = useTranslations('candidate.resume')
  const navigate = useNavigate()
  const { capture, isFull } = answer
  const reason = findPauseReason(capture, isFull)
  const typed = typedMode(intro.modes)
  const canStartNew = intro.access.whyNot === null && !session.snapshot.isPractice
  const type = async () => {
    if (typed === null)
      return navigate({ to: '/interview/$id', params: { id: intro.linkId }, state: { isResumeLater: true } })
    const { id: sessionId } = session.snapshot
    if (isSilentMode(typed)) session.apply(await api.interview.noVoice.start({ sessionId }))
    else session.apply(await api.interview.text.start({ sessionId }))
    onMode(typed)
  }
  return (
    <AlertDialog
      open={reason !== null}
      title={t('title')}
      description={`${t('text', { reason: t(reason ?? 'device') })}${canStartNew ? ` ${t('canStartNew')}` : ''}`}
      confirmLabel={t('resume')}
      cancelLabel={typed === null ? resume('later') : t('type')}
      onConfirm={() => (reason === 'storage' ? spoolClient().wake() : capture.retry())}
      onOpenChange={(isOpen) => {
        if (!isOpen) void type()
      }}
    >
      <p className="mt-3 text-base text-ink-2">{t(reason === 'storage' ? 'storageHint' : 'deviceHint')}</p>
      {reason !== null && reason !== 'storage' && <OtherDevices capture={capture} />}
      <AdjustmentButton intro={intro} session={session.snapshot} onWaiting={session.waitForAnswer} />
      <StartNewButton intro={intro} session={session.snapshot} />
    </AlertDialog>
  )
}

/** Another camera or microphone, where the computer has one. */
function OtherDevices({ capture }: { capture: Capture }) {
  const t = useTranslations('candidate.paused')
  const kinds = [
    { kind: 'videoinput', label: t('chooseCamera'), state: capture.video },
    { kind: 'audioinput', label: t('chooseMicrophone'), state: capture.audio },
  ] as const
  return kinds
    .filter(({ state }) => isUnavailable(state))
    .map(({ kind, label }) => {
      const devices = capture.devices.filter((device) => device.kind === kind && device.deviceId !== '')
      if (devices.length === 0) return null
      return (
        <div key={kind} className="mt-4">
          <Select
            label={label}
            options={devices.map((device, index) => ({
              value: device.deviceId,
              label: device.label || `${label} ${index + 1}`,
            }))}
            value={null}
            onChange={(deviceId) => capture.choose(kind, deviceId)}
          />
        </div>
      )
    })
}
