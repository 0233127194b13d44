import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box'

const box = createSecretBox('a secret of the tests', 'authenticator-app')

test('an encrypted secret is read back, and shows neither itself nor that it was encrypted before', () => {
  const first = box.encrypt('JBSWY3DPEHPK3PXP', 'person 1')
  expect(box.decrypt(first, 'person 1')).toBe('JBSWY3DPEHPK3PXP')
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
  expect(box.encrypt('JBSWY3DPEHPK3PXP', 'person 1')).not.toBe(first)
})

test('an encrypted secret can not be read for another person, with another key or purpose, or when it was changed', () => {
  const sealed = box.encrypt('JBSWY3DPEHPK3PXP', 'person 1')
  expect(box.decrypt(sealed, 'person 2')).toBeNull()
  expect(createSecretBox('another secret', 'authenticator-app').decrypt(sealed, 'person 1')).toBeNull()
  expect(createSecretBox('a secret of the tests', 'another').decrypt(sealed, 'person 1')).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(box.decrypt(bytes.toString('base64url'), 'person 1')).toBeNull()
  expect(box.decrypt('', 'person 1')).toBeNull()
})
