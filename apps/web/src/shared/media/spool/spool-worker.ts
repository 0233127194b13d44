import { monotonicMs, nowMs } from '../../clock'
import { openIndexedDbStore } from './indexeddb-store'
import { measureAppends } from './measure-appends'
import { memoryStore } from './memory-store'
import type { SpoolCommand, SpoolState, SpoolUpdate } from './messages'
import { openOpfsStore } from './opfs-store'
import type { SegmentStore } from './segment-store'
import { webLocks } from './session-locks'
import { Spool } from './spool'
import { createUploadMeter } from './upload-meter'
import { fetchWire } from './upload-wire'

/** The shortest time between two status updates to the page. */
const UPDATE_INTERVAL_MS = 200

/** Prefers files, then a database, and uses memory only if neither works. */
async function openStore(): Promise<SegmentStore> {
  try {
    return await openOpfsStore()
  } catch {
    // Private windows of some browsers have no file system. Try the next store.
    return openIndexedDbStore().catch(() => memoryStore)
  }
}

const meter = createUploadMeter(monotonicMs)

let latest: SpoolState | null = null
let isScheduled = false

function send(): void {
  isScheduled = false
  if (latest === null) return
  const update: SpoolUpdate = { type: 'state', state: latest, uploadKbps: meter.readKbps() }
  self.postMessage(update)
}

const spool = new Spool({
  openStore,
  wire: measureAppends(fetchWire, meter, monotonicMs),
  locks: webLocks,
  nowMs,
  random: Math.random,
  post: (state) => {
    latest = state
    if (!isScheduled) setTimeout(send, UPDATE_INTERVAL_MS)
    isScheduled = true
  },
})

self.addEventListener('message', (event: MessageEvent<SpoolCommand>) => {
  void spool.handle(event.data)
})
self.addEventListener('online', () => {
  void spool.handle({ type: 'wake' })
})
