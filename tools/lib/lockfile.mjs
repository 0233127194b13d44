const REGISTRY = 'https://registry.npmjs.org/'
/** One version, or one version under another name: `npm:typescript@7.0.2`. */
const EXACT = /^(npm:@?[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/
/** A dependency from a repository, an address or a folder: nothing checks what it contains. */
const UNCHECKED = /^(git|github:|gitlab:|bitbucket:|https?:|file:|[\w-]+\/[\w.-]+(#|$))/

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies']

export const readName = (path) => path.split('node_modules/').at(-1)

/** Locked packages, without the workspaces and the links to them. */
export const listLockedPackages = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, entry]) => ({ path, name: readName(path), ...entry }))

/**
 * Everything that would let `npm ci` install something that no maintainer chose.
 * `withoutIntegrity` lists `name@version` of packages whose integrity could not be had.
 */
export function findLockfileFaults({ lock, manifests, withoutIntegrity, dependencyPage }) {
  return [
    ...listLockedPackages(lock).flatMap((entry) => findPackageFaults(entry, withoutIntegrity)),
    ...findStaleExceptions(lock, withoutIntegrity),
    ...manifests.flatMap((manifest) => findManifestFaults(manifest, manifests, listDocumented(dependencyPage))),
  ]
}

function findPackageFaults({ path, name, version, integrity, resolved, ...fields }, withoutIntegrity) {
  const faults = []
  const label = `${name}@${version}`
  if (integrity === undefined && !withoutIntegrity.includes(label)) faults.push(`${path}: ${label} has no integrity`)
  if (integrity !== undefined && !integrity.startsWith('sha512-')) faults.push(`${path}: integrity is not SHA-512`)
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) faults.push(`${path}: comes from ${resolved}`)
  for (const [dependency, range] of listDependencies(fields)) {
    if (UNCHECKED.test(range)) faults.push(`${path}: depends on ${dependency} from ${range}`)
  }
  return faults
}

function findStaleExceptions(lock, withoutIntegrity) {
  const missing = new Set(
    listLockedPackages(lock)
      .filter(({ integrity }) => integrity === undefined)
      .map(({ name, version }) => `${name}@${version}`),
  )
  return withoutIntegrity
    .filter((label) => !missing.has(label))
    .map((label) => `tools/lockfile-exceptions.json: ${label} needs no exception`)
}

function findManifestFaults(manifest, manifests, documented) {
  const workspaces = new Set(manifests.map(({ name }) => name))
  return listDependencies(manifest)
    .filter(([name]) => !workspaces.has(name))
    .flatMap(([name, range]) => [
      ...(EXACT.test(range) ? [] : [`${manifest.name}: ${name} is not pinned to one version: ${range}`]),
      ...(documented(name) ? [] : [`${manifest.name}: docs/dependencies.md gives no reason for ${name}`]),
    ])
}

const listDependencies = (fields) => DEPENDENCY_FIELDS.flatMap((field) => Object.entries(fields[field] ?? {}))

/** The first column of the tables: "@orpc/contract, server" names @orpc/contract and @orpc/server. */
function listDocumented(page) {
  const names = new Set()
  for (const [, cell] of page.matchAll(/^\| ([^|]+) \|/gm)) {
    let scope = null
    for (const item of cell.split(', ').map((text) => text.trim().split(' ')[0])) {
      names.add(item)
      if (scope !== null) names.add(`${scope}/${item}`)
      if (item.startsWith('@')) scope = item.split('/')[0]
    }
  }
  const isTypes = (name) => name.startsWith('@types/') && names.has('@types/*')
  return (name) => names.has(name) || isTypes(name)
}
