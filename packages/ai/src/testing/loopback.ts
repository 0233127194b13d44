import type { Server } from 'node:http'

export interface Loopback {
  readonly origin: string
  /** Closes the server and every open connection. */
  readonly close: () => Promise<void>
}

/** Lets a server listen on this machine alone. Port 0: any free one. */
export async function listenOnLoopback(server: Server, port = 0): Promise<Loopback> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
