import { useEffect, useSyncExternalStore } from 'react'
import type { SpoolState } from './messages'
import { spoolClient } from './spool-client'

/** How the recordings of this device stand; opens the spool, and claims the session where one is given. */
export function useSpool(sessionId: string | null): SpoolState {
  const client = spoolClient()
  useEffect(() => client.open(sessionId), [client, sessionId])
  return useSyncExternalStore(client.subscribe, client.get)
}
