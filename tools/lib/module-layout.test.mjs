import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findLayoutProblems } from './module-layout.mjs'
import { ROOT } from './paths.mjs'

const MODULES = 'apps/server/src/modules'
let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'candor-layout-test-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes the files of a module and returns the problems found. */
function find(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, MODULES, path)), { recursive: true })
    writeFileSync(join(root, MODULES, path), text)
  }
  return findLayoutProblems(root).map((problem) => problem.replace(`${MODULES}/`, ''))
}

const operation = 'export async function archiveSet() {}\n'

describe('the layout of a server module', () => {
  it('accepts an operation with its types, named as its file, with a test beside it', () => {
    const source = `export interface ArchiveInput { readonly id: string }\n${operation}`
    expect(
      find({
        'sets/operations/archive-set.ts': source,
        'sets/operations/archive-set.test.ts': '',
        'sets/repo/set.ts': '',
      }),
    ).toEqual([])
  })

  it('reports an operation without a test', () => {
    expect(find({ 'sets/operations/archive-set.ts': operation })).toEqual([
      'sets/operations/archive-set.ts: has no test beside it',
    ])
  })

  it.each([
    ['a second function', `${operation}export const getSet = () => null\n`],
    ['another name', 'export function closeSet() {}\n'],
    ['a list of names', `${operation}export { other } from './other'\n`],
    ['no function', 'export interface Nothing { readonly id: string }\n'],
  ])('reports an operation file that exports %s', (_title, source) => {
    const problems = find({ 'sets/operations/archive-set.ts': source, 'sets/operations/archive-set.test.ts': '' })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('exports archiveSet and no other value')
  })

  it('reports a test in operations/ that belongs to no operation', () => {
    expect(find({ 'sets/operations/change-sets.test.ts': '' })).toEqual([
      'sets/operations/change-sets.test.ts: a test in operations/ is named after the operation that it tests',
    ])
  })

  it.each(['sets/repo.ts', 'sets/repo-versions.ts', 'identity/links/repo-links.test.ts', 'sets/version-routes.ts'])(
    'reports %s, which has no place there',
    (path) => {
      expect(find({ [path]: '' })).toHaveLength(1)
    },
  )

  it('is kept by every module of the server', () => {
    expect(findLayoutProblems(ROOT)).toEqual([])
  })
})
