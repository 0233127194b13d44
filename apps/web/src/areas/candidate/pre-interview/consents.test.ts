import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONSENT_VERSION, createConsents } from './consents'

test('a consent is stored as its version and the SHA-256 of the words that were shown', () => {
  const text = 'Bản ghi được lưu cho Công ty Sen.'
  const expected = createHash('sha256').update(text.normalize('NFC')).digest('hex')
  expect(createConsents([{ purpose: 'recording', text: text.normalize('NFD') }])).toEqual([
    { purpose: 'recording', version: CONSENT_VERSION, textSha256: expected },
  ])
})
