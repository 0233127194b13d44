import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { machineLine, percentiles } from './lib/figures'
import { serveIntegrity } from './lib/integrity-site'
import { threadTimeMs } from './lib/thread-cpu'

/**
 * What looking for faces costs, in processor time: the product's worker in Chromium with a drawn face before the camera. Rounds with
 * and without looking alternate, so that what the camera and the picture cost alone is known under the same load.
 * `npm run bench:integrity -- --seconds 15 --rounds 4`
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    /** Of each kind. */
    rounds: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)
const WARM_UP_MS = 4000
const WORKER_THREAD = 'DedicatedWorker'
const DRAW = `import { drawCamera } from './tools/media-fixtures/drawn-face.mjs'; await drawCamera(process.argv[1])`

interface Look {
  /** The worker's own processor time, and what passed on the clock. */
  cpuMs: number
  wallMs: number
  faces: number
}

interface Round {
  isLooking: boolean
  seconds: number
  /** Of all Chromium's processes, and of the page's alone. */
  allMs: number
  pageMs: number
}

async function processTimes(session: CDPSession): Promise<{ allMs: number; pageMs: number; pagePid: number }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const sumMs = (all: typeof processInfo): number => all.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
  const busiest = pages.toSorted((a, b) => b.cpuTime - a.cpuTime)[0]
  return { allMs: sumMs(processInfo), pageMs: sumMs(pages), pagePid: busiest?.id ?? 0 }
}

interface Noting {
  looks: Look[]
  pidOf: () => number
}

async function openPage(browser: Browser, url: string, { looks, pidOf }: Noting): Promise<Page> {
  const context = await browser.newContext({ permissions: ['camera'] })
  const page = await context.newPage()
  let beforeMs = 0
  await page.exposeFunction('looked', (wallMs: number, faces: number) => {
    const nowMs = pidOf() === 0 ? 0 : threadTimeMs(pidOf(), WORKER_THREAD)
    if (beforeMs > 0) looks.push({ cpuMs: nowMs - beforeMs, wallMs, faces })
    beforeMs = nowMs
  })
  await page.goto(url)
  if (!(await page.evaluate<boolean>('window.isReady()'))) throw new Error('the worker could not be loaded')
  return page
}

async function measure(page: Page, session: CDPSession, isLooking: boolean): Promise<Round> {
  await page.evaluate(`window.look(${isLooking})`)
  await page.waitForTimeout(1000)
  const before = await processTimes(session)
  const startedMs = performance.now()
  await page.waitForTimeout(seconds * 1000)
  const after = await processTimes(session)
  const passed = (performance.now() - startedMs) / 1000
  await page.evaluate('window.look(false)')
  return {
    isLooking,
    seconds: passed,
    allMs: after.allMs - before.allMs,
    pageMs: after.pageMs - before.pageMs,
  }
}

const share = (ms: number, of: number): number => ms / (of * 10)
const row = (title: string, given: readonly number[], unit = ''): string => {
  const { n, p50, p95, max } = percentiles(given)
  return `| ${title} | ${n} | ${p50.toFixed(1)}${unit} | ${p95.toFixed(1)}${unit} | ${max.toFixed(1)}${unit} |`
}

const folder = await mkdtemp(join(tmpdir(), 'candor-integrity-'))
const camera = join(folder, 'camera.mjpeg')
execFileSync(process.execPath, ['--input-type=module', '--eval', DRAW, camera])
const site = await serveIntegrity()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
  args: [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${camera}`,
  ],
})
try {
  console.log(`Looking at a drawn face, 640x480 at 15 pictures a second; rounds of ${seconds} s, alternating`)
  console.log(machineLine())
  const session = await browser.newBrowserCDPSession()
  const looks: Look[] = []
  let pagePid = 0
  const page = await openPage(browser, site.url, { looks, pidOf: () => pagePid })
  await page.evaluate('window.look(true)')
  await page.waitForTimeout(WARM_UP_MS)
  ;({ pagePid } = await processTimes(session))
  const rounds: Round[] = []
  for (let nth = 0; nth < Number(values.rounds); nth += 1) {
    for (const isLooking of nth % 2 === 0 ? [false, true] : [true, false]) {
      const round = await measure(page, session, isLooking)
      rounds.push(round)
      console.log(
        `${isLooking ? 'looking' : 'not looking'}: all of Chromium ${share(round.allMs, round.seconds).toFixed(1)} % of a core, the page ${share(round.pageMs, round.seconds).toFixed(1)} %`,
      )
    }
  }
  const shares = (isLooking: boolean, key: 'allMs' | 'pageMs'): number[] =>
    rounds.filter((round) => round.isLooking === isLooking).map((round) => share(round[key], round.seconds))
  const own = looks.filter(({ cpuMs }) => cpuMs > 0)
  const middle = (given: readonly number[]): number => percentiles(given).p50
  console.log(`Faces found: ${[...new Set(own.map(({ faces }) => faces))].sort().join(', ')}`)
  console.log('| | n | p50 | p95 | max |\n|---|---|---|---|---|')
  console.log(
    row(
      'worker, processor ms a look',
      own.map(({ cpuMs }) => cpuMs),
    ),
  )
  console.log(
    row(
      'worker, ms on the clock a look',
      own.map(({ wallMs }) => wallMs),
    ),
  )
  console.log(row('all of Chromium, looking', shares(true, 'allMs'), ' %'))
  console.log(row('all of Chromium, not looking', shares(false, 'allMs'), ' %'))
  console.log(row('the page, looking', shares(true, 'pageMs'), ' %'))
  console.log(row('the page, not looking', shares(false, 'pageMs'), ' %'))
  const moreAll = middle(shares(true, 'allMs')) - middle(shares(false, 'allMs'))
  const morePage = middle(shares(true, 'pageMs')) - middle(shares(false, 'pageMs'))
  console.log(`Looking adds ${moreAll.toFixed(1)} % of a core (the page's process ${morePage.toFixed(1)} %)`)
  console.log(`At the end: ${machineLine()}`)
} finally {
  await browser.close()
  site.server.close()
  await rm(folder, { recursive: true, force: true })
}
