import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretFault } from './secret-fault'

test('A-01: accepts random secrets in every usual encoding', () => {
  for (let round = 0; round < 400; round += 1) {
    for (const secret of [
      randomBytes(16).toString('hex'),
      randomBytes(24).toString('base64'),
      randomBytes(64).toString('base64url'),
    ]) {
      expect(secretFault(secret), secret).toBeNull()
    }
  }
})

test.each([
  ['', 'is not set'],
  ['kQ3vZ9', 'is shorter than 32 characters'],
  [randomBytes(15).toString('hex'), 'is shorter than 32 characters'],
  ['changeme-changeme-changeme-changeme', 'is an example, not a secret'],
  ['please-replace-with-32-random-characters', 'is an example, not a secret'],
  ['your-secret-key-at-least-32-characters-long', 'is an example, not a secret'],
  ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'is an example, not a secret'],
  ['CorrectHorsePassword1234567890abcdef', 'is an example, not a secret'],
  ['a'.repeat(64), 'can be guessed'],
  ['0123456789'.repeat(4), 'can be guessed'],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 'can be guessed'],
  ['zyxwvutsrqponmlkjihgfedcba9876543210', 'can be guessed'],
  ['qZ7!'.repeat(10), 'can be guessed'],
  ['kQ3vZ9tLwX'.repeat(4), 'can be guessed'],
  ['10101010110101001010101010101011', 'can be guessed'],
])('A-01: the secret %j %s', (secret, fault) => {
  expect(secretFault(secret)).toBe(fault)
})
