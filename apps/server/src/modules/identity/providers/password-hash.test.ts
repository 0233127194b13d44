import { expect, test } from 'vitest'
import { AppError } from '../../../platform/errors'
import { createPasswords } from './password-hash'

const passwords = createPasswords()

test('A-13: the 73rd character counts as much as the first, and a passphrase of 128 is taken whole', async () => {
  const start = 'a passphrase of seventy-two characters, which is where bcrypt would stop'
  expect(start).toHaveLength(72)
  const hash = await passwords.hash(`${start}X and what follows it, until it is 128 characters long`)
  expect(await passwords.verify(`${start}Y and what follows it, until it is 128 characters long`, hash)).toBe(false)
  expect(await passwords.verify(`${start}X and what follows it, until it is 128 characters long`, hash)).toBe(true)
})

test('the same password has another hash each time, and is found right however its letters are composed', async () => {
  const composed = 'mật khẩu của tôi'.normalize('NFC')
  const hash = await passwords.hash(composed)
  expect(hash).not.toBe(await passwords.hash(composed))
  expect(hash).not.toContain(composed)
  expect(await passwords.verify(composed.normalize('NFD'), hash)).toBe(true)
})

test('without a hash no password is right', async () => {
  expect(await passwords.verify('', null)).toBe(false)
  expect(await passwords.verify('anything at all', null)).toBe(false)
})

test('of a crowd that would wait too long the last are asked to come back, and the rest are served', async () => {
  const runs = await Promise.allSettled(Array.from({ length: 105 }, () => passwords.verify('a guess', 'bad hash')))
  const unavailable = runs.filter((run) => run.status === 'rejected' && run.reason instanceof AppError)
  expect(unavailable).toHaveLength(3)
  expect(await passwords.verify('still open', null)).toBe(false)
})
