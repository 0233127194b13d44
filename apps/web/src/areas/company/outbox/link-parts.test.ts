import { expect, test } from 'vitest'
import { linkParts } from './link-parts'

test('an address in a mail becomes a link without the full stop behind it, and no letter is lost', () => {
  const text = 'Open http://localhost:3000/company/sign-in. Thank you.'
  const parts = linkParts(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter((part) => part.isLink).map((part) => part.text)).toEqual([
    'http://localhost:3000/company/sign-in',
  ])
})

test('what is no web address stays text', () => {
  expect(linkParts('javascript:alert(1) ftp://host.example/file').every((part) => !part.isLink)).toBe(true)
})
