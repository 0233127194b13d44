import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLockfile } from './lib/manifests.mjs'
import { ROOT } from './lib/paths.mjs'
import { findVulnerabilities } from './lib/vulnerabilities.mjs'

/** Fails if the lockfile has a version that tools/known-vulnerabilities.json names. Needs no network. */
const data = JSON.parse(readFileSync(join(ROOT, 'tools', 'known-vulnerabilities.json'), 'utf8'))
const faults = findVulnerabilities(readLockfile(ROOT), data)
for (const fault of faults) console.log(fault)
console.log(`${faults.length} known vulnerabilities, by ${data.advisories.length} advisories of ${data.checkedOn}`)
process.exitCode = faults.length === 0 ? 0 : 1
