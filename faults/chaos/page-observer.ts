import type { BrowserContext } from '@playwright/test'
import type { PageNews, Witness } from './recording-observer'

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
  type Label = { sessionId: string; answerId: string; take: number; segmentIndex: number; isSpare?: boolean }
  type Status = { key: string; sidecar: Label; keptBytes: number; onDeviceBytes: number }
  type Order = { type?: string; sidecar?: Label; key?: string }
  const keyOf = ({ sessionId, answerId, take, segmentIndex }: Label) =>
    `${sessionId}/${answerId}-${take}-${segmentIndex}`
  const told = new Map<string, number>()
  const hearState = (segments: readonly Status[]) => {
    for (const { key, sidecar, onDeviceBytes } of segments) {
      if (sidecar.isSpare === true || told.get(key) === onDeviceBytes) continue
      told.set(key, onDeviceBytes)
      tell({ type: 'kept', key, keptBytes: onDeviceBytes })
    }
  }
  const hearOrder = ({ type, sidecar, key }: Order) => {
    // The segment is begun right after its recorder was made.
    if (type === 'begin' && sidecar !== undefined) {
      tell({ type: 'begun', page, recorder: recorders - 1, key: keyOf(sidecar), isSpare: sidecar.isSpare === true })
    }
    if (type === 'finish' && key !== undefined) reading = reading.then(() => tell({ type: 'finished', key }))
    if (type === 'discard' && key !== undefined) tell({ type: 'discarded', key })
  }
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', ({ data }) => {
        if (data?.type === 'state') hearState(data.state.segments)
      })
    }
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      hearOrder(message as Order)
      super.postMessage(message, options as Transferable[])
    }
  }
}

/** Every page of the context tells the witness what is recorded in it, past every line that may fail. */
export const watchContext = async (context: BrowserContext, witness: Witness): Promise<void> => {
  await context.exposeBinding('tellChaos', (_source, news: PageNews) => witness.hear(news))
  // tsx keeps the names of functions by a helper that only its own files have; what is sent into pages calls it too.
  await context.addInitScript({ content: 'globalThis.__name ??= (target) => target' })
  await context.addInitScript(watchPage)
}
