import type { DetectorNews, DetectorOrder, SoundPiece } from './pcm-messages'

/** Judges one voice; keeps what it has heard so far. */
export interface Judge {
  hear: (samples: Float32Array<ArrayBuffer>) => Promise<number> | number
  close: () => void
}

/** More than a second and a half behind: this device is too slow for it. */
const MAX_WAITING = 48

interface Served {
  port: MessagePort
  judge: Judge
  waiting: number
}

const say = (news: DetectorNews) => globalThis.postMessage(news)

async function judgePiece(id: number, served: Served, piece: SoundPiece): Promise<void> {
  const startedMs = performance.now()
  const probability = await served.judge.hear(piece.samples)
  const { endFrame, rms } = piece
  say({ kind: 'heard', id, endFrame, rms, probability, costMs: performance.now() - startedMs })
}

/** The worker's side of a detector: pieces come by a port of their own, straight from the sound's thread. */
export function serveDetector(load: (base: string) => Promise<() => Judge>): void {
  const served = new Map<number, Served>()
  let newJudge: (() => Judge) | null = null
  /** One piece after the other: a model has one state. */
  let line: Promise<void> = Promise.resolve()

  const stop = (id: number) => {
    const own = served.get(id)
    served.delete(id)
    own?.port.close()
    // What is being judged may still need it.
    line = line.then(() => own?.judge.close())
  }
  const take = (id: number, piece: SoundPiece) => {
    const own = served.get(id)
    if (own === undefined) return
    own.waiting += 1
    if (own.waiting > MAX_WAITING) {
      stop(id)
      return say({ kind: 'late', id })
    }
    line = line
      .then(() => judgePiece(id, own, piece))
      .then(
        () => {
          own.waiting -= 1
        },
        () => say({ kind: 'failed' }),
      )
  }
  const listen = (id: number, port: MessagePort) => {
    if (newJudge === null) return
    served.set(id, { port, judge: newJudge(), waiting: 0 })
    port.onmessage = ({ data }: MessageEvent<SoundPiece>) => take(id, data)
  }
  globalThis.addEventListener('message', ({ data }: MessageEvent<DetectorOrder>) => {
    switch (data.kind) {
      case 'load':
        load(data.base).then(
          (made) => {
            newJudge = made
            say({ kind: 'loaded' })
          },
          () => say({ kind: 'failed' }),
        )
        return
      case 'listen':
        return listen(data.id, data.port)
      case 'stop':
        return stop(data.id)
    }
  })
}
