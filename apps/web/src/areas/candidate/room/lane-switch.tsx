import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'
import { ToggleGroup } from '../../../shared/ui/toggle-group'
import { type Lane, usableLanes } from '../lane'
import type { RoomProps } from './room-props'

/** The way of answering, at any time. The server is told where it has to know; what was typed stays. */
export function LaneSwitch({ intro, live, lane, onLane }: RoomProps) {
  const t = useTranslations('candidate')
  const errorText = useErrorText()
  const [isBusy, setIsBusy] = useState(false)
  const lanes = usableLanes(intro.lanes)
  if (lanes.length < 2) return null
  const sessionId = live.session.id
  const change = async (next: Lane) => {
    if (isBusy || next === lane) return
    setIsBusy(true)
    try {
      if (next === 'text') live.take(await api.interview.text.start({ sessionId }))
      if (next === 'no-voice') live.take(await api.interview.noVoice.start({ sessionId }))
      // Speaking is told with the answer itself.
      onLane(next)
    } catch (cause) {
      toast.error(errorText(cause))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <ToggleGroup
      label={t('lane.label')}
      value={lane}
      onChange={(next) => void change(next)}
      options={lanes.map((value) => ({ value, label: t(`lanes.${value}`) }))}
    />
  )
}
