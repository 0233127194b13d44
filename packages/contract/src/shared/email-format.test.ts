import { expect, test } from 'vitest'
import { isEmail } from './email-format'
import { zEmail } from './primitives'

const addresses = [
  ['linh@lotus.example', true],
  ['  linh+jobs@mail.lotus.example ', true],
  ['đỗ@thử.example', true],
  ['linh@lotus', false],
  ['linh@lotus.e', false],
  ['linh lotus@x.example', false],
  ['<linh@lotus.example>', false],
  ['a@b.example, c@d.example', false],
  ['linh@@lotus.example', false],
  ['', false],
  [`${'a'.repeat(400)}@lotus.example`, false],
] as const

test.each(addresses)('%s is judged alike by the page and by the server: %s', (address, isValid) => {
  expect(isEmail(address)).toBe(isValid)
  expect(zEmail.safeParse(address).success).toBe(isValid)
})
