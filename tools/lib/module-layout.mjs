import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const MODULES = 'apps/server/src/modules'
const EXPORTED_VALUE = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm
const EXPORTED_LIST = /^export \{|^export \*/m

/**
 * What differs from the layout that every server module has, one sentence each: an operation is the only exported value of
 * a file named after it, its test is beside it, queries are in `repo/`, routes in `routes.ts` or `routes/`.
 */
export function findLayoutProblems(root) {
  const files = readdirSync(join(root, MODULES), { recursive: true }).map((file) => String(file).replaceAll('\\', '/'))
  return files
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => findFileProblems(root, file).map((problem) => `${MODULES}/${file}: ${problem}`))
}

function findFileProblems(root, file) {
  const isTest = file.endsWith('.test.ts')
  const folder = file.split('/').at(-2)
  const name = basename(file, '.ts')
  if (/^repo(-.*)?$/.test(name)) return ['queries belong in the folder repo/, in a file named by what it stores']
  if (/-routes$/.test(name)) return ['routes belong in routes.ts, or in routes/ as a file named by what they serve']
  if (folder !== 'operations') return []
  return isTest ? findTestProblems(root, file) : findOperationProblems(root, file, name)
}

function findTestProblems(root, file) {
  const operation = join(root, MODULES, file.replace(/\.test\.ts$/, '.ts'))
  return existsSync(operation) ? [] : ['a test in operations/ is named after the operation that it tests']
}

function findOperationProblems(root, file, name) {
  const path = join(root, MODULES, file)
  const source = readFileSync(path, 'utf8')
  const exported = [...source.matchAll(EXPORTED_VALUE)].map(([, value]) => value)
  const expected = name.replaceAll(/-(.)/g, (_all, letter) => letter.toUpperCase())
  const problems = []
  if (EXPORTED_LIST.test(source) || exported.length !== 1 || exported[0] !== expected)
    problems.push(`exports ${expected} and no other value, but found: ${exported.join(', ') || 'none'}`)
  if (!existsSync(path.replace(/\.ts$/, '.test.ts'))) problems.push('has no test beside it')
  return problems
}
