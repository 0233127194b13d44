import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLevel } from './level-source'
import { speakWithBrowser } from './speak-with-browser'
import { unlockSpeech, whenUnlocked } from './unlock-speech'
import { loadVoices } from './voices'

class FakeUtterance extends EventTarget {
  voice: unknown = null
  lang = ''
  volume = 1
  constructor(readonly text: string) {
    super()
  }
}

const english = { lang: 'en-US', localService: true, default: true }

function fakeSynthesis(voices: unknown[]) {
  const said: FakeUtterance[] = []
  const synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    getVoices: () => voices,
    cancel: vi.fn(),
    speak: (utterance: FakeUtterance) => said.push(utterance),
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  return { said, synthesis, voices }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether a promise is settled by now, and with what. */
async function getPromiseState<T>(promise: Promise<T>): Promise<{ value: T } | 'pending'> {
  let state: { value: T } | 'pending' = 'pending'
  void promise.then((value) => {
    state = { value }
  })
  await vi.advanceTimersByTimeAsync(0)
  return state
}
const speakHello = () =>
  speakWithBrowser({ text: 'Hello.', language: 'en' }, createLevel(), new AbortController().signal)

test('the wait for voices ends after exactly two seconds', async () => {
  const { synthesis } = fakeSynthesis([])
  const loading = loadVoices(synthesis as unknown as SpeechSynthesis)
  await vi.advanceTimersByTimeAsync(1999)
  synthesis.dispatchEvent(new Event('voiceschanged'))
  expect(await getPromiseState(loading)).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(await getPromiseState(loading)).toEqual({ value: [] })
})

test('the wait for voices ends as soon as voices are available', async () => {
  const { synthesis, voices } = fakeSynthesis([])
  const loading = loadVoices(synthesis as unknown as SpeechSynthesis)
  await vi.advanceTimersByTimeAsync(300)
  voices.push(english)
  synthesis.dispatchEvent(new Event('voiceschanged'))
  expect(await getPromiseState(loading)).toEqual({ value: [english] })
})

test('speech that has not started after two seconds counts as failed', async () => {
  const { said, synthesis } = fakeSynthesis([english])
  const speaking = speakHello()
  await vi.advanceTimersByTimeAsync(1999)
  expect(said.map(({ text }) => text)).toEqual(['Hello.'])
  expect(await getPromiseState(speaking)).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(await getPromiseState(speaking)).toEqual({ value: false })
  expect(synthesis.cancel).toHaveBeenCalledOnce()
})

test('speech that has started may last longer than two seconds and resolves at its end', async () => {
  const { said } = fakeSynthesis([english])
  const speaking = speakHello()
  await vi.advanceTimersByTimeAsync(1999)
  said[0]?.dispatchEvent(new Event('start'))
  await vi.advanceTimersByTimeAsync(900)
  expect(await getPromiseState(speaking)).toBe('pending')
  said[0]?.dispatchEvent(new Event('end'))
  expect(await getPromiseState(speaking)).toEqual({ value: true })
})

test.each(['end', 'error'])('the unlock of speech completes at the %s of a short silent utterance', async (event) => {
  const { said } = fakeSynthesis([english])
  unlockSpeech('en')
  expect([said.length, said[0]?.volume, (said[0]?.text ?? '').length]).toEqual([1, 0, 1])
  expect(await getPromiseState(whenUnlocked())).toBe('pending')
  said[0]?.dispatchEvent(new Event(event))
  expect(await getPromiseState(whenUnlocked())).not.toBe('pending')
})

test('the unlock of speech completes two seconds after the press at the latest', async () => {
  fakeSynthesis([english])
  unlockSpeech('en')
  await vi.advanceTimersByTimeAsync(1999)
  expect(await getPromiseState(whenUnlocked())).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(await getPromiseState(whenUnlocked())).not.toBe('pending')
})
