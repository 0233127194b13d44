import { expect, it } from 'vitest'
import { checkPassword } from './password'

const person = ['mai.tran@example.org', 'Mai', 'Trần']

it.each([
  ['tooShort', 'short-pw'],
  ['tooShort', 'mật khẩu!'],
  ['tooLong', `x1${'y z'.repeat(80)}`],
  ['tooCommon', 'password123!'],
  ['tooCommon', 'QwertyUiop12'],
  ['tooCommon', '1234567890'],
  ['tooCommon', '9876543210'],
  ['tooCommon', 'aaaaaaaaaaaaaa'],
  ['tooCommon', 'ababababababab'],
  ['isPersonal', 'mai.tran@example.org'],
  ['isPersonal', 'Tran-mai.tran'],
  [null, 'correct horse battery staple'],
  [null, 'một câu dài dễ nhớ'],
  [null, 'k9#mVx2!qLw'],
  [null, 'example of a sentence that is long'],
])('reports the fault %s for the password "%s"', (fault, password) => {
  expect(checkPassword(password, person)).toBe(fault)
})
