import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { answerWith } from './canned-answer'

/** A network that can fail. Unlike a browser's offline mode, it cuts uploads in progress. */
export interface TcpProxy {
  readonly port: number
  /** Sets the port that it forwards to. */
  setTarget(port: number): void
  /** Closes every connection and accepts none. */
  cut(): void
  /** Keeps connections open but forwards nothing, as behind a dead router. */
  blackhole(): void
  /** Limits the upload of new connections to this many bytes per second. */
  slow(bytesPerSecond: number): void
  /** Forwards requests but drops all responses. */
  dropResponses(): void
  /** Responds to every request itself, as a failing proxy or a hotel's sign-in page does. */
  answer(response: string): void
  /** Closes every connection once, after this many more uploaded bytes. */
  cutAfter(sizeBytes: number): void
  /** Resets (RST) every connection. New ones work as before. */
  reset(): void
  /** Ends the fault. Closes connections that hang or wait for a dropped response. */
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

/** Counts uploaded bytes, for a cut at an exact byte. */
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

/** Pairs of connections: from the browser, and to the target. */
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

const dropResponse = ({ browser, target }: Pair): void => {
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
    setTarget: (port) => {
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
    dropResponses: () => {
      mode = { kind: 'unanswered' }
      pairs.each(dropResponse)
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
