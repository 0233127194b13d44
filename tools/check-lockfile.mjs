import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLockfileFaults } from './lib/lockfile.mjs'
import { readLockfile, readManifests } from './lib/manifests.mjs'
import { ROOT } from './lib/paths.mjs'

/** Fails if the lockfile could install something that no maintainer chose: see tools/lib/lockfile.mjs. */
const faults = findLockfileFaults({
  lock: readLockfile(ROOT),
  manifests: readManifests(ROOT),
  withoutIntegrity: JSON.parse(readFileSync(join(ROOT, 'tools', 'lockfile-exceptions.json'), 'utf8')).packages,
  dependencyPage: readFileSync(join(ROOT, 'docs', 'dependencies.md'), 'utf8'),
})
for (const fault of faults) console.log(fault)
console.log(`${faults.length} faults in the lockfile`)
process.exitCode = faults.length === 0 ? 0 : 1
