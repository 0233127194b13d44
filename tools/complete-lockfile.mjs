import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLockedPackages } from './lib/lockfile.mjs'
import { ROOT } from './lib/paths.mjs'

/**
 * Adds to package-lock.json the optional packages of other platforms that npm could not find when the lockfile was made
 * (a mirror may not carry them all). Without them `npm ci` calls the lockfile incomplete everywhere, and a Mac would
 * install none of its own binaries. It also asks the registry for integrities that are missing: what it does not get
 * must be named in tools/lockfile-exceptions.json. Run it after every `npm install` that changed the lockfile.
 */
const FILE = join(ROOT, 'package-lock.json')
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'arm']

/**
 * Packages that declare a newer Node than we support, but run on Node 20: our tests run there. Without this npm
 * prints EBADENGINE warnings at the first start. A version not named here keeps its declaration.
 */
const TESTED_ON_NODE_20 = ['pg-boss@12.35.0', 'cookie@2.0.2', 'content-disposition@3.0.0']
const TESTED_ENGINES = { node: '>=20.19' }

/** npm needs `os` and `cpu` to leave a package out. The package's name contains both. */
function parsePlatform(name) {
  const words = name.split('/').at(-1).split('-')
  const os = SYSTEMS.find((system) => words.includes(system))
  const cpu = PROCESSORS.find((processor) => words.includes(processor))
  if (os === undefined || cpu === undefined) return null
  const libc = parseLibc(words)
  return { cpu: [cpu], ...(libc === null ? {} : { libc: [libc] }), os: [os] }
}

function parseLibc(words) {
  if (words.some((word) => word.startsWith('musl'))) return 'musl'
  return words.some((word) => word.startsWith('gnu')) ? 'glibc' : null
}

function isLocked(packages, parent, name) {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}/node_modules/${name}`.replace(/^\//, '')] !== undefined) return true
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined
  }
}

function listMissing(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, parent, name))
      .map(([name, version]) => ({ name, version: version.replace(/^[\^~]/, ''), dev, platform: parsePlatform(name) })),
  )
}

function declareTestedEngines(packages) {
  const tested = Object.entries(packages).filter(
    ([path, { version, engines }]) =>
      TESTED_ON_NODE_20.includes(`${path.split('node_modules/').at(-1)}@${version}`) &&
      engines?.node !== TESTED_ENGINES.node,
  )
  for (const [, entry] of tested) entry.engines = TESTED_ENGINES
  return tested.map(([path]) => path)
}

/** What the registry gives, or undefined if it lacks this version. */
function fetchIntegrity(name, version) {
  try {
    const output = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return /^sha512-\S+$/m.exec(output)?.[0]
  } catch {
    return undefined
  }
}

function addIntegrities(lock) {
  const missing = listLockedPackages(lock).filter(({ integrity }) => integrity === undefined)
  return missing.filter(({ path, name, version }) => {
    const integrity = fetchIntegrity(name, version)
    if (integrity !== undefined) lock.packages[path].integrity = integrity
    return integrity !== undefined
  })
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const added = listMissing(lock.packages).filter(({ platform }) => platform !== null)
for (const { name, version, dev, platform } of added) {
  lock.packages[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...platform }
}
const tested = declareTestedEngines(lock.packages)
const verified = addIntegrities(lock)
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
const changed = [...added.map(({ name }) => name), ...tested, ...verified.map(({ name }) => `the integrity of ${name}`)]
if (changed.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(changed.length === 0 ? 'The lockfile is complete' : `Completed ${changed.join(', ')}`)
