import { describe, expect, test } from 'vitest'
import { createFairAdmission } from './fair-admission'

const limits = { atOnce: 1, maxWaiting: 20, maxWaitingPerClient: 10, waitMs: 60_000 }

/** Works that run until they are released, and the order in which they started. */
const openWorks = (changes: Partial<typeof limits> = {}) => {
  const admit = createFairAdmission({ ...limits, ...changes })
  const started: string[] = []
  const releases: (() => void)[] = []
  const send = (client: string) =>
    admit(client, async () => {
      started.push(client)
      await new Promise<void>((resolve) => releases.push(resolve))
      return client
    })
  const releaseNext = async (): Promise<void> => {
    releases.shift()?.()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { started, send, releaseNext }
}
const getCode = (error: unknown): string => (error instanceof Error ? error.message : String(error))

describe('a fair admission', () => {
  test('gives a client with one work its turn before the ninth of a flood', async () => {
    const { started, send, releaseNext } = openWorks()
    const flood = Array.from({ length: 9 }, () => send('flood'))
    const honest = send('honest')
    await releaseNext()
    await releaseNext()
    expect(started.slice(0, 3)).toContain('honest')
    await releaseNext()
    await expect(honest).resolves.toBe('honest')
    while (started.length < 10) await releaseNext()
    await releaseNext()
    await Promise.all(flood)
  })

  test('refuses what one client has waiting beyond its share, and takes others still', async () => {
    const { started, send, releaseNext } = openWorks()
    const flood = Array.from({ length: 12 }, () => send('flood').catch(getCode))
    const honest = send('honest')
    expect(await flood[11]).toBe('UNAVAILABLE')
    while (!started.includes('honest')) await releaseNext()
    await releaseNext()
    await expect(honest).resolves.toBe('honest')
    while (started.length < 12) await releaseNext()
    await releaseNext()
    expect((await Promise.all(flood)).filter((result) => result === 'flood')).toHaveLength(11)
  })

  test('refuses a work that waited too long, and does not start it later', async () => {
    const { started, send, releaseNext } = openWorks({ waitMs: 20 })
    const first = send('one')
    const second = send('two').catch(getCode)
    expect(await second).toBe('UNAVAILABLE')
    await releaseNext()
    await first
    expect(started).toEqual(['one'])
  })

  test('passes on what a work throws, and starts the next', async () => {
    const admit = createFairAdmission(limits)
    const failed = admit('one', () => Promise.reject(new Error('broken')))
    const next = admit('two', async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    await expect(next).resolves.toBe('done')
  })
})
