import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { typedLane } from '../lane'
import type { SpokenAnswer } from './answer/use-spoken-answer'
import type { LiveProps } from './live-props'

const isGone = (state: string): boolean => state !== 'ready' && state !== 'waiting'

/** The spec's paused interview: nothing can be recorded. Typing goes on without a camera. */
export function PausedDialog({ answer, intro, live, onLane }: LiveProps & { answer: SpokenAnswer }) {
  const t = useTranslations('candidate.paused')
  const { capture, isFull } = answer
  const isDeviceGone = isGone(capture.audio) || isGone(capture.video)
  const typed = typedLane(intro.lanes)
  const type = async () => {
    if (typed === null) return capture.retry()
    const { id: sessionId } = live.session
    if (typed === 'text') live.take(await api.interview.text.start({ sessionId }))
    else live.take(await api.interview.noVoice.start({ sessionId }))
    onLane(typed)
  }
  return (
    <AlertDialog
      open={isDeviceGone || isFull}
      title={t('title')}
      description={t('text', { reason: isDeviceGone ? t('device') : t('storage') })}
      confirmLabel={t('resume')}
      cancelLabel={t('type')}
      onConfirm={capture.retry}
      onOpenChange={(isOpen) => {
        if (!isOpen) void type()
      }}
    />
  )
}
