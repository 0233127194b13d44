import { useEffect } from 'react'
import { loadWhenIdle } from '../../shared/load-when-idle'

/** On any later visit: what an earlier one left on the device is brought to the server, without asking, once the page is drawn. */
export function usePendingRecordings(): void {
  useEffect(
    () =>
      loadWhenIdle(async () => {
        const { sendPendingRecordings } = await import('./send-pending-recordings')
        sendPendingRecordings()
      }),
    [],
  )
}
