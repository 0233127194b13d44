import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useUnheardWarning } from './use-unheard-warning'

const render = (isRecording: boolean, isHeard: boolean) => {
  const onContinue = vi.fn()
  const hook = renderHook((props) => useUnheardWarning({ ...props, onContinue }), {
    initialProps: { isRecording, isHeard },
  })
  return { ...hook, onContinue, proceed: () => act(() => hook.result.current.proceed()) }
}

test('a microphone that was not heard does not pass before one warning', () => {
  const { result, onContinue, proceed } = render(true, false)
  expect(result.current.isWarning).toBe(false)
  proceed()
  expect(result.current.isWarning).toBe(true)
  expect(onContinue).not.toHaveBeenCalled()
  proceed()
  expect(onContinue).toHaveBeenCalledOnce()
})

test('speaking ends the warning', () => {
  const { result, rerender, onContinue, proceed } = render(true, false)
  proceed()
  rerender({ isRecording: true, isHeard: true })
  expect(result.current.isWarning).toBe(false)
  proceed()
  expect(onContinue).toHaveBeenCalledOnce()
})

test('a microphone that was heard, and a typed mode, pass without a warning', () => {
  for (const [isRecording, isHeard] of [
    [true, true],
    [false, false],
  ] as const) {
    const { onContinue, proceed } = render(isRecording, isHeard)
    proceed()
    expect(onContinue).toHaveBeenCalledOnce()
  }
})
