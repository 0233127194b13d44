import { nowMs } from '../../clock'
import { openIndexedDbStore } from './indexeddb-store'
import { memoryStore } from './memory-store'
import type { SpoolNews, SpoolOrder, SpoolState } from './messages'
import { openOpfsStore } from './opfs-store'
import type { SegmentStore } from './segment-store'
import { webLocks } from './session-locks'
import { Spool } from './spool'
import { fetchWire } from './upload-wire'

/** At most this often the page is told how things stand. */
const NEWS_INTERVAL_MS = 200

/** Files where the browser has them for workers, a database where not, memory alone in the last resort. */
async function openStore(): Promise<SegmentStore> {
  try {
    return await openOpfsStore()
  } catch {
    // Private windows of some browsers have no file system: that is what the next one is for.
    return openIndexedDbStore().catch(() => memoryStore)
  }
}

let latest: SpoolState | null = null
let isDue = false

function send(): void {
  isDue = false
  if (latest === null) return
  const news: SpoolNews = { type: 'state', state: latest }
  self.postMessage(news)
}

const spool = new Spool({
  openStore,
  wire: fetchWire,
  locks: webLocks,
  nowMs,
  chance: Math.random,
  post: (state) => {
    latest = state
    if (!isDue) setTimeout(send, NEWS_INTERVAL_MS)
    isDue = true
  },
})

self.addEventListener('message', (event: MessageEvent<SpoolOrder>) => {
  void spool.take(event.data)
})
self.addEventListener('online', () => {
  void spool.take({ type: 'wake' })
})
