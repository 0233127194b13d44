import { crc32 as zlibCrc32 } from 'node:zlib'

/**
 * CRC-32 (IEEE 802.3, as in zip and PNG) of `bytes` as an unsigned 32-bit number. `previous` continues a running sum.
 * zlib has had it since Node 20.15, and we require 20.19, so we need no table of our own.
 */
export function crc32(bytes: Uint8Array, previous = 0): number {
  return zlibCrc32(bytes, previous)
}
