import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { crc32Hex } from './crc32'

test('the checksum equals zlib’s CRC-32', () => {
  for (const bytes of [new Uint8Array(), new TextEncoder().encode('123456789'), randomBytes(70_001)]) {
    expect(crc32Hex(bytes)).toBe(crc32(bytes).toString(16).padStart(8, '0'))
  }
})
