import { connect } from 'node:net'
import type { Random } from '../../apps/server/src/authz/testing/random'
import { mutateBytes } from './mutate'

const answerLimitMs = 3_000

const heads = [
  'GET /api/content/configuration HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET http://localhost/api/content/configuration HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'POST /api/identity/auth/local HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
  'POST /api/identity/auth/local HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: localhost\r\n x: folded\r\n\r\n',
  'GET /api/interview/interview/chat/stream HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\nsec-websocket-version: 13\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

/** Sends mutated bytes over a connection of its own. Returns the statuses that were answered. */
export const sendRaw = (port: number, random: Random): Promise<number[]> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: `127.0.4.${1 + random.below(250)}` })
    let text = ''
    const finish = (): void => {
      socket.destroy()
      resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)))
    }
    socket.setTimeout(answerLimitMs, finish)
    socket.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString('latin1')).slice(0, 10_000)
    })
    socket.once('error', finish)
    socket.once('close', finish)
    const head = Buffer.from(random.pick(heads), 'latin1')
    socket.end(random.next() < 0.2 ? head : mutateBytes(head, random))
  })
