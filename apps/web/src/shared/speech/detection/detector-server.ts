import type { DetectorCommand, DetectorEvent, SoundPiece } from './pcm-messages'

/** Scores one voice. Has state from earlier pieces. */
export interface VoiceModel {
  process: (samples: Float32Array<ArrayBuffer>) => Promise<number> | number
  close: () => void
}

/** A backlog of more than 1.5 seconds means that the device is too slow. */
const MAX_WAITING = 48

interface ServedSession {
  port: MessagePort
  model: VoiceModel
  waiting: number
}

const post = (event: DetectorEvent) => globalThis.postMessage(event)

async function processPiece(id: number, served: ServedSession, piece: SoundPiece): Promise<void> {
  const startedMs = performance.now()
  const probability = await served.model.process(piece.samples)
  const { endFrame, rms } = piece
  post({ kind: 'heard', id, endFrame, rms, probability, costMs: performance.now() - startedMs })
}

/** The worker's side of a detector. Pieces arrive on a separate port, directly from the audio thread. */
export function serveDetector(load: (base: string) => Promise<() => VoiceModel>): void {
  const served = new Map<number, ServedSession>()
  let createModel: (() => VoiceModel) | null = null
  /** Pieces are processed one after another, because a model has one state. */
  let queue: Promise<void> = Promise.resolve()

  const stop = (id: number) => {
    const own = served.get(id)
    served.delete(id)
    own?.port.close()
    // The piece that is being processed may still need it.
    queue = queue.then(() => own?.model.close())
  }
  const enqueue = (id: number, piece: SoundPiece) => {
    const own = served.get(id)
    if (own === undefined) return
    own.waiting += 1
    if (own.waiting > MAX_WAITING) {
      stop(id)
      return post({ kind: 'late', id })
    }
    queue = queue
      .then(() => processPiece(id, own, piece))
      .then(
        () => {
          own.waiting -= 1
        },
        () => post({ kind: 'failed' }),
      )
  }
  const listen = (id: number, port: MessagePort) => {
    if (createModel === null) return
    served.set(id, { port, model: createModel(), waiting: 0 })
    port.onmessage = ({ data }: MessageEvent<SoundPiece>) => enqueue(id, data)
  }
  globalThis.addEventListener('message', ({ data }: MessageEvent<DetectorCommand>) => {
    switch (data.kind) {
      case 'load':
        load(data.base).then(
          (factory) => {
            createModel = factory
            post({ kind: 'loaded' })
          },
          () => post({ kind: 'failed' }),
        )
        return
      case 'listen':
        return listen(data.id, data.port)
      case 'stop':
        return stop(data.id)
    }
  })
}
