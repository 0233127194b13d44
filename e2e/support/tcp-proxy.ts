import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { answerWith } from './canned-answer'

/** A network that can fail: a browser's offline mode does not cut an upload in progress, this does. */
export interface TcpProxy {
  readonly port: number
  /** Sets the port that it forwards to. */
  aim(port: number): void
  /** Every connection is torn down at once and none is accepted. */
  cut(): void
  /** Connections stay up and carry nothing more, as behind a dead router. */
  blackhole(): void
  /** Upload is limited to this many bytes a second and connection, from the next connection on. */
  slow(bytesPerSecond: number): void
  /** What is sent arrives and is done; no answer ever comes back. */
  swallowAnswers(): void
  /** Something between here and the server answers every request by itself: a proxy that gave up, a hotel's sign-in page. */
  answer(response: string): void
  /** Once this many more bytes went up, every connection is torn down in the middle of what it carries; once. */
  cutAfter(sizeBytes: number): void
  /** Every connection is reset (RST) now; new ones are carried as before. */
  reset(): void
  /** All is well again; what hung in a black hole, or waits for an answer that was swallowed, is torn down. */
  heal(): void
  close(): Promise<void>
}

type Mode =
  | { readonly kind: 'open' | 'cut' | 'blackhole' | 'unanswered' }
  | { readonly kind: 'slow'; readonly bytesPerSecond: number }
  | { readonly kind: 'answer'; readonly response: string }

interface Pair {
  readonly browser: Socket
  readonly target: Socket
}

const throttle = (bytesPerSecond: number): Transform =>
  new Transform({
    highWaterMark: 16 * 1024,
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => done(null, chunk), (chunk.length / bytesPerSecond) * 1_000)
    },
  })

/** What goes up is counted here, for a cut at an exact byte. */
const createMeter = (onUsedUp: () => void) => {
  let leftBytes: number | null = null
  const take = (chunk: Buffer): Buffer => {
    if (leftBytes === null) return chunk
    const part = chunk.subarray(0, leftBytes)
    leftBytes -= part.length
    if (leftBytes > 0) return part
    leftBytes = null
    setImmediate(onUsedUp)
    return part
  }
  return {
    allow: (sizeBytes: number | null) => {
      leftBytes = sizeBytes
    },
    transform: () => new Transform({ transform: (chunk: Buffer, _encoding, done) => done(null, take(chunk)) }),
  }
}

/** The connections of the browser, each with the one that leads on from it. */
const createPairs = () => {
  const pairs = new Set<Pair>()
  const end = (how: (socket: Socket) => void): void => {
    for (const { browser, target } of pairs) {
      how(browser)
      target.destroy()
    }
    pairs.clear()
  }
  return {
    each: (act: (pair: Pair) => void) => {
      for (const pair of pairs) act(pair)
    },
    add: (pair: Pair) => {
      pairs.add(pair)
      for (const [socket, other] of [
        [pair.browser, pair.target],
        [pair.target, pair.browser],
      ] as const) {
        socket.on('error', () => other.destroy())
        socket.on('close', () => {
          pairs.delete(pair)
          other.destroy()
        })
      }
    },
    destroy: () => end((socket) => socket.destroy()),
    reset: () => end((socket) => socket.resetAndDestroy()),
  }
}

const swallow = ({ browser, target }: Pair): void => {
  target.unpipe(browser)
  target.resume()
}

const join = ({ browser, target }: Pair, mode: Mode, meter: Transform): void => {
  if (mode.kind === 'slow') browser.pipe(throttle(mode.bytesPerSecond)).pipe(target)
  else browser.pipe(meter).pipe(target)
  if (mode.kind === 'unanswered') target.resume()
  else target.pipe(browser)
}

export const startTcpProxy = async (): Promise<TcpProxy> => {
  let mode: Mode = { kind: 'open' }
  let targetPort = 0
  const pairs = createPairs()
  const meter = createMeter(pairs.destroy)
  const server = createServer((browser) => {
    if (mode.kind === 'cut') {
      browser.destroy()
      return
    }
    if (mode.kind === 'answer') {
      answerWith(browser, mode.response)
      return
    }
    const pair = { browser, target: connect(targetPort, '127.0.0.1') }
    pairs.add(pair)
    if (mode.kind === 'blackhole') browser.pause()
    else join(pair, mode, meter.transform())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    aim: (port) => {
      targetPort = port
    },
    cut: () => {
      mode = { kind: 'cut' }
      pairs.destroy()
    },
    blackhole: () => {
      mode = { kind: 'blackhole' }
      pairs.each(({ browser, target }) => {
        for (const socket of [browser, target]) {
          socket.unpipe()
          socket.pause()
        }
      })
    },
    slow: (bytesPerSecond) => {
      mode = { kind: 'slow', bytesPerSecond }
    },
    swallowAnswers: () => {
      mode = { kind: 'unanswered' }
      pairs.each(swallow)
    },
    answer: (response) => {
      mode = { kind: 'answer', response }
      pairs.destroy()
    },
    cutAfter: meter.allow,
    reset: pairs.reset,
    heal: () => {
      const isHanging = mode.kind === 'blackhole' || mode.kind === 'unanswered'
      mode = { kind: 'open' }
      meter.allow(null)
      if (isHanging) pairs.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        pairs.destroy()
      }),
  }
}
