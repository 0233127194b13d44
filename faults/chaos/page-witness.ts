import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import type { PageNews, Witness } from './truth'

const zNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('emitted'), page: z.string(), recorder: z.number(), at: z.number(), base64: z.string() }),
  z.object({ type: z.literal('begun'), page: z.string(), recorder: z.number(), key: z.string() }),
  z.object({ type: z.literal('finished'), key: z.string() }),
  z.object({ type: z.literal('kept'), key: z.string(), keptBytes: z.number() }),
]) satisfies z.ZodType<PageNews>

declare global {
  interface Window {
    tellChaos?: (news: PageNews) => Promise<void>
  }
}

/** Runs in the page, before any script of it: nothing from outside this function is known there. */
const watchPage = (): void => {
  const page = crypto.randomUUID()
  let recorders = 0
  let reading: Promise<void> = Promise.resolve()
  const tell = (news: PageNews): void => {
    window.tellChaos?.(news).catch(() => {
      // The page is on its way out.
    })
  }
  const read = (blob: Blob): Promise<string> =>
    new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result).replace(/^.*;base64,/, ''))
      reader.readAsDataURL(blob)
    })
  window.MediaRecorder = class extends MediaRecorder {
    constructor(stream: MediaStream, options?: MediaRecorderOptions) {
      super(stream, options)
      const recorder = recorders
      recorders += 1
      let slices = 0
      this.addEventListener('dataavailable', ({ data }) => {
        if (data.size === 0) return
        const at = slices
        slices += 1
        reading = reading.then(async () => tell({ type: 'emitted', page, recorder, at, base64: await read(data) }))
      })
    }
  }
  type Label = { sessionId: string; answerId: string; take: number; segmentIndex: number }
  const keyOf = ({ sessionId, answerId, take, segmentIndex }: Label) =>
    `${sessionId}/${answerId}-${take}-${segmentIndex}`
  const told = new Map<string, number>()
  const hearState = (segments: { key: string; keptBytes: number; isDeviceFull: boolean }[]) => {
    for (const { key, keptBytes, isDeviceFull } of segments) {
      if (isDeviceFull || told.get(key) === keptBytes) continue
      told.set(key, keptBytes)
      tell({ type: 'kept', key, keptBytes })
    }
  }
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', ({ data }) => {
        if (data?.type === 'state') hearState(data.state.segments)
      })
    }
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      const order = message as { type?: string; sidecar?: Label; key?: string }
      // The segment is begun right after its recorder was made.
      if (order.type === 'begin' && order.sidecar !== undefined) {
        tell({ type: 'begun', page, recorder: recorders - 1, key: keyOf(order.sidecar) })
      }
      if (order.type === 'finish' && order.key !== undefined) {
        const { key } = order
        reading = reading.then(() => tell({ type: 'finished', key }))
      }
      super.postMessage(message, options as Transferable[])
    }
  }
}

/** Every page of the context tells the witness what is recorded in it, past every line that may fail. */
export const watchContext = async (context: BrowserContext, witness: Witness): Promise<void> => {
  await context.exposeBinding('tellChaos', (_source, news: unknown) => witness.hear(zNews.parse(news)))
  // tsx keeps the names of functions by a helper that only its own files have; what is sent into pages calls it too.
  await context.addInitScript({ content: 'globalThis.__name ??= (target) => target' })
  await context.addInitScript(watchPage)
}
