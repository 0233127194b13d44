import { expect, test } from 'vitest'
import { linkToHere } from './link-to-here'

const mailed = 'https://candor.example/company/transfer-login?access_token=a&lg_key=magic'

test('a page opened by a mailed link passes on that link, not the cleaned address', () => {
  expect(linkToHere('https://candor.example/company/transfer-login', mailed)).toBe(mailed)
  const invite = 'https://candor.example/company/invite/1?code=c'
  expect(linkToHere('https://candor.example/company/invite/1', invite)).toBe(invite)
})

test('every other page passes on its own address, and never the secret of another page', () => {
  const sets = 'https://candor.example/company/interview-sets?page=2'
  expect(linkToHere(sets, mailed)).toBe(sets)
  expect(linkToHere(sets, 'https://candor.example/company/interview-sets')).toBe(sets)
})
