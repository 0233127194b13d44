import type { Site } from '../site'
import { type ProxiedRequest, startTamperingProxy, type Tampering } from './tampering-proxy'

export interface PlantedFault {
  readonly name: string
  /** Plants the fault between network and server. Returns a function that removes it. */
  readonly plant: (site: Site) => Promise<() => Promise<void>>
}

const plantTampering = (makeTampering: () => Tampering) => async (site: Site) => {
  const proxy = await startTamperingProxy(site.serverPort, makeTampering())
  site.network.setTarget(proxy.port)
  return proxy.close
}

const FORWARDED_APPENDS = 1
const chunkPath = /^\/api\/content\/file\/chunk\/([0-9a-f-]{36})/

const buildHeaders = ({ headers }: ProxiedRequest, offsetBytes: number, isComplete: boolean) => ({
  'upload-offset': String(offsetBytes),
  'upload-complete': isComplete ? '?1' : '?0',
  'upload-final': isComplete ? '?1' : '?0',
  'upload-epoch': String(headers['upload-epoch'] ?? '0'),
})

/** Acknowledges without writing, from the second append of an upload on, and for every append with a seal. */
const createFalseAcknowledgments = (): Tampering => {
  const appends = new Map<string, number>()
  const acknowledged = new Map<string, number>()
  const answerHead = (id: string, request: ProxiedRequest) => {
    const acknowledgedBytes = acknowledged.get(id)
    return acknowledgedBytes === undefined ? null : buildHeaders(request, acknowledgedBytes, false)
  }
  const answerAppend = (id: string, request: ProxiedRequest) => {
    const nth = (appends.get(id) ?? 0) + 1
    appends.set(id, nth)
    const isComplete = request.headers['upload-complete'] === '?1'
    if (nth <= FORWARDED_APPENDS && !isComplete) return null
    const offsetBytes = Number(request.headers['upload-offset']) + request.bodyBytes
    acknowledged.set(id, offsetBytes)
    return buildHeaders(request, offsetBytes, isComplete)
  }
  return {
    answer: (request) => {
      const id = chunkPath.exec(request.path)?.[1] ?? ''
      if (request.method === 'HEAD') return answerHead(id, request)
      return id !== '' && request.method === 'PATCH' ? answerAppend(id, request) : null
    },
  }
}

/** Runs in the worker that saves the recording: one write drops its last 1,000 bytes and reports success. */
const shortWrite = `{
  const handles = FileSystemSyncAccessHandle.prototype
  const { write, getSize } = handles
  const missingBytes = new WeakMap()
  let isDone = false
  handles.write = function (bytes, options) {
    missingBytes.delete(this)
    if (isDone || bytes.byteLength < 5000) return write.call(this, bytes, options)
    isDone = true
    missingBytes.set(this, 1000)
    write.call(this, bytes.subarray(0, bytes.byteLength - 1000), options)
    return bytes.byteLength
  }
  handles.getSize = function () {
    return getSize.call(this) + (missingBytes.get(this) ?? 0)
  }
};
`

/** A few seconds of recording with some connection resets are enough to find either fault. */
export const plantedOptions = {
  faults: 4,
  limitMs: 60_000,
  kinds: { network: ['connections reset'], machine: [] },
} as const

export const plantedFaults = {
  falseAcknowledgments: { name: 'acknowledged and never written', plant: plantTampering(createFalseAcknowledgments) },
  shortWrite: {
    name: 'a write on the device that drops its last bytes',
    plant: plantTampering(() => ({ before: (path) => (path.includes('spool-worker') ? shortWrite : null) })),
  },
} as const satisfies Record<string, PlantedFault>
