import { expect, test } from 'vitest'
import { flag, innerPath, int, parseEnum, parseSearch, search, stringifySearch, text } from './search'

test('numbers-like text stays text, so codes and ids keep their leading zeros', () => {
  const read = search({ code: text, set_id: text, keyword: text })
  expect(read(parseSearch('?code=012345&set_id=1e5&keyword=true'))).toEqual({
    code: '012345',
    set_id: '1e5',
    keyword: 'true',
  })
})

test('unknown parameters and values that do not fit are dropped', () => {
  const read = search({ page: int(1), sort: parseEnum('newest', 'oldest'), practice: flag })
  expect(read(parseSearch('?page=0&sort=best&practice=no&evil=1'))).toEqual({})
  expect(read(parseSearch('?page=2&sort=oldest&practice='))).toEqual({ page: 2, sort: 'oldest', practice: true })
})

test('a value that does not fit is undefined and not absent: the router would add it again', () => {
  expect(Object.keys(search({ sort: parseEnum('newest') })({ sort: 'best' }))).toEqual(['sort'])
})

test('what is written reads back the same', () => {
  const read = search({ page: int(1), keyword: text, check: flag })
  const values = { page: 3, keyword: 'Nguyễn & Co', check: true as const }
  expect(read(parseSearch(stringifySearch(values)))).toEqual(values)
  expect(stringifySearch({ page: undefined, keyword: '' })).toBe('')
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example', ''])(
  'a return address that leaves the product is refused: %j',
  (address) => expect(innerPath(address)).toBeUndefined(),
)

test('a return address inside the product is kept', () => {
  expect(innerPath('/company/all-submissions?set_id=1')).toBe('/company/all-submissions?set_id=1')
})
