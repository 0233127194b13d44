import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'

/** A sentence for the person at the terminal; the caller prints it and exits non-zero. */
export class Refusal extends Error {}

/** Refuses a Node older than package.json requires. */
export function requireNode() {
  const least = readJson('package.json').engines.node.replace('>=', '')
  if (!isAtLeast(process.versions.node, least)) {
    throw new Refusal(`Candor needs Node ${least} or newer, and this is ${process.versions.node}: install a newer one.`)
  }
}

/** Runs `npm ci` when what is installed is not what the lockfile says; does nothing otherwise. */
export async function ensureModules() {
  const missing = countMissing()
  if (missing === 0) return
  console.log(`Installing ${missing} npm packages (npm ci)`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { code, seconds } = await run(npm, ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, shows: true })
  if (code !== 0) throw new Refusal('The npm packages could not be installed: see what npm says above, then try again.')
  console.log(`Installed in ${seconds.toFixed(0)} s`)
}

/** Compares versions, not file times, because a checkout or copy changes file times. */
function countMissing() {
  const wanted = readJson('package-lock.json').packages
  if (!existsSync(join(ROOT, 'node_modules', '.package-lock.json'))) return Object.keys(wanted).length
  const installed = readJson('node_modules', '.package-lock.json').packages
  return Object.entries(wanted).filter(([path, entry]) => isMissing(path, entry, installed[path])).length
}

function isMissing(path, wanted, installed) {
  // Optional packages may be missing on this platform. Links and workspaces have no version to compare.
  if (!path.startsWith('node_modules/') || wanted.optional) return false
  return installed === undefined || installed.version !== wanted.version
}

function isAtLeast(version, least) {
  const [has, needs] = [version, least].map((text) => text.split('.').map(Number))
  for (const [index, need] of needs.entries()) {
    if (has[index] !== need) return has[index] > need
  }
  return true
}

function readJson(...parts) {
  return JSON.parse(readFileSync(join(ROOT, ...parts), 'utf8'))
}
