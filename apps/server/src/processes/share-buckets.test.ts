import { expect, test } from 'vitest'
import { createTokenBuckets, type TokenBuckets } from '../platform/token-buckets'
import type { Taken } from './messages'
import { createBucketSharing } from './share-buckets'

type Listener = (taken: readonly Taken[]) => void

/** Processes that pass on to one another, and how many messages arrived. */
const openGroup = (count: number) => {
  const listeners: Listener[] = []
  const sent: (readonly Taken[])[] = []
  let tell = (): void => undefined
  const nextMessage = () =>
    new Promise<void>((resolve) => {
      tell = resolve
    })
  const processes = Array.from({ length: count }, (_, index) => {
    const { share } = createBucketSharing({
      subscribe: (listener) => listeners.push(listener),
      send: (taken) => {
        sent.push(taken)
        for (const [at, listener] of listeners.entries()) if (at !== index) listener(taken)
        tell()
      },
    })
    const open = (name: string): TokenBuckets =>
      share(
        name,
        createTokenBuckets({ tokens: 10, tokensPerSecond: 1 }, () => 0),
      )
    return { callers: open('caller'), pages: open('pagesOfNetwork') }
  })
  return { processes, sent, nextMessage }
}

test('what one process serves is missing in the buckets of the others, with the same name and key only', async () => {
  const { processes, sent, nextMessage } = openGroup(3)
  const [first, second, third] = processes
  const arrived = nextMessage()
  first?.callers.take('mai', 4)
  first?.callers.take('mai', 5)
  await arrived
  expect(sent).toEqual([[['caller', 'mai', 9]]])
  for (const other of [first, second, third]) {
    expect(other?.callers.getWaitSeconds('mai', 1)).toBe(0)
    expect(other?.callers.getWaitSeconds('mai', 2)).toBe(1)
    expect(other?.callers.getWaitSeconds('lan', 10)).toBe(0)
    expect(other?.pages.getWaitSeconds('mai', 10)).toBe(0)
  }
})

test('what all processes serve at the same moment has to be waited for afterwards', async () => {
  const { processes, nextMessage } = openGroup(2)
  const [first, second] = processes
  const arrived = nextMessage()
  first?.callers.take('mai', 10)
  second?.callers.take('mai', 10)
  await arrived
  await nextMessage()
  // Twenty of ten: ten to be refilled before the next one.
  expect(first?.callers.getWaitSeconds('mai', 1)).toBe(11)
  expect(second?.callers.getWaitSeconds('mai', 1)).toBe(11)
})

test('a refund reaches the other processes', async () => {
  const { processes, nextMessage } = openGroup(2)
  const [first, second] = processes
  const taken = nextMessage()
  first?.callers.take('mai', 10)
  await taken
  expect(second?.callers.getWaitSeconds('mai', 1)).toBe(1)
  const refunded = nextMessage()
  second?.callers.take('mai', -3)
  await refunded
  expect(first?.callers.getWaitSeconds('mai', 3)).toBe(0)
})
