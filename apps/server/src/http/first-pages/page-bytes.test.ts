import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinParts, preparePart, prepareParts } from './page-bytes'

const text = `<p nonce="NONCE">${'Phỏng vấn '.repeat(20_000)}</p><script nonce="NONCE"></script>`
const nonce = 'AbC+/123'

test('a page of prepared parts is the text with its nonce, compressed or not', () => {
  const parts = prepareParts(text, 'NONCE')
  const wanted = text.replaceAll('NONCE', nonce)
  expect(joinParts(parts, nonce, 'identity').toString()).toBe(wanted)
  const gzip = joinParts(parts, nonce, 'gzip')
  expect(gunzipSync(gzip).toString()).toBe(wanted)
  expect(gzip.length).toBeLessThan(wanted.length / 50)
})

test('parts can be joined in any order, with empty ones among them', () => {
  const [one, two, empty] = [preparePart('one '), preparePart('two '), preparePart('')]
  expect(gunzipSync(joinParts([two, null, empty, one, two], 'n ', 'gzip')).toString()).toBe('two n one two ')
  expect(gunzipSync(joinParts([], 'n', 'gzip')).toString()).toBe('')
})
