import { zClientMessage } from '@candor/contract'
import WebSocket from 'ws'
import type { Random } from '../../apps/server/src/authz/testing/random'
import { sample } from '../../apps/server/src/authz/testing/sample-value'
import { mutateBytes, mutateValue } from './mutate'

const messagesPerSocket = 20
const answerLimitMs = 5_000

const makeMessage = (random: Random): Buffer => {
  if (random.next() < 0.2) return Buffer.from(random.hex(2 * (1 + random.below(500))), 'hex')
  const valid = sample(zClientMessage, { random, place: [] })
  const text = Buffer.from(JSON.stringify(random.next() < 0.7 ? mutateValue(valid, random) : valid))
  return random.next() < 0.3 ? mutateBytes(text, random) : text
}

/** Opens the socket of a session and sends malformed messages. Returns how many were sent and the code it was closed with. */
export const sendToSocket = (
  url: string,
  cookie: string,
  random: Random,
): Promise<{ readonly sentCount: number; readonly closeCode: number | null }> =>
  new Promise((resolve) => {
    const localAddress = `127.0.5.${1 + random.below(250)}`
    const socket = new WebSocket(url, { headers: { cookie }, localAddress })
    let sentCount = 0
    let timer: NodeJS.Timeout | undefined
    const finish = (closeCode: number | null): void => {
      clearTimeout(timer)
      socket.removeAllListeners()
      socket.on('error', () => undefined)
      socket.terminate()
      resolve({ sentCount, closeCode })
    }
    timer = setTimeout(() => finish(null), answerLimitMs)
    socket.once('open', () => {
      for (; sentCount < messagesPerSocket; sentCount += 1) {
        socket.send(makeMessage(random), { binary: random.next() < 0.3 })
      }
      socket.ping()
    })
    // The answer to the ping comes after everything before it was read.
    socket.once('pong', () => finish(null))
    socket.once('close', finish)
    socket.once('error', () => finish(null))
  })
