import { expect, test } from 'vitest'
import { findPauseReason } from './pause-reason'

test('the pause names the missing device, and mentions full storage only if nothing else is wrong', () => {
  expect(findPauseReason({ audio: 'ready', video: 'ready' }, false)).toBeNull()
  expect(findPauseReason({ audio: 'waiting', video: 'waiting' }, false)).toBeNull()
  expect(findPauseReason({ audio: 'ready', video: 'missing' }, true)).toBe('camera')
  expect(findPauseReason({ audio: 'inUse', video: 'ready' }, false)).toBe('microphone')
  expect(findPauseReason({ audio: 'blocked', video: 'blocked' }, false)).toBe('device')
  expect(findPauseReason({ audio: 'ready', video: 'ready' }, true)).toBe('storage')
})
