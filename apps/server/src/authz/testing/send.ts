import type { FastifyInstance } from 'fastify'
import type { Call } from './make-call'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** How a call reaches the server. A test of the test puts a hole here. */
export type Send = (call: Call) => Promise<Answer>

const flattenHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join('\n') : String(value)]),
  )

/** How long an endless answer is listened to. */
const listenMs = 40

const readSome = (stream: NodeJS.ReadableStream & { destroy(): unknown }): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    const finish = (): void => {
      clearTimeout(timer)
      stream.destroy()
      resolve(text)
    }
    const timer = setTimeout(finish, listenMs)
    stream.on('data', (part: unknown) => {
      text += String(part)
    })
    stream.on('end', finish)
    stream.on('error', finish)
  })

/** Sends through the server's own pipeline, without a socket. */
export const createSend =
  (app: FastifyInstance): Send =>
  async (call) => {
    const { route, url, headers, payload, cookie } = call
    const response = await app.inject({
      method: route.method,
      url,
      headers: { host: 'candor.example.org', ...headers, ...(cookie === '' ? {} : { cookie }) },
      ...(payload === null ? {} : { payload }),
      payloadAsStream: route.name === 'interview.chat.stream',
    })
    const isStream = route.name === 'interview.chat.stream'
    const body = isStream ? await readSome(response.stream()) : response.body
    return { status: response.statusCode, headers: flattenHeaders(response.headers), body }
  }
