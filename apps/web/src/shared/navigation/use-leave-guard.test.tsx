import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLeaveGuard } from './use-leave-guard'

interface Blocking {
  shouldBlockFn: () => boolean
  enableBeforeUnload: () => boolean
}

const { proceed, useBlocker } = vi.hoisted(() => {
  const proceed = vi.fn()
  return { proceed, useBlocker: vi.fn((_: Blocking) => ({ status: 'blocked', proceed })) }
})
vi.mock('@tanstack/react-router', () => ({ useBlocker }))

const key = 'candor.allow-navigation'
beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const show = (hasLoss: boolean) => {
  const { result, unmount } = renderHook(() => useLeaveGuard(hasLoss))
  const blocking = () => {
    const [options] = useBlocker.mock.lastCall ?? []
    return [options?.shouldBlockFn(), options?.enableBeforeUnload()]
  }
  return { guard: result.current, blocking, unmount }
}

test('asks only where something would be lost', () => {
  expect(show(true).blocking()).toEqual([true, true])
  expect(show(false).blocking()).toEqual([false, false])
})

test('once the person leaves, the browser does not ask again, and the next page asks for itself', () => {
  const { guard, blocking, unmount } = show(true)
  guard.leave()
  expect(proceed).toHaveBeenCalledOnce()
  expect(blocking()).toEqual([false, false])
  unmount()
  expect(sessionStorage.getItem(key)).toBeNull()
  sessionStorage.setItem(key, 'yes')
  expect(show(true).blocking()).toEqual([true, true])
})

test('leaves where storage is blocked, too', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  const { guard, blocking } = show(true)
  expect(blocking()).toEqual([true, true])
  proceed.mockClear()
  guard.leave()
  expect(proceed).toHaveBeenCalledOnce()
})
