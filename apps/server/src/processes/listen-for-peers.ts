import { createServer, type Server, type Socket } from 'node:net'

/**
 * A port of one process for the other ones: the shared port would lead to any of them. It can be reached from this machine only, and
 * its connections are served like those of the shared port.
 */
export const createPeerListener = () => {
  const peers = new WeakSet<object>()
  let listener: Server | undefined
  return {
    isPeer: (connection: object): boolean => peers.has(connection),
    /** Returns the address of this process for the others. */
    listen: (server: Pick<Server, 'emit'>): Promise<string> =>
      new Promise((resolve, reject) => {
        const opened = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) => {
          peers.add(socket)
          server.emit('connection', socket)
        })
        listener = opened
        opened.once('error', reject)
        // Exclusive: otherwise all processes would share this port too.
        opened.listen({ port: 0, host: '127.0.0.1', exclusive: true }, () => {
          const address = opened.address()
          resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
        })
      }),
    /** Accepts no more connections. The HTTP server ends those that are open. */
    stop: (): void => {
      listener?.close()
    },
  }
}
