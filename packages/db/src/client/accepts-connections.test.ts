import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { acceptsConnections } from './accepts-connections'

const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** PostgreSQL's ErrorResponse. */
function fatal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mgone\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

let stop: () => void = () => undefined
afterEach(() => stop())

/** A server that sends `first` on connection and `last` on any input. */
async function serverThatSays(first: Buffer, last?: Buffer): Promise<string> {
  const serve = (socket: Socket): void => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(first)
      if (last === undefined) socket.end()
      else socket.once('data', () => socket.end(last))
    })
  }
  const server = createServer(serve).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stop = () => server.close()
  const address = server.address()
  return `postgres://somebody:secret@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/postgres`
}

describe('checking whether a server accepts connections', () => {
  it('returns true even if the server dies while the connection closes, and keeps this process alive', async () => {
    const url = await serverThatSays(Buffer.concat([AUTHENTICATED, READY]), fatal('57P01'))
    expect(await acceptsConnections(url)).toBe(true)
  })

  it.each(['57P01', '57P03'])('returns false while the server starts or stops (%s)', async (code) => {
    expect(await acceptsConnections(await serverThatSays(fatal(code)))).toBe(false)
  })

  it('returns false when no server listens', async () => {
    expect(await acceptsConnections('postgres://somebody:secret@127.0.0.1:1/postgres')).toBe(false)
  })

  it('throws when the server refuses for good', async () => {
    await expect(acceptsConnections(await serverThatSays(fatal('28P01')))).rejects.toMatchObject({ code: '28P01' })
  })
})
