import { expect, test } from 'vitest'
import { toBase64 } from './encode-avatar'

test('a picture longer than one piece comes out of base64 as it went in', () => {
  const bytes = Uint8Array.from({ length: 9001 }, (_, at) => (at * 31) % 256)
  expect(Uint8Array.from(atob(toBase64(bytes)), (character) => character.charCodeAt(0))).toEqual(bytes)
})
