import { expect, test } from 'vitest'
import { newPerson } from './names'

const names = { firstName: 'Linh', lastName: 'Phạm', organizationName: 'Lotus Ventures' }
const key = { id: '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b', code: 'c'.repeat(43) }

test('a new person founds an organization or joins one, never both', () => {
  expect(newPerson(names, null)).toEqual(names)
  expect(newPerson(names, { key, organizationName: 'Other' })).toEqual({
    firstName: 'Linh',
    lastName: 'Phạm',
    invite: key,
  })
})
