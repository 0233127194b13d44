import { expect, test } from 'vitest'
import { readEvents } from './read-events'

const encoder = new TextEncoder()
const stream = (...parts: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
const collect = async (body: ReadableStream<Uint8Array>): Promise<unknown[]> => {
  const values: unknown[] = []
  for await (const value of readEvents(body, (data) => new Error(JSON.stringify(data)))) values.push(value)
  return values
}

test('gives the values of a stream in order, wherever the network cuts it, and skips comments', async () => {
  const bytes = encoder.encode(
    ': \n\nevent: message\ndata: {"text":"kho lạnh"}\n\ndata: 2\n\nevent: done\ndata: null\n\n',
  )
  const pieces = Array.from({ length: bytes.length }, (_, at) => bytes.slice(at, at + 1))
  expect(await collect(stream(...pieces))).toEqual([{ text: 'kho lạnh' }, 2])
})

test('throws what an event named error says, after the values before it', async () => {
  const body = stream(encoder.encode('data: 1\n\nevent: error\ndata: {"code":"INTERNAL"}\n\ndata: 2\n\n'))
  const events = readEvents(body, (data) => new Error(JSON.stringify(data)))
  expect(await events.next()).toEqual({ done: false, value: 1 })
  await expect(events.next()).rejects.toThrow('{"code":"INTERNAL"}')
})
