import { useEffect, useSyncExternalStore } from 'react'
import type { SpoolState } from './messages'
import { spoolClient } from './spool-client'

/** The upload status of this device's recordings. Opens the spool, and claims the session if one is given. */
export function useSpool(sessionId: string | null): SpoolState {
  const client = spoolClient()
  useEffect(() => client.open(sessionId), [client, sessionId])
  return useSyncExternalStore(client.subscribe, client.get)
}
