import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { webLocks } from './session-locks'

interface Owner {
  release: () => void
  reject: (error: unknown) => void
}

/** The browser's Web Locks: `ifAvailable` gives null for a lock that is taken, `steal` rejects the owner's request. */
class FakeLocks {
  owners = new Map<string, Owner>()
  failure: DOMException | null = null

  request = (
    name: string,
    options: { steal?: boolean; ifAvailable?: boolean },
    onGranted: (lock: { name: string } | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (this.failure) return Promise.reject(this.failure)
    const owner = this.owners.get(name)
    if (owner && !options.steal) return Promise.resolve(onGranted(null))
    owner?.reject(new DOMException('stolen', 'AbortError'))
    return new Promise((resolve, reject) => {
      const own: Owner = { reject, release: () => this.owners.delete(name) }
      this.owners.set(name, own)
      void Promise.resolve(onGranted({ name })).then(() => {
        own.release()
        resolve()
      })
    })
  }
}

let locks: FakeLocks
const onTakenOver = vi.fn()

beforeEach(() => {
  locks = new FakeLocks()
  vi.stubGlobal('navigator', { locks })
  onTakenOver.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the first tab owns the session and the second tab does not', async () => {
  expect(await webLocks.claim('s', false, onTakenOver)).toBe(true)
  expect(await webLocks.claim('s', false, vi.fn())).toBe(false)
  expect(onTakenOver).not.toHaveBeenCalled()
})

test('two sessions are owned independently of each other', async () => {
  expect(await webLocks.claim('s', false, onTakenOver)).toBe(true)
  expect(await webLocks.claim('another', false, vi.fn())).toBe(true)
})

test('a tab that takes over becomes the owner, and the previous owner is notified once', async () => {
  await webLocks.claim('s', false, onTakenOver)
  const onSecondLoss = vi.fn()
  expect(await webLocks.claim('s', true, onSecondLoss)).toBe(true)
  await vi.waitFor(() => expect(onTakenOver).toHaveBeenCalledTimes(1))
  expect(onSecondLoss).not.toHaveBeenCalled()
  expect(await webLocks.claim('s', false, vi.fn())).toBe(false)
})

test('the lock stays with its tab for as long as the tab lives', async () => {
  await webLocks.claim('s', false, onTakenOver)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(locks.owners.has('rec:s')).toBe(true)
})

test('a session can be claimed once the tab that owned it is closed', async () => {
  await webLocks.claim('s', false, onTakenOver)
  locks.owners.get('rec:s')?.release()
  expect(await webLocks.claim('s', false, vi.fn())).toBe(true)
})

test('a browser without Web Locks counts every tab as the only one', async () => {
  vi.stubGlobal('navigator', {})
  expect(await webLocks.claim('s', false, onTakenOver)).toBe(true)
})

test('a browser that refuses locks counts every tab as the only one, so that recording still starts', async () => {
  locks.failure = new DOMException('storage is blocked', 'SecurityError')
  expect(await webLocks.claim('s', false, onTakenOver)).toBe(true)
  expect(onTakenOver).not.toHaveBeenCalled()
})
