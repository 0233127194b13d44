import { describe, expect, it } from 'vitest'
import { canonicalEmail, emailHint } from './email'

describe('the canonical form of an address', () => {
  it.each([
    ['  An.Nguyen@Example.COM ', 'an.nguyen@example.com'],
    ['an+jobs@example.com', 'an+jobs@example.com'],
    ['a.n@example.com', 'a.n@example.com'],
    ['thi\u0323@example.com', 'thị@example.com'],
    ['İ@example.com', 'i̇@example.com'],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
    ['a@ＥＸＡＭＰＬＥ.com', 'a@example.com'],
    ['a@exаmple.com', 'a@xn--exmple-4nf.com'],
  ])('of %j is %j', (raw, canonical) => {
    expect(canonicalEmail(raw)).toBe(canonical)
    expect(canonicalEmail(canonical)).toBe(canonical)
  })
  it.each([
    'a@x.com\r\nBcc: b@y.com',
    'a@x.com\n',
    'a\u0000@x.com',
    'a\u200b@x.com',
    'a\u202e@x.com',
    'a@x.com.',
    'a@x',
    '@x.com',
    'a@@x.com',
    'a b@x.com',
    'a@b@x.com',
    '"a"@x.com',
    'a@é é.com',
    '',
    'plain',
    `${'a'.repeat(250)}@x.com`,
  ])('does not exist for %j', (raw) => {
    expect(canonicalEmail(raw)).toBeNull()
  })
})

it('a hint shows the first letter and the domain', () => {
  expect([emailHint('mai.tran@example.org'), emailHint('nothing')]).toEqual(['m***@example.org', ''])
})
