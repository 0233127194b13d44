import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLevel } from '../../../shared/speech/level-source'
import { InterviewerAvatar } from './interviewer-avatar'

let frames: FrameRequestCallback[] = []
const asked: string[] = []
let isReduced = false

beforeEach(() => {
  frames = []
  asked.length = 0
  isReduced = false
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    asked.push('idle')
    run()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const drawFrame = () => {
  const due = frames
  frames = []
  for (const run of due) run(0)
}
const drawing = (container: HTMLElement) => container.querySelector('[data-drawing]')?.getAttribute('data-drawing')

test('the drawing shows at once, and with reduced motion nothing else is loaded', () => {
  isReduced = true
  const { container } = render(<InterviewerAvatar who="linh" mood="listening" />)
  expect(container.querySelector('svg')).not.toBeNull()
  expect(drawing(container)).toBe('figure')
  expect(asked).toEqual([])
})

test('the drawn mouth opens with the voice', () => {
  isReduced = true
  const level = createLevel()
  const { container } = render(<InterviewerAvatar who="an" mood="speaking" level={level} />)
  const filled = () => [...container.querySelectorAll('path')].some((path) => path.getAttribute('fill') === '#7c2a2e')
  drawFrame()
  expect(filled()).toBe(false)
  level.set(0.7)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 100)
  drawFrame()
  expect(filled()).toBe(true)
})

test('without WebGL the drawing stays, and the model is not tried again on the page', async () => {
  const first = render(<InterviewerAvatar who="minh" mood="idle" />)
  expect(asked).toEqual(['idle'])
  await act(() => vi.dynamicImportSettled())
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(drawing(first.container)).toBe('figure')
  first.unmount()
  const second = render(<InterviewerAvatar who="minh" mood="idle" />)
  expect(asked).toEqual(['idle'])
  expect(drawing(second.container)).toBe('figure')
})

test('drawing stops once the interviewer is unmounted', () => {
  isReduced = true
  const { unmount } = render(<InterviewerAvatar who="linh" mood="idle" />)
  expect(frames).toHaveLength(1)
  unmount()
  expect(frames).toHaveLength(0)
})
