import { expect, test } from 'vitest'
import { chooseMime, getTimesliceMs } from './choose-mime'

test('WebM is taken where there is one, MP4 in Safari, nothing where nothing is', () => {
  expect(chooseMime(() => true)).toBe('video/webm;codecs=vp8,opus')
  expect(chooseMime((mime) => mime.startsWith('video/mp4') && !mime.includes('opus'))).toBe('video/mp4')
  expect(chooseMime(() => false)).toBeNull()
})

test('slices are half a second, and a second for MP4', () => {
  expect(getTimesliceMs('video/webm;codecs=vp8,opus')).toBe(500)
  expect(getTimesliceMs('video/mp4')).toBe(1000)
})
