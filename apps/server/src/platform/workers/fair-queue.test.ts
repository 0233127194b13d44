import { describe, expect, test } from 'vitest'
import { FairQueue, type TaskKeys } from './fair-queue'

const drain = (queue: FairQueue<string>, canStart: (keys: TaskKeys) => boolean = () => true): string[] => {
  const task = queue.take(canStart)
  return task === null ? [] : [task.item, ...drain(queue, canStart)]
}

describe('FairQueue', () => {
  test('hands out tasks without keys in order of arrival', () => {
    const queue = new FairQueue<string>({ maxWaiting: 10 })
    for (const item of ['a', 'b', 'c']) queue.add(item, {})
    expect(drain(queue)).toEqual(['a', 'b', 'c'])
  })

  test('lets organizations take turns, whatever the number of their tasks', () => {
    const queue = new FairQueue<string>({ maxWaiting: 10 })
    for (const item of ['a1', 'a2', 'a3']) queue.add(item, { fairKey: 'a' })
    for (const item of ['b1', 'b2']) queue.add(item, { fairKey: 'b' })
    expect(drain(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  test('lets clients of an organization take turns, whatever the number of their sessions', () => {
    const queue = new FairQueue<string>({ maxWaiting: 10 })
    for (const item of ['x1', 'x2', 'x3']) queue.add(item, { fairKey: 'a', clientKey: 'x', ownerKey: item })
    queue.add('y1', { fairKey: 'a', clientKey: 'y', ownerKey: 'y1' })
    expect(drain(queue)).toEqual(['x1', 'y1', 'x2', 'x3'])
  })

  test('lets sessions of a client take turns', () => {
    const queue = new FairQueue<string>({ maxWaiting: 10 })
    for (const item of ['s1', 's2']) queue.add(item, { clientKey: 'x', ownerKey: 's' })
    queue.add('t1', { clientKey: 'x', ownerKey: 't' })
    expect(drain(queue)).toEqual(['s1', 't1', 's2'])
  })

  test('prefers a waiting organization to one that was served before it arrived', () => {
    const queue = new FairQueue<string>({ maxWaiting: 10 })
    queue.add('a1', { fairKey: 'a' })
    expect(queue.take(() => true)?.item).toBe('a1')
    queue.add('a2', { fairKey: 'a' })
    queue.add('b1', { fairKey: 'b' })
    expect(drain(queue)).toEqual(['b1', 'a2'])
  })

  test('skips tasks that may not start and keeps them', () => {
    const queue = new FairQueue<string>({ maxWaiting: 10 })
    queue.add('s1', { ownerKey: 's' })
    queue.add('t1', { ownerKey: 't' })
    expect(drain(queue, ({ ownerKey }) => ownerKey !== 's')).toEqual(['t1'])
    expect(drain(queue)).toEqual(['s1'])
  })

  test.each([
    ['in total', { maxWaiting: 2 }, {}],
    ['of an organization', { maxWaiting: 10, maxWaitingPerFairKey: 2 }, { fairKey: 'a' }],
    ['of a client', { maxWaiting: 10, maxWaitingPerClient: 2 }, { clientKey: 'x' }],
    ['of a session', { maxWaiting: 10, maxWaitingPerOwner: 2 }, { ownerKey: 's' }],
  ])('refuses a task beyond the limit %s', (_, limits, keys) => {
    const queue = new FairQueue<string>(limits)
    expect(['1', '2', '3'].map((item) => queue.add(item, keys))).toEqual([true, true, false])
    expect(drain(queue)).toEqual(['1', '2'])
  })

  test('accepts another organization’s task when one is at its limit', () => {
    const queue = new FairQueue<string>({ maxWaiting: 10, maxWaitingPerFairKey: 1 })
    expect([queue.add('a1', { fairKey: 'a' }), queue.add('a2', { fairKey: 'a' })]).toEqual([true, false])
    expect(queue.add('b1', { fairKey: 'b' })).toBe(true)
  })
})

describe('the memory of a FairQueue', () => {
  const client = { clientKey: 'x' }

  test('refuses a task beyond the bytes that may wait in total', () => {
    const queue = new FairQueue<string>({ maxWaiting: 10, maxWaitingBytes: 100 })
    expect(queue.add('first', {}, 60)).toBe(true)
    expect(queue.add('too large', client, 60)).toBe(false)
    expect(queue.add('small', client, 40)).toBe(true)
  })

  test('refuses only the client whose waiting tasks have too many bytes, until they are taken', () => {
    const queue = new FairQueue<string>({ maxWaiting: 10, maxWaitingBytes: 200, maxWaitingBytesPerClient: 100 })
    expect(queue.add('first', client, 60)).toBe(true)
    expect(queue.add('too large', client, 60)).toBe(false)
    expect(queue.add('of another', { clientKey: 'y' }, 60)).toBe(true)
    expect(drain(queue)).toEqual(['first', 'of another'])
    expect(queue.add('later', client, 60)).toBe(true)
  })
})
