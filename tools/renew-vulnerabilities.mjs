import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/paths.mjs'
import { readAudit } from './lib/vulnerabilities.mjs'

/**
 * Adds what npm reports to tools/known-vulnerabilities.json:
 * `npm audit --json > audit.json; node tools/renew-vulnerabilities.mjs audit.json`
 */
const FILE = join(ROOT, 'tools', 'known-vulnerabilities.json')
const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Name the file that `npm audit --json` wrote.')
  process.exit(1)
}
const data = JSON.parse(readFileSync(FILE, 'utf8'))
const added = readAudit(JSON.parse(readFileSync(path, 'utf8')), data)
const advisories = [...data.advisories, ...added].sort((a, b) =>
  `${a.package} ${a.id}` < `${b.package} ${b.id}` ? -1 : 1,
)
const checkedOn = new Date().toISOString().slice(0, 10)
writeFileSync(FILE, `${JSON.stringify({ ...data, checkedOn, advisories }, null, 2)}\n`)
console.log(added.length === 0 ? 'Nothing new' : `Added ${added.map(({ id }) => id).join(', ')}`)
