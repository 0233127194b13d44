import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contract, rawRoutes } from '@candor/contract'
import { expect, test } from 'vitest'
import { ROOT } from './paths.mjs'

const read = (...parts) => readFileSync(join(ROOT, ...parts), 'utf8')
const page = read('docs', 'fairness.md')

const listFiles = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    return entry.isDirectory() ? listFiles(join(folder, entry.name)) : [entry.name]
  })
const files = new Set(['apps', 'packages', 'e2e', 'tools'].flatMap(listFiles))

const dropService = (path) => path.replace(/^\/\w+/, '')
/** "METHOD /path" of each route, without the service: so the page names them. */
const listTyped = (node) =>
  Object.values(node).flatMap((child) => {
    if (!('~orpc' in child)) return listTyped(child)
    const { method, path = '' } = child['~orpc'].route
    return [`${method} ${dropService(path)}`]
  })
const raw = Object.values(rawRoutes).map(({ method, path }) => `${method} ${dropService(path)}`)
const routes = new Set([...listTyped(contract), ...raw])

const screens = read('apps', 'web', 'src', 'areas', 'company', 'routes.ts')

/** Tests, routes and pages of the company that the page names and that don't exist. */
const findMissing = (text) => {
  const names = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => name)
  return names.filter((name) => {
    if (/\.(test|spec)\.tsx?$/.test(name)) return !files.has(basename(name))
    if (/^(GET|POST|PATCH|DELETE) /.test(name)) return !routes.has(name)
    return name.startsWith('/company/') && !screens.includes(`'${name}'`)
  })
}

test('docs/fairness.md names only tests, routes and pages that exist', () => {
  expect(page).toContain('no legal advice')
  expect([...page.matchAll(/\.(test|spec)\.tsx?`/g)].length).toBeGreaterThan(50)
  expect(findMissing(page)).toEqual([])
})

test.each(['`planted.test.ts`', '`GET /planted/{id}`', '`/company/planted`'])(
  'finds %s, which does not exist',
  (name) => {
    expect(findMissing(`${page}\n| planted | ${name} |`)).toEqual([name.replaceAll('`', '')])
  },
)
