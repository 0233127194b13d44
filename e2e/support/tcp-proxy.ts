import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A wire that can fail: a browser's own offline mode does not cut an upload that is under way, this does. */
export interface TcpProxy {
  readonly port: number
  /** Where the wire leads. */
  aim(port: number): void
  /** Every connection is torn down at once and none is accepted. */
  cut(): void
  /** Connections stay up and carry nothing more, as behind a dead router. */
  blackhole(): void
  /** Upload is limited to this many bytes a second and connection, from the next connection on. */
  slow(bytesPerSecond: number): void
  /** All is well again; what hung in a black hole is torn down. */
  heal(): void
  close(): Promise<void>
}

type Mode = { readonly kind: 'open' | 'cut' | 'blackhole' } | { readonly kind: 'slow'; readonly bytesPerSecond: number }

const throttle = (bytesPerSecond: number): Transform =>
  new Transform({
    highWaterMark: 16 * 1024,
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => done(null, chunk), (chunk.length / bytesPerSecond) * 1_000)
    },
  })

const destroyAll = (sockets: Set<Socket>): void => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
}

const join = (from: Socket, to: Socket, mode: Mode): void => {
  if (mode.kind === 'slow') from.pipe(throttle(mode.bytesPerSecond)).pipe(to)
  else from.pipe(to)
  to.pipe(from)
}

export const startTcpProxy = async (): Promise<TcpProxy> => {
  let mode: Mode = { kind: 'open' }
  let targetPort = 0
  const sockets = new Set<Socket>()
  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => other.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
  const server = createServer((browser) => {
    if (mode.kind === 'cut') {
      browser.destroy()
      return
    }
    const target = connect(targetPort, '127.0.0.1')
    keep(browser, target)
    keep(target, browser)
    if (mode.kind === 'blackhole') browser.pause()
    else join(browser, target, mode)
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
      destroyAll(sockets)
    },
    blackhole: () => {
      mode = { kind: 'blackhole' }
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    slow: (bytesPerSecond) => {
      mode = { kind: 'slow', bytesPerSecond }
    },
    heal: () => {
      const wasBlackhole = mode.kind === 'blackhole'
      mode = { kind: 'open' }
      if (wasBlackhole) destroyAll(sockets)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        destroyAll(sockets)
      }),
  }
}
