import { expect, test } from 'vitest'
import { checkDetails } from './check-details'

const good = { firstName: 'Lan', lastName: 'Nguyễn', email: 'lan@example.com' }

test('complete details produce no error', () => {
  expect(checkDetails(good)).toEqual({})
})

test('each missing field gets its own error', () => {
  expect(checkDetails({ firstName: ' ', lastName: '', email: '' })).toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
    email: 'emailRequired',
  })
})

test.each(['lan', 'lan@example', 'lan@@example.com', 'lan nguyen@example.com', 'lan@example.c'])(
  '%s is no e-mail address',
  (email) => {
    expect(checkDetails({ ...good, email })).toEqual({ email: 'emailFormat' })
  },
)
