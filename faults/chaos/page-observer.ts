import type { BrowserContext } from '@playwright/test'
import type { PageEvent, RecordingObserver } from './recording-observer'

declare global {
  interface Window {
    reportToChaos?: (event: PageEvent) => Promise<void>
  }
}

/** Runs in the page before its scripts. It can use nothing from outside this function. */
const observePage = (): void => {
  const page = crypto.randomUUID()
  let recorders = 0
  let reading: Promise<void> = Promise.resolve()
  const report = (event: PageEvent): void => {
    window.reportToChaos?.(event).catch(() => {
      // The page is closing.
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
        reading = reading.then(async () => report({ type: 'emitted', page, recorder, at, base64: await read(data) }))
      })
    }
  }
  type Label = { sessionId: string; answerId: string; take: number; segmentIndex: number; isSpare?: boolean }
  type Status = { key: string; sidecar: Label; onDeviceBytes: number }
  type Order = { type?: string; sidecar?: Label; key?: string }
  const getKey = ({ sessionId, answerId, take, segmentIndex }: Label) =>
    `${sessionId}/${answerId}-${take}-${segmentIndex}`
  const reported = new Map<string, number>()
  const reportState = (segments: readonly Status[]) => {
    for (const { key, sidecar, onDeviceBytes } of segments) {
      if (sidecar.isSpare === true || reported.get(key) === onDeviceBytes) continue
      reported.set(key, onDeviceBytes)
      report({ type: 'saved', key, savedBytes: onDeviceBytes })
    }
  }
  const reportOrder = ({ type, sidecar, key }: Order) => {
    // A segment begins right after its recorder was created.
    if (type === 'begin' && sidecar !== undefined) {
      report({ type: 'begun', page, recorder: recorders - 1, key: getKey(sidecar), isSpare: sidecar.isSpare === true })
    }
    if (type === 'finish' && key !== undefined) reading = reading.then(() => report({ type: 'finished', key }))
    if (type === 'discard' && key !== undefined) report({ type: 'discarded', key })
  }
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', ({ data }) => {
        if (data?.type === 'state') reportState(data.state.segments)
      })
    }
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      reportOrder(message as Order)
      super.postMessage(message, options as Transferable[])
    }
  }
}

/** Lets every page of the context report its recordings to the observer, without the network. */
export const observeContext = async (context: BrowserContext, observer: RecordingObserver): Promise<void> => {
  await context.exposeBinding('reportToChaos', (_source, event: PageEvent) => observer.handle(event))
  // tsx adds a helper call to functions. Pages lack the helper, so define it there.
  await context.addInitScript({ content: 'globalThis.__name ??= (target) => target' })
  await context.addInitScript(observePage)
}
