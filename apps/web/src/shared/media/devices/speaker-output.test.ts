import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { classifySpeakerFault, isSpeakerMissing, toSinkId } from './speaker-fault'
import { applySpeaker, chooseSpeaker, refreshSpeaker, releaseSpeaker } from './speaker-output'

/** An element as browsers have it: it remembers where its sound goes, and refuses devices that are not there. */
function speakerElement(refuse: (sinkId: string) => string | null = () => null) {
  let current = ''
  const audio = document.createElement('audio')
  Object.defineProperty(audio, 'sinkId', { get: () => current })
  Object.defineProperty(audio, 'setSinkId', {
    value: (sinkId: string) => {
      const name = refuse(sinkId)
      if (name !== null) return Promise.reject(new DOMException('no', name))
      current = sinkId
      return Promise.resolve()
    },
  })
  return audio
}

let outputs: string[] = []
let devicesChanged = () => {}

beforeEach(() => {
  localStorage.clear()
  outputs = ['default', 'headset']
  vi.stubGlobal('navigator', {
    mediaDevices: {
      enumerateDevices: () => Promise.resolve(outputs.map((deviceId) => ({ kind: 'audiooutput', deviceId }))),
      addEventListener: (_: string, listener: () => void) => {
        devicesChanged = listener
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('sound plays on the chosen speaker and moves when another one is chosen', async () => {
  const audio = speakerElement()
  await chooseSpeaker('headset')
  expect(await applySpeaker(audio)).toBeNull()
  expect(audio.sinkId).toBe('headset')
  expect(await chooseSpeaker('default')).toBeNull()
  expect(audio.sinkId).toBe('')
  releaseSpeaker(audio)
})

test('a chosen speaker that disappears is replaced by the system’s output, reported, and used again when it is back', async () => {
  const audio = speakerElement()
  await chooseSpeaker('headset')
  await applySpeaker(audio)
  outputs = ['default']
  devicesChanged()
  await settled()
  expect(audio.sinkId).toBe('')
  expect(await refreshSpeaker()).toBe('disconnected')
  outputs = ['default', 'headset']
  devicesChanged()
  await settled()
  expect(audio.sinkId).toBe('headset')
  expect(await refreshSpeaker()).toBeNull()
  releaseSpeaker(audio)
})

test.each([
  ['NotFoundError', 'disconnected'],
  ['NotAllowedError', 'blocked'],
  ['NotSupportedError', 'unsupported'],
  ['AbortError', 'failed'],
])('a speaker refused with %s is reported as %s, and the sound stays on the system’s output', async (name, fault) => {
  const audio = speakerElement((sinkId) => (sinkId === 'headset' ? name : null))
  await chooseSpeaker('headset')
  expect(await applySpeaker(audio)).toBe(fault)
  expect(audio.sinkId).toBe('')
  releaseSpeaker(audio)
})

test('a fault of one element is still reported while another element works', async () => {
  const refused = speakerElement((sinkId) => (sinkId === 'headset' ? 'NotAllowedError' : null))
  const fine = speakerElement()
  await chooseSpeaker('headset')
  await applySpeaker(refused)
  expect(await applySpeaker(fine)).toBe('blocked')
  releaseSpeaker(refused)
  expect(await refreshSpeaker()).toBeNull()
  releaseSpeaker(fine)
})

test('a browser that can’t choose a speaker reports it only when one was chosen', async () => {
  const plain = document.createElement('audio')
  Object.defineProperty(plain, 'setSinkId', { value: undefined })
  expect(await applySpeaker(plain)).toBeNull()
  expect(await chooseSpeaker('headset')).toBe('unsupported')
  releaseSpeaker(plain)
})

test('a device list without outputs does not report the chosen speaker as missing', () => {
  expect(isSpeakerMissing([], 'headset')).toBe(false)
  expect(isSpeakerMissing([{ kind: 'audiooutput', deviceId: '' }], 'headset')).toBe(false)
  expect(isSpeakerMissing([{ kind: 'audiooutput', deviceId: 'default' }], 'headset')).toBe(true)
  expect(isSpeakerMissing([{ kind: 'audiooutput', deviceId: 'default' }], toSinkId('default'))).toBe(false)
  expect(classifySpeakerFault('no error')).toBe('failed')
})
