import { EventEmitter } from 'node:events'

/** How modules tell each other what happened without importing one another. Delivery is in this process, after commit. */
export interface EventMap {
  /** The journal of a session grew: streams read it. */
  'session.changed': [event: { readonly sessionId: string }]
  /** A candidate started a session: its first question is asked soon. */
  'session.started': [event: { readonly sessionId: string }]
  /** A recorded segment was sealed. */
  'upload.sealed': [
    event: { readonly uploadId: string; readonly sessionId: string; readonly answerId: string; readonly take: number },
  ]
}

export type Events = EventEmitter<EventMap>

export const createEvents = (): Events => new EventEmitter<EventMap>({ captureRejections: false }).setMaxListeners(0)
