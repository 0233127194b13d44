/**
 * Finds files and exports that only tests, benchmarks or nothing import. An export for tests that must stay in a product file
 * carries the tag `@internal`. Types are left out: they cost nothing, and a package's types describe its functions.
 */
export const unusedByProductArgs = [
  '--production',
  '--config',
  'knip.product.json',
  '--include',
  'files,exports,nsExports,enumMembers',
  '--no-progress',
  '--no-config-hints',
]

const rule = (name) => `export const ${name} = 1\n`
const test = (name, file) => `import { expect, it } from 'vitest'
import { ${name} } from '${file}'

it('is one', () => {
  expect(${name}).toBe(1)
})
`

/** One violation of each kind, { rule, files }, of which the first file is reported; `rule: null` marks what is allowed. */
export const plantedUnused = [
  {
    rule: 'files',
    files: {
      'packages/domain/src/planted-tested-only.ts': rule('testedOnly'),
      'packages/domain/src/planted-tested-only.test.ts': test('testedOnly', './planted-tested-only'),
    },
  },
  {
    rule: 'exports',
    files: {
      'packages/planted-unused/src/index.ts': "export { plantedRule } from './planted-rule'\n",
      'packages/planted-unused/src/planted-rule.ts': rule('plantedRule'),
      'packages/planted-unused/src/planted-rule.test.ts': test('plantedRule', './planted-rule'),
      'packages/planted-unused/package.json':
        '{ "name": "@candor/planted-unused", "type": "module", "exports": { ".": "./src/index.ts" } }\n',
    },
  },
  {
    rule: null,
    files: { 'packages/domain/src/planted-tested-only.test.ts': test('testedOnly', './planted-tested-only') },
  },
  { rule: null, files: { 'packages/planted-unused/src/testing/helper.ts': rule('helper') } },
]
