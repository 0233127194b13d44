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
 * Measures the processor time of face detection: the product's worker in Chromium, with a drawn face as the camera. Rounds with
 * and without detection alternate, so that the cost of camera and picture alone is measured under the same load.
 * `npm run bench:integrity -- --seconds 15 --rounds 4`
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    /** Rounds with detection, and as many without. */
    rounds: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)
const WARM_UP_MS = 4000
const WORKER_THREAD = 'DedicatedWorker'
const DRAW = `import { drawCamera } from './tools/media-fixtures/drawn-face.mjs'; await drawCamera(process.argv[1])`

interface Detection {
  /** The worker's processor time, and the wall-clock time. */
  cpuMs: number
  wallMs: number
  faces: number
}

interface Round {
  isDetecting: boolean
  seconds: number
  /** Processor time of all Chromium processes, and of the page's process. */
  allMs: number
  pageMs: number
}

async function readProcessTimes(session: CDPSession): Promise<{ allMs: number; pageMs: number; pagePid: number }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const sumMs = (all: typeof processInfo): number => all.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
  const busiest = pages.toSorted((a, b) => b.cpuTime - a.cpuTime)[0]
  return { allMs: sumMs(processInfo), pageMs: sumMs(pages), pagePid: busiest?.id ?? 0 }
}

interface DetectionRecorder {
  detections: Detection[]
  readPagePid: () => number
}

async function openPage(browser: Browser, url: string, { detections, readPagePid }: DetectionRecorder): Promise<Page> {
  const context = await browser.newContext({ permissions: ['camera'] })
  const page = await context.newPage()
  let beforeMs = 0
  await page.exposeFunction('onDetected', (wallMs: number, faces: number) => {
    const nowMs = readPagePid() === 0 ? 0 : threadTimeMs(readPagePid(), WORKER_THREAD)
    if (beforeMs > 0) detections.push({ cpuMs: nowMs - beforeMs, wallMs, faces })
    beforeMs = nowMs
  })
  await page.goto(url)
  if (!(await page.evaluate<boolean>('window.isReady()'))) throw new Error('the worker could not be loaded')
  return page
}

async function measure(page: Page, session: CDPSession, isDetecting: boolean): Promise<Round> {
  await page.evaluate(`window.setDetection(${isDetecting})`)
  await page.waitForTimeout(1000)
  const before = await readProcessTimes(session)
  const startedMs = performance.now()
  await page.waitForTimeout(seconds * 1000)
  const after = await readProcessTimes(session)
  const passed = (performance.now() - startedMs) / 1000
  await page.evaluate('window.setDetection(false)')
  return {
    isDetecting,
    seconds: passed,
    allMs: after.allMs - before.allMs,
    pageMs: after.pageMs - before.pageMs,
  }
}

const computeShare = (ms: number, seconds: number): number => ms / (seconds * 10)
const formatRow = (title: string, given: readonly number[], unit = ''): string => {
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
  console.log(`Face detection on a drawn face, 640x480 at 15 frames per second; rounds of ${seconds} s, alternating`)
  console.log(machineLine())
  const session = await browser.newBrowserCDPSession()
  const detections: Detection[] = []
  let pagePid = 0
  const page = await openPage(browser, site.url, { detections, readPagePid: () => pagePid })
  await page.evaluate('window.setDetection(true)')
  await page.waitForTimeout(WARM_UP_MS)
  ;({ pagePid } = await readProcessTimes(session))
  const rounds: Round[] = []
  for (let nth = 0; nth < Number(values.rounds); nth += 1) {
    for (const isDetecting of nth % 2 === 0 ? [false, true] : [true, false]) {
      const round = await measure(page, session, isDetecting)
      rounds.push(round)
      console.log(
        `${isDetecting ? 'with' : 'without'} detection: all of Chromium ${computeShare(round.allMs, round.seconds).toFixed(1)}% of a core, the page ${computeShare(round.pageMs, round.seconds).toFixed(1)}%`,
      )
    }
  }
  const shares = (isDetecting: boolean, key: 'allMs' | 'pageMs'): number[] =>
    rounds.filter((round) => round.isDetecting === isDetecting).map((round) => computeShare(round[key], round.seconds))
  const own = detections.filter(({ cpuMs }) => cpuMs > 0)
  const getMedian = (given: readonly number[]): number => percentiles(given).p50
  console.log(`Faces found: ${[...new Set(own.map(({ faces }) => faces))].sort().join(', ')}`)
  console.log('| | n | p50 | p95 | max |\n|---|---|---|---|---|')
  console.log(
    formatRow(
      'worker, processor ms per detection',
      own.map(({ cpuMs }) => cpuMs),
    ),
  )
  console.log(
    formatRow(
      'worker, wall-clock ms per detection',
      own.map(({ wallMs }) => wallMs),
    ),
  )
  console.log(formatRow('all of Chromium, with detection', shares(true, 'allMs'), '%'))
  console.log(formatRow('all of Chromium, without', shares(false, 'allMs'), '%'))
  console.log(formatRow("the page's process, with detection", shares(true, 'pageMs'), '%'))
  console.log(formatRow("the page's process, without", shares(false, 'pageMs'), '%'))
  const moreAll = getMedian(shares(true, 'allMs')) - getMedian(shares(false, 'allMs'))
  const morePage = getMedian(shares(true, 'pageMs')) - getMedian(shares(false, 'pageMs'))
  console.log(`Detection adds ${moreAll.toFixed(1)}% of a core (the page's process ${morePage.toFixed(1)}%)`)
  console.log(`At the end: ${machineLine()}`)
} finally {
  await browser.close()
  site.server.close()
  await rm(folder, { recursive: true, force: true })
}
