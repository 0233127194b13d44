import { createCipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makePattern } from '../conformance/append-store-checks'
import { identityTransform } from '../ports/bytes-transform'
import { createAesCtrTransform } from './aes-ctr-transform'

const key = makePattern(32, 9)
const nonce = makePattern(12, 4)
const transform = createAesCtrTransform({ currentKeyId: 'k2', keys: new Map([['k2', key]]) })

describe('AES-256-CTR at rest', () => {
  it('encrypts at every offset to the same bytes as encrypting the whole object', () => {
    const plain = makePattern(200)
    const cipher = createCipheriv('aes-256-ctr', key, Buffer.concat([nonce, Buffer.alloc(4)]))
    const whole = new Uint8Array(cipher.update(plain))
    for (let start = 0; start < 70; start += 1) {
      for (const end of [start, start + 1, start + 33, 200]) {
        const part = transform.apply({ keyId: 'k2', nonce, offsetBytes: start, bytes: plain.subarray(start, end) })
        expect(new Uint8Array(part)).toEqual(whole.slice(start, end))
        const back = transform.apply({ keyId: 'k2', nonce, offsetBytes: start, bytes: part })
        expect(new Uint8Array(back)).toEqual(plain.slice(start, end))
      }
    }
  })

  it('reads bytes stored before encryption was enabled, and rejects unknown keys', () => {
    const bytes = makePattern(5)
    expect(transform.apply({ keyId: 'plain', nonce, offsetBytes: 0, bytes })).toEqual(bytes)
    expect(() => transform.apply({ keyId: 'k1', nonce, offsetBytes: 0, bytes })).toThrow('no key k1')
    expect(() => identityTransform.apply({ keyId: 'k2', nonce, offsetBytes: 0, bytes })).toThrow('encrypted')
  })

  it('rejects short keys, a missing current key and an object longer than its counter', () => {
    expect(() => createAesCtrTransform({ currentKeyId: 'a', keys: new Map([['a', makePattern(16)]]) })).toThrow(
      '32 bytes',
    )
    expect(() => createAesCtrTransform({ currentKeyId: 'b', keys: new Map([['a', key]]) })).toThrow('no key b')
    expect(() => transform.apply({ keyId: 'k2', nonce, offsetBytes: 2 ** 36, bytes: makePattern(1) })).toThrow(
      RangeError,
    )
  })
})
