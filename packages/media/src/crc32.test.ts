import { expect, it } from 'vitest'
import { crc32 } from './crc32'

it('returns the published check value, in one piece or several', () => {
  const bytes = new TextEncoder().encode('123456789')
  expect(crc32(bytes)).toBe(0xcbf43926)
  expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4)))).toBe(0xcbf43926)
  expect(crc32(new Uint8Array(0))).toBe(0)
})
