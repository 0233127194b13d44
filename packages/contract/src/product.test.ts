import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { product } from './product'

test('the product’s version is the version of the root package.json', async () => {
  const file = await readFile(new URL('../../../package.json', import.meta.url), 'utf8')
  expect(JSON.parse(file)).toMatchObject({ version: product.version })
})
