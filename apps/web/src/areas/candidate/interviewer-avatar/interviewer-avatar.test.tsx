import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLevel } from '../../../shared/speech/level-source'
import { InterviewerAvatar } from './interviewer-avatar'

let frames: FrameRequestCallback[] = []
let isReduced = false

beforeEach(() => {
  frames = []
  isReduced = false
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const drawFrame = () => {
  const due = frames
  frames = []
  for (const run of due) run(0)
}
const isHidden = (container: HTMLElement) => container.querySelector('.invisible') !== null
const drawing = (container: HTMLElement) => container.querySelector('[data-drawing]')?.getAttribute('data-drawing')

test('the drawing shows at once, and with reduced motion nothing else is loaded', () => {
  isReduced = true
  const { container } = render(<InterviewerAvatar who="linh" mood="listening" />)
  expect(container.querySelector('svg')).not.toBeNull()
  expect(drawing(container)).toBe('figure')
  expect(isHidden(container)).toBe(false)
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

test('without a smooth trial in this tab the drawing shows and no model is awaited', () => {
  const { container } = render(<InterviewerAvatar who="minh" mood="idle" />)
  expect(drawing(container)).toBe('figure')
  expect(isHidden(container)).toBe(false)
})

test('a model that is wanted is awaited behind no other face; without WebGL the drawing shows, also the next time', async () => {
  sessionStorage.setItem('candor.avatar-trial', 'smooth')
  const first = render(<InterviewerAvatar who="minh" mood="idle" />)
  expect(isHidden(first.container)).toBe(true)
  await waitFor(() => expect(isHidden(first.container)).toBe(false))
  expect(drawing(first.container)).toBe('figure')
  first.unmount()
  const second = render(<InterviewerAvatar who="minh" mood="idle" />)
  expect(isHidden(second.container)).toBe(false)
})

test('drawing stops once the interviewer is unmounted', () => {
  isReduced = true
  const { unmount } = render(<InterviewerAvatar who="linh" mood="idle" />)
  expect(frames).toHaveLength(1)
  unmount()
  expect(frames).toHaveLength(0)
})
