import { expect, test } from 'vitest'
import { findPauseReason } from './pause-reason'

test('the pause says which device is gone, and a full device only where nothing else is in the way', () => {
  expect(findPauseReason({ audio: 'ready', video: 'ready' }, false)).toBeNull()
  expect(findPauseReason({ audio: 'waiting', video: 'waiting' }, false)).toBeNull()
  expect(findPauseReason({ audio: 'ready', video: 'missing' }, true)).toBe('camera')
  expect(findPauseReason({ audio: 'inUse', video: 'ready' }, false)).toBe('microphone')
  expect(findPauseReason({ audio: 'blocked', video: 'blocked' }, false)).toBe('device')
  expect(findPauseReason({ audio: 'ready', video: 'ready' }, true)).toBe('storage')
})
