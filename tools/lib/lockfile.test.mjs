import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findLockfileFaults } from './lockfile.mjs'
import { readLockfile, readManifests } from './manifests.mjs'
import { ROOT } from './paths.mjs'

const goodPackage = { version: '1.2.3', integrity: 'sha512-abc' }
const page = '| package | why |\n|---|---|\n| good, @scope/first, second | reason |\n| @types/* | types |\n'

function find({ packages = {}, dependencies = {}, withoutIntegrity = [] }) {
  const lock = { packages: { '': {}, 'node_modules/good': goodPackage, ...packages } }
  const manifests = [{ name: 'root', dependencies }, { name: '@candor/db' }]
  return findLockfileFaults({ lock, manifests, withoutIntegrity, dependencyPage: page })
}

describe('findLockfileFaults', () => {
  it('accepts pinned packages with an integrity, workspaces and links', () => {
    const packages = {
      'packages/db': { version: '0.1.0' },
      'node_modules/@candor/db': { link: true, resolved: 'packages/db' },
      'node_modules/@scope/second': { ...goodPackage, resolved: 'https://registry.npmjs.org/x/-/x-1.2.3.tgz' },
    }
    const dependencies = { good: '1.2.3', '@scope/second': '1.2.3', '@types/node': '20.1.0', '@candor/db': '0.1.0' }
    expect(find({ packages, dependencies })).toEqual([])
  })

  it.each([
    ['a package without integrity', { version: '2.0.0' }, 'has no integrity'],
    ['a package with a weak integrity', { version: '2.0.0', integrity: 'sha1-abc' }, 'is not SHA-512'],
    ['a package of another host', { ...goodPackage, resolved: 'https://evil.example/x.tgz' }, 'comes from'],
    ['a package from a repository', { ...goodPackage, resolved: 'git+ssh://git@host.example/x.git' }, 'comes from'],
    [
      'a dependency of a package on an address',
      { ...goodPackage, dependencies: { x: 'http://a.example/x' } },
      'from http',
    ],
    ['a dependency of a package on a repository', { ...goodPackage, dependencies: { x: 'owner/x' } }, 'from owner/x'],
  ])('reports %s', (_name, entry, fault) => {
    const faults = find({ packages: { 'node_modules/planted': entry } })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })

  it.each(['^1.2.3', '*', 'latest', '1', 'github:owner/good'])(
    'reports the direct dependency "%s" as not pinned',
    (range) => {
      expect(find({ dependencies: { good: range } })).toEqual([`root: good is not pinned to one version: ${range}`])
    },
  )

  it('reports a direct dependency without a reason in docs/dependencies.md', () => {
    expect(find({ dependencies: { planted: '1.0.0' } })).toEqual([
      'root: docs/dependencies.md gives no reason for planted',
    ])
  })

  it('accepts a named exception only while it is needed', () => {
    const packages = { 'node_modules/planted': { version: '2.0.0' } }
    expect(find({ packages, withoutIntegrity: ['planted@2.0.0'] })).toEqual([])
    expect(find({ withoutIntegrity: ['planted@2.0.0'] })[0]).toContain('planted@2.0.0 needs no exception')
  })
})

it('finds a planted dependency and a removed integrity in the real lockfile', () => {
  const lock = readLockfile(ROOT)
  const { integrity, ...entry } = lock.packages['node_modules/fastify']
  expect(integrity).toBeDefined()
  lock.packages['node_modules/fastify'] = {
    ...entry,
    dependencies: { planted: 'git+https://host.example/planted.git' },
  }
  const faults = findLockfileFaults({
    lock,
    manifests: readManifests(ROOT),
    withoutIntegrity: JSON.parse(readFileSync(join(ROOT, 'tools', 'lockfile-exceptions.json'), 'utf8')).packages,
    dependencyPage: readFileSync(join(ROOT, 'docs', 'dependencies.md'), 'utf8'),
  })
  expect(faults).toHaveLength(2)
})
