import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgePage, listPageFiles, measurePage, readBuild } from './lib/page-budgets.mjs'
import { ROOT } from './lib/paths.mjs'

/**
 * Compares what each page of tools/page-budgets.json fetches with its budget. The build's manifest is exact, so no browser is
 * needed; e2e/page-budgets.spec.ts checks that the pages load what the file says.
 * `--files` prints the files of each page as JSON instead.
 */
const pages = JSON.parse(readFileSync(join(ROOT, 'tools', 'page-budgets.json'), 'utf8'))
const build = readBuild()
const isListing = process.argv.includes('--files')
let failed = 0

if (isListing) {
  const files = Object.entries(pages).map(([name, { loads }]) => [name, listPageFiles(build.manifest, loads).scripts])
  console.log(JSON.stringify(Object.fromEntries(files)))
}
for (const [name, { loads, budget }] of isListing ? [] : Object.entries(pages)) {
  const size = measurePage(build, loads)
  console.log(
    `${name.padEnd(20)} ${(size.scriptBytes / 1000).toFixed(1).padStart(7)} kB in ${String(size.scripts).padStart(2)} scripts, ` +
      `styles ${(size.styleBytes / 1000).toFixed(1)} kB (brotli)`,
  )
  const excess = judgePage(size, budget)
  if (excess.length > 0) failed += 1
  for (const words of excess) console.log(`failed: ${name}: ${words}`)
}
if (!isListing) console.log(`${Object.keys(pages).length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
