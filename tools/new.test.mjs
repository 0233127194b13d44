import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { copyTree } from './boundaries/tree-copy.mjs'
import { createOperation } from './lib/new-operation.mjs'
import { ROOT, TOOLS } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

const MODULES = 'apps/server/src/modules'
const cleanups = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** A folder with the given modules and nothing else. */
function createRoot(...modules) {
  const root = mkdtempSync(join(tmpdir(), 'candor-new-test-'))
  cleanups.push(() => rmSync(root, { recursive: true, force: true }))
  for (const module of modules) mkdirSync(join(root, MODULES, module), { recursive: true })
  return root
}

it('writes an operation and its test', () => {
  const root = createRoot('sets')
  const files = createOperation(root, 'sets', 'archive-set')
  expect(files).toEqual([`${MODULES}/sets/operations/archive-set.ts`, `${MODULES}/sets/operations/archive-set.test.ts`])
  const source = readFileSync(join(root, files[0]), 'utf8')
  expect(source).toContain('function archiveSet(deps: ArchiveSetDeps, actor: MemberCaller, input: ArchiveSetInput)')
})

it('imports from the right depth in a module of two levels', () => {
  const root = createRoot('identity/accounts')
  const [file] = createOperation(root, 'identity/accounts', 'close-account')
  expect(readFileSync(join(root, file), 'utf8')).toContain("from '../../../../deps'")
})

it('rejects unknown modules, bad names and existing files, and then writes nothing', () => {
  const root = createRoot('sets')
  expect(() => createOperation(root, 'nothing', 'archive-set')).toThrow('There is no module "nothing"')
  expect(() => createOperation(root, '../modules/sets', 'archive-set')).toThrow('There is no module')
  for (const name of ['archive', 'archiveSet', 'Archive-Set', 'archive_set', '../archive-set', 'archive-set.ts'])
    expect(() => createOperation(root, 'sets', name)).toThrow('is no operation name')
  mkdirSync(join(root, MODULES, 'sets', 'operations'))
  writeFileSync(join(root, MODULES, 'sets', 'operations', 'archive-set.test.ts'), 'mine')
  expect(() => createOperation(root, 'sets', 'archive-set')).toThrow('exists already')
  expect(existsSync(join(root, MODULES, 'sets', 'operations', 'archive-set.ts'))).toBe(false)
})

it('writes files that compile and lint', async () => {
  const tree = copyTree(ROOT)
  cleanups.push(() => tree.remove())
  const files = [
    ...createOperation(tree.root, 'sets', 'archive-example-of-set'),
    ...createOperation(tree.root, 'identity/accounts', 'close-example-account'),
  ]
  tree.plant('tsconfig.planted.json', JSON.stringify({ extends: './tsconfig.json', include: [], files }))
  const lint = await runNode(TOOLS.biome, ['lint', '--error-on-warnings', ...files], { cwd: tree.root })
  expect(lint.output).toContain('Checked 4 files')
  expect(lint).toMatchObject({ code: 0 })
  const types = await runNode(TOOLS.types, ['-p', 'tsconfig.planted.json', '--noEmit'], { cwd: tree.root })
  expect(types).toMatchObject({ code: 0, output: '' })
}, 200_000)
