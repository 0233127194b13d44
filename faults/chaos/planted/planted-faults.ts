import type { Site } from '../site'
import { type Asked, startTamperingProxy, type Tampering } from './tampering-proxy'

export interface PlantedFault {
  readonly name: string
  /** Puts the fault between network and server; returns how to remove it. */
  readonly plant: (site: Site) => Promise<() => Promise<void>>
}

const plantTampering = (makeTampering: () => Tampering) => async (site: Site) => {
  const proxy = await startTamperingProxy(site.serverPort, makeTampering())
  site.network.aim(proxy.port)
  return proxy.close
}

const HONEST_APPENDS = 1
const chunkPath = /^\/api\/content\/file\/chunk\/([0-9a-f-]{36})/

const buildHeaders = ({ headers }: Asked, offsetBytes: number, isComplete: boolean) => ({
  'upload-offset': String(offsetBytes),
  'upload-complete': isComplete ? '?1' : '?0',
  'upload-final': isComplete ? '?1' : '?0',
  'upload-epoch': String(headers['upload-epoch'] ?? '0'),
})

/** A server that acknowledges and never writes: from the second append of an upload on, and whatever comes with its seal. */
const lyingServer = (): Tampering => {
  const appends = new Map<string, number>()
  const claims = new Map<string, number>()
  const answerHead = (id: string, asked: Asked) => {
    const claimed = claims.get(id)
    return claimed === undefined ? null : buildHeaders(asked, claimed, false)
  }
  const answerAppend = (id: string, asked: Asked) => {
    const nth = (appends.get(id) ?? 0) + 1
    appends.set(id, nth)
    const isComplete = asked.headers['upload-complete'] === '?1'
    if (nth <= HONEST_APPENDS && !isComplete) return null
    const offsetBytes = Number(asked.headers['upload-offset']) + asked.bodyBytes
    claims.set(id, offsetBytes)
    return buildHeaders(asked, offsetBytes, isComplete)
  }
  return {
    answer: (asked) => {
      const id = chunkPath.exec(asked.path)?.[1] ?? ''
      if (asked.method === 'HEAD') return answerHead(id, asked)
      return id !== '' && asked.method === 'PATCH' ? answerAppend(id, asked) : null
    },
  }
}

/** Runs in the worker that keeps the recording: one write loses its last 1,000 bytes, and says that it did not. */
const shortWrite = `{
  const handles = FileSystemSyncAccessHandle.prototype
  const { write, getSize } = handles
  const owed = new WeakMap()
  let isDone = false
  handles.write = function (bytes, options) {
    owed.delete(this)
    if (isDone || bytes.byteLength < 5000) return write.call(this, bytes, options)
    isDone = true
    owed.set(this, 1000)
    write.call(this, bytes.subarray(0, bytes.byteLength - 1000), options)
    return bytes.byteLength
  }
  handles.getSize = function () {
    return getSize.call(this) + (owed.get(this) ?? 0)
  }
};
`

/** Some seconds of recording over a network that breaks now and then are enough to find either. */
export const plantedOptions = {
  faults: 4,
  limitMs: 60_000,
  kinds: { network: ['connections reset'], machine: [] },
} as const

export const plantedFaults = {
  lyingServer: { name: 'acknowledged and never written', plant: plantTampering(lyingServer) },
  shortWrite: {
    name: 'a write on the device that swallows its end',
    plant: plantTampering(() => ({ before: (path) => (path.includes('spool-worker') ? shortWrite : null) })),
  },
} as const satisfies Record<string, PlantedFault>
