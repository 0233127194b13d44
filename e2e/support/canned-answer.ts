import type { Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'

const bodyBytes = (head: string): number => Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)

/** Formats a complete HTTP response that closes the connection. */
export const response = (status: string, body: string): string =>
  [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')

/** Reads one request to its end, then responds. An earlier response would reach the client as a reset. */
export const answerWith = (browser: Socket, answer: string): void => {
  let head = ''
  let leftBytes: number | null = null
  const done = () => {
    if (leftBytes !== null && leftBytes <= 0) browser.end(answer)
  }
  browser.on('error', () => browser.destroy())
  browser.on('data', (chunk: Buffer) => {
    if (leftBytes !== null) {
      leftBytes -= chunk.length
      return done()
    }
    head += chunk.toString('latin1')
    const at = head.indexOf(HEAD_END)
    if (at < 0) return
    leftBytes = bodyBytes(head) - (head.length - at - HEAD_END.length)
    done()
  })
}
