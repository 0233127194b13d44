import { expect, test } from 'vitest'
import { pauseReason } from './pause-reason'

test('the pause says which device is gone, and a full device only where nothing else is in the way', () => {
  expect(pauseReason({ audio: 'ready', video: 'ready' }, false)).toBeNull()
  expect(pauseReason({ audio: 'waiting', video: 'waiting' }, false)).toBeNull()
  expect(pauseReason({ audio: 'ready', video: 'missing' }, true)).toBe('camera')
  expect(pauseReason({ audio: 'inUse', video: 'ready' }, false)).toBe('microphone')
  expect(pauseReason({ audio: 'blocked', video: 'blocked' }, false)).toBe('device')
  expect(pauseReason({ audio: 'ready', video: 'ready' }, true)).toBe('storage')
})
