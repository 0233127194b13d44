import { createCipheriv } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pattern } from '../conformance/append-store-checks'
import { identityTransform } from '../ports/bytes-transform'
import { createAesCtrTransform } from './aes-ctr-transform'

const key = pattern(32, 9)
const nonce = pattern(12, 4)
const transform = createAesCtrTransform({ currentKeyId: 'k2', keys: new Map([['k2', key]]) })

describe('AES-256-CTR at rest', () => {
  it('gives at every offset the bytes that one encryption of the whole gives', () => {
    const plain = pattern(200)
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

  it('reads bytes stored before encryption was switched on, and nothing under a key it does not hold', () => {
    const bytes = pattern(5)
    expect(transform.apply({ keyId: 'plain', nonce, offsetBytes: 0, bytes })).toEqual(bytes)
    expect(() => transform.apply({ keyId: 'k1', nonce, offsetBytes: 0, bytes })).toThrow('no key k1')
    expect(() => identityTransform.apply({ keyId: 'k2', nonce, offsetBytes: 0, bytes })).toThrow('encrypted')
  })

  it('refuses short keys, a missing current key and an object longer than its counter', () => {
    expect(() => createAesCtrTransform({ currentKeyId: 'a', keys: new Map([['a', pattern(16)]]) })).toThrow('32 bytes')
    expect(() => createAesCtrTransform({ currentKeyId: 'b', keys: new Map([['a', key]]) })).toThrow('no key b')
    expect(() => transform.apply({ keyId: 'k2', nonce, offsetBytes: 2 ** 36, bytes: pattern(1) })).toThrow(RangeError)
  })
})
