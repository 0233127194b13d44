import { expect, test } from 'vitest'
import { AppError } from '../../../platform/errors'
import { countHashedAtOnce, createPasswords } from './password-hash'

const passwords = createPasswords()

test('every character of a password of 128 characters counts, including the 73rd (A-13)', async () => {
  const start = 'a passphrase of seventy-two characters, which is where bcrypt would stop'
  expect(start).toHaveLength(72)
  const hash = await passwords.hash(`${start}X and what follows it, until it is 128 characters long`)
  expect(await passwords.verify(`${start}Y and what follows it, until it is 128 characters long`, hash)).toBe(false)
  expect(await passwords.verify(`${start}X and what follows it, until it is 128 characters long`, hash)).toBe(true)
})

test('the same password has a different hash each time, and matches in every Unicode composition', async () => {
  const composed = 'mật khẩu của tôi'.normalize('NFC')
  const hash = await passwords.hash(composed)
  expect(hash).not.toBe(await passwords.hash(composed))
  expect(hash).not.toContain(composed)
  expect(await passwords.verify(composed.normalize('NFD'), hash)).toBe(true)
})

test('no password matches without a hash', async () => {
  expect(await passwords.verify('', null)).toBe(false)
  expect(await passwords.verify('anything at all', null)).toBe(false)
})

test('rejects requests beyond the queue limit with UNAVAILABLE and serves the others', async () => {
  const waitingCount = 100
  const tooMany = 3
  const requestCount = countHashedAtOnce() + waitingCount + tooMany
  const runs = await Promise.allSettled(
    Array.from({ length: requestCount }, () => passwords.verify('a guess', 'bad hash')),
  )
  const unavailable = runs.filter((run) => run.status === 'rejected' && run.reason instanceof AppError)
  expect(unavailable).toHaveLength(tooMany)
  expect(await passwords.verify('still open', null)).toBe(false)
})
