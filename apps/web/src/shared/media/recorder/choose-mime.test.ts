import { expect, test } from 'vitest'
import { chooseMime, getTimesliceMs } from './choose-mime'

test('the recorder uses WebM if supported, MP4 in Safari, and nothing if neither is supported', () => {
  expect(chooseMime(() => true)).toBe('video/webm;codecs=vp8,opus')
  expect(chooseMime((mime) => mime.startsWith('video/mp4') && !mime.includes('opus'))).toBe('video/mp4')
  expect(chooseMime(() => false)).toBeNull()
})

test('slices last half a second, or one second for MP4', () => {
  expect(getTimesliceMs('video/webm;codecs=vp8,opus')).toBe(500)
  expect(getTimesliceMs('video/mp4')).toBe(1000)
})
