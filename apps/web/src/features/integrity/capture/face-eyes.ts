import type { FaceNews, FaceOrder, Seen } from './face-messages'
import { faceBase } from './vendor-assets'

/** Finds faces in pictures, in a worker. The pictures stay on the device. */
export interface FaceEyes {
  /** Null: this picture gives no result. The picture can't be used again in any case. */
  look: (picture: ImageBitmap) => Promise<(Seen & { costMs: number }) | null>
}

/** A slow connection needs this long for six megabytes. After that the signals are unavailable. */
const LOAD_TIMEOUT_MS = 60_000

type Answer = Awaited<ReturnType<FaceEyes['look']>>

const send = (worker: Worker, order: FaceOrder, transfer: Transferable[] = []) => worker.postMessage(order, transfer)

function createFaceEyes(worker: Worker, waiting: Map<number, (answer: Answer) => void>): FaceEyes {
  let lastId = 0
  return {
    look: (picture) =>
      new Promise((resolve) => {
        lastId += 1
        waiting.set(lastId, resolve)
        send(worker, { kind: 'look', id: lastId, picture }, [picture])
      }),
  }
}

function settle(waiting: Map<number, (answer: Answer) => void>, news: FaceNews): void {
  if (news.kind !== 'seen' && news.kind !== 'unseen') return
  const resolve = waiting.get(news.id)
  waiting.delete(news.id)
  resolve?.(news.kind === 'seen' ? { faces: news.faces, luma: news.luma, costMs: news.costMs } : null)
}

function open(onEnd: () => void): Promise<FaceEyes | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./face-wasm-worker.ts', import.meta.url), { type: 'module' })
    const waiting = new Map<number, (answer: Answer) => void>()
    const end = () => {
      clearTimeout(timer)
      worker.terminate()
      onEnd()
      resolve(null)
      for (const answer of waiting.values()) answer(null)
      waiting.clear()
    }
    const timer = setTimeout(end, LOAD_TIMEOUT_MS)
    worker.addEventListener('error', end)
    worker.addEventListener('messageerror', end)
    worker.addEventListener('message', ({ data }: MessageEvent<FaceNews>) => {
      if (data.kind === 'failed') return end()
      if (data.kind !== 'loaded') return settle(waiting, data)
      clearTimeout(timer)
      resolve(createFaceEyes(worker, waiting))
    })
    send(worker, { kind: 'load', base: faceBase(globalThis.location.origin) })
  })
}

let opened: Promise<FaceEyes | null> | null = null

/** One worker per page, loaded once and kept. Null: this device can't. A failed load is retried on the next call. */
export function openFaceEyes(): Promise<FaceEyes | null> {
  if (!('Worker' in globalThis) || !('OffscreenCanvas' in globalThis)) return Promise.resolve(null)
  opened ??= open(() => {
    opened = null
  }).catch(() => null)
  return opened
}
