import { afterEach, expect, test, vi } from 'vitest'

class FakeContext extends EventTarget {
  state = 'suspended'
  resume = vi.fn(async () => {
    this.state = 'running'
  })
}

afterEach(() => vi.unstubAllGlobals())

test('sound that a call interrupted resumes with the next press, until the last user releases it', async () => {
  vi.stubGlobal('AudioContext', FakeContext)
  const { audioContext } = await import('./audio-context')
  const { keepAudioAwake } = await import('./keep-audio-awake')
  const context = audioContext() as unknown as FakeContext
  const release = keepAudioAwake(context as unknown as AudioContext)
  const letGoToo = keepAudioAwake(context as unknown as AudioContext)
  context.state = 'interrupted'
  context.resume.mockClear()
  document.dispatchEvent(new Event('pointerdown'))
  expect(context.resume).toHaveBeenCalledOnce()
  release()
  release()
  context.state = 'interrupted'
  document.dispatchEvent(new Event('keydown'))
  expect(context.resume).toHaveBeenCalledTimes(2)
  letGoToo()
  context.state = 'suspended'
  document.dispatchEvent(new Event('touchend'))
  context.dispatchEvent(new Event('statechange'))
  expect(context.resume).toHaveBeenCalledTimes(2)
})
