import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { copyIntoArchive } from './copy-into-archive'
import { createZipArchive } from './providers/zip-archive'

const settleMs = 2000
const settle = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => 'done',
      (error: unknown) => String(error),
    ),
    delay(settleMs, 'stalled'),
  ])

/** Gives 1 kB and then nothing more. */
const openStalled = (): Readable => {
  let isFirst = true
  return new Readable({
    read() {
      if (isFirst) this.push(Buffer.alloc(1024))
      isFirst = false
    },
  })
}

test('a read that stalls is closed when the reader of the archive leaves', async () => {
  const archive = createZipArchive(0)
  const stream = openStalled()
  archive.bytes.resume()
  const copied = copyIntoArchive(archive, 'answer.webm', { sizeBytes: 4096, open: async () => stream })
  await delay(50)
  archive.abort(new Error('the reader left'))
  expect(await settle(copied)).toBe('Error: the reader left')
  expect(stream.destroyed).toBe(true)
})

test('a file that opens after the reader left is closed at once', async () => {
  const archive = createZipArchive(0)
  const stream = openStalled()
  const opening = delay(50, stream)
  const copied = copyIntoArchive(archive, 'answer.webm', { sizeBytes: 4096, open: () => opening })
  archive.abort(new Error('the reader left'))
  expect(await settle(copied)).toBe('Error: the reader left')
  expect(stream.destroyed).toBe(false)
  await opening
  await delay(10)
  expect(stream.destroyed).toBe(true)
})
