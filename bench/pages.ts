import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, devices } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser-flags'
import { type Product, startProduct } from '../e2e/support/product'
import { makeActiveSet, makeRecruiter } from '../e2e/support/scenario'
import { machineLine, percentiles } from './lib/figures'
import { loadPage, type PageLoad, type PageTarget } from './lib/page-load'

/**
 * Measures first visits of the built product: slow 4G (562 ms per request, 1.5 Mbit/s), processor slowed 4 times, empty cache.
 * Prints medians and compares the times with tools/page-budgets.json. `npm run bench:pages -- --runs 3`. Needs the built product.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** Only the page of this name. */
    only: { type: 'string' },
    /** Prints every request of the first run too. */
    files: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)

interface Times {
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
}
const budgets: Readonly<Record<string, { readonly times?: Times }>> = JSON.parse(
  readFileSync(join('tools', 'page-budgets.json'), 'utf8'),
)

const { defaultBrowserType: _browser, ...phone } = { ...devices['Pixel 7'], locale: 'en-GB' }
const desktop = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }

/** The pages by their name in tools/page-budgets.json. Recruiters' pages need a wide window. */
async function listTargets({ url }: Product): Promise<PageTarget[]> {
  const { api } = await makeRecruiter(url)
  const { linkId } = await makeActiveSet(api)
  return [
    { name: 'home', path: '/', context: phone, cookies: [] },
    { name: 'interview intro', path: `/interview/${linkId}`, context: phone, cookies: [] },
    { name: 'sign-in', path: '/company/sign-in', context: phone, cookies: [] },
    { name: 'sets list', path: '/company/interview-sets', context: desktop, cookies: api.cookies() },
  ]
}

const median = (loads: readonly PageLoad[], read: (load: PageLoad) => number): number =>
  percentiles(loads.map(read)).p50
const kB = (bytes: number): string => (bytes / 1000).toFixed(0)

function formatRow(name: string, loads: readonly PageLoad[]): string {
  const of = (read: (load: PageLoad) => number): number => median(loads, read)
  const figures = [
    of((load) => load.lcpMs).toFixed(0),
    of((load) => load.cls).toFixed(3),
    of((load) => load.tbtMs).toFixed(0),
    `${kB(of((load) => load.scriptBytes))} in ${of((load) => load.scripts)}`,
    String(of((load) => load.requests)),
    kB(of((load) => load.wireBytes)),
    `${of((load) => load.withPrefetch.requests)} / ${kB(of((load) => load.withPrefetch.wireBytes))}`,
  ]
  return `| ${name} | ${figures.join(' | ')} |`
}

function listExcess(name: string, loads: readonly PageLoad[]): string[] {
  const { times } = budgets[name] ?? {}
  if (times === undefined) return []
  const keys = ['lcpMs', 'cls', 'tbtMs'] as const
  return keys
    .map((key) => ({ key, value: median(loads, (load) => load[key]), limit: times[key] }))
    .filter(({ value, limit }) => value > limit)
    .map(({ key, value, limit }) => `${name}: ${key} is ${value.toFixed(3)}, the budget is ${limit}`)
}

const product = await startProduct()
const browser = await chromium.launch(launchOptions())
try {
  console.log(`Slow 4G, processor slowed 4 times, empty cache, median of ${runs}`)
  console.log(`At the start: ${machineLine()}`)
  console.log('| page | LCP ms | CLS | TBT ms | JavaScript kB | requests | wire kB | with prefetch |')
  console.log('|---|---|---|---|---|---|---|---|')
  const excess: string[] = []
  const targets = await listTargets(product)
  for (const target of targets.filter(({ name }) => values.only === undefined || name === values.only)) {
    const loads: PageLoad[] = []
    for (let run = 0; run < runs; run += 1) loads.push(await loadPage(browser, `${product.url}${target.path}`, target))
    console.log(formatRow(target.name, loads))
    if (values.files)
      console.log([...(loads[0]?.paths.first ?? []), 'later:', ...(loads[0]?.paths.later ?? [])].join('\n'))
    excess.push(...listExcess(target.name, loads))
  }
  console.log(`At the end: ${machineLine()}`)
  for (const words of excess) console.log(`above budget: ${words}`)
  process.exitCode = excess.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await product.dispose()
}
