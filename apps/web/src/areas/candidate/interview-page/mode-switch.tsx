import type { Session } from '@candor/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'
import { ToggleGroup } from '../../../shared/ui/toggle-group'
import type { InterviewMode } from '../mode'
import type { InterviewProps } from './interview-props'

/** Null: the socket or the answer itself reports the switch to push-to-finish voice. */
const startMode: Readonly<Record<InterviewMode, (sessionId: string) => Promise<Session | null>>> = {
  text: (sessionId) => api.interview.text.start({ sessionId }),
  'no-voice': (sessionId) => api.interview.noVoice.start({ sessionId }),
  live: (sessionId) => api.interview.live.start({ sessionId }),
  chat: async () => null,
}

/** Lets the candidate change the mode at any time. The server learns of it if it has to; typed text stays. */
export function ModeSwitch({ session, mode, offers, onMode }: InterviewProps) {
  const t = useTranslations('candidate')
  const errorText = useErrorText()
  const [isBusy, setIsBusy] = useState(false)
  if (offers.length < 2) return null
  const change = async (next: InterviewMode) => {
    if (isBusy || next === mode) return
    setIsBusy(true)
    try {
      const snapshot = await startMode[next](session.snapshot.id)
      if (snapshot !== null) session.apply(snapshot)
      onMode(next)
    } catch (cause) {
      toast.error(errorText(cause))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <ToggleGroup
      label={t('mode.label')}
      value={mode}
      onChange={(next) => void change(next)}
      options={offers.map((value) => ({ value, label: t(`modes.${value}`) }))}
    />
  )
}
