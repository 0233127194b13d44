import { expect, test } from 'vitest'
import { personName } from './person-name'

test('a name is read family name first in Vietnamese, last in English, and without a gap where a part is missing', () => {
  const thao = { firstName: 'Thảo', lastName: 'Lê' }
  expect(personName(thao, 'vi')).toBe('Lê Thảo')
  expect(personName(thao, 'en')).toBe('Thảo Lê')
  expect(personName({ ...thao, lastName: '' }, 'vi')).toBe('Thảo')
})
