import type { Session } from '@candor/contract'
import { useState } from 'react'
import { api } from '../../shared/api/client'
import { useErrorText } from '../../shared/api/use-error-text'
import { toast } from '../../shared/ui/toaster'

/** Starts or ends the candidate's own pace. The session from the server says which pace is on. */
export function usePace(sessionId: string, onChanged: (session: Session) => unknown) {
  const errorText = useErrorText()
  const [isBusy, setIsBusy] = useState(false)
  const change = async (isOwnPace: boolean) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onChanged(await api.interview.chat.pace({ sessionId, isOwnPace }))
    } catch (cause) {
      toast.error(errorText(cause))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, change }
}
