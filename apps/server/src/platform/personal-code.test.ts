import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPersonalCode, readPersonalCode } from './personal-code'
import { createKeyedHash } from './secrets/secrets'

const deps = { keyedHash: createKeyedHash('a secret of the tests') }

test('a personal code names its invitation and fits into a link', () => {
  const id = randomUUID()
  const code = createPersonalCode(deps, id)
  expect(code).toMatch(/^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{24}$/)
  expect(readPersonalCode(deps, code)).toBe(id)
})

test('refuses forged, shortened, lengthened and foreign codes', () => {
  const id = randomUUID()
  const code = createPersonalCode(deps, id)
  const [encoded = '', signature = ''] = code.split('.')
  const foreign = createPersonalCode({ keyedHash: createKeyedHash('another installation') }, id)
  const other = createPersonalCode(deps, randomUUID()).split('.')[0]
  const forged = ['', '.', encoded, code.slice(0, -1), `${code}A`, `${code}.x`, `${other}.${signature}`, foreign]
  expect(forged.map((text) => readPersonalCode(deps, text))).toEqual(forged.map(() => null))
})
