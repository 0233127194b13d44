import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { describe, expect, it } from 'vitest'
import { readLockfile } from './manifests.mjs'
import { ROOT } from './paths.mjs'
import { findVulnerabilities, readAudit } from './vulnerabilities.mjs'

const data = JSON.parse(readFileSync(join(ROOT, 'tools', 'known-vulnerabilities.json'), 'utf8'))
const advisory = { package: 'planted', id: 'GHSA-1', range: '>=1.0.0 <1.2.0', fixedIn: '1.2.0', summary: 'It breaks' }
const noFindings = { advisories: [advisory], forbidden: [], bundled: [], accepted: [] }
const createLock = (packages) => ({
  packages: Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [`node_modules/${name}`, { version }]),
  ),
})

describe('findVulnerabilities', () => {
  it('reports a version in the range of an advisory, at any depth', () => {
    const lock = createLock({ 'a/node_modules/planted': '1.1.9', planted: '1.2.0' })
    expect(findVulnerabilities(lock, noFindings)).toEqual(['planted@1.1.9: GHSA-1, fixed in 1.2.0: It breaks'])
  })

  it('accepts the fixed version and packages of other names', () => {
    expect(findVulnerabilities(createLock({ planted: '1.2.0', 'not-planted': '1.1.0' }), noFindings)).toEqual([])
  })

  it('reports a copy that a locked package contains', () => {
    const bundled = [{ package: 'bundle', version: '3.0.0', contains: 'planted', containsVersion: '1.1.0' }]
    expect(findVulnerabilities(createLock({ bundle: '3.0.0' }), { ...noFindings, bundled })).toHaveLength(1)
    expect(findVulnerabilities(createLock({ bundle: '3.1.0' }), { ...noFindings, bundled })[0]).toContain('write down')
  })

  it('reports a forbidden package in any version', () => {
    const forbidden = [{ package: 'planted', why: 'it runs code' }]
    expect(findVulnerabilities(createLock({ planted: '9.0.0' }), { ...noFindings, forbidden })[0]).toContain(
      'it runs code',
    )
  })

  it('accepts a hit only in the accepted version, and reports an acceptance without a hit', () => {
    const accepted = [{ package: 'planted', version: '1.1.0', id: 'GHSA-1', why: 'not reached' }]
    expect(findVulnerabilities(createLock({ planted: '1.1.0' }), { ...noFindings, accepted })).toEqual([])
    expect(findVulnerabilities(createLock({ planted: '1.1.1' }), { ...noFindings, accepted })).toHaveLength(2)
  })

  it('finds old versions that are planted in the real lockfile', () => {
    const lock = readLockfile(ROOT)
    expect(findVulnerabilities(lock, data)).toEqual([])
    lock.packages['node_modules/fastify'].version = '5.7.0'
    lock.packages['node_modules/planted/node_modules/mammoth'] = { version: '1.10.0' }
    const found = findVulnerabilities(lock, data).join('\n')
    for (const id of ['GHSA-jx2c-rxcm-jvmq', 'GHSA-mrq3-vjjr-p77c', 'GHSA-444r-cwp2-x5xf', 'GHSA-rmjr-87wv-gf87']) {
      expect(found).toContain(id)
    }
  })
})

describe('tools/known-vulnerabilities.json', () => {
  it('has a valid range, an id, a source and a fixed version outside the range for every advisory', () => {
    const wrong = data.advisories.filter(
      ({ range, id, source, fixedIn }) =>
        semver.validRange(range) === null ||
        !/^(GHSA|CVE)-/.test(id) ||
        !source.startsWith('https://') ||
        (semver.valid(fixedIn) !== null && semver.satisfies(fixedIn, range)),
    )
    expect(wrong).toEqual([])
  })

  it('gives a reason for every acceptance', () => {
    expect(data.accepted.filter(({ why }) => !why)).toEqual([])
  })
})

it('reads the new advisories of an npm audit report once', () => {
  const cause = { name: 'planted', url: 'https://github.com/advisories/GHSA-2', range: '<2.0.0', title: 'It leaks' }
  const known = { ...cause, url: 'https://github.com/advisories/GHSA-1' }
  const audit = { vulnerabilities: { planted: { via: [cause, known] }, parent: { via: ['planted', cause] } } }
  expect(readAudit(audit, noFindings)).toEqual([
    {
      package: 'planted',
      id: 'GHSA-2',
      range: '<2.0.0',
      fixedIn: 'see the source',
      summary: 'It leaks',
      source: 'https://github.com/advisories/GHSA-2',
    },
  ])
})
