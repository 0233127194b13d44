import { expect, test } from 'vitest'
import { readCategory } from './read-category'

const write = (body: unknown): string => `${Buffer.from(JSON.stringify(body)).toString('base64url')}.signature`

test('the page reads from the token which kind of mail it stops', () => {
  expect(readCategory(write(['invitations', 'linh@example.org']))).toBe('invitations')
  expect(readCategory(write(['notices', 'ngõ?>~@example.org', 'an-id']))).toBe('notices')
})

test('a token that names no kind is recognized before anything is sent', () => {
  for (const token of ['', 'x', '.', '%.a', write(['codes', 'a@example.org']), write({ notices: true }), write(null)])
    expect(readCategory(token)).toBeNull()
})
