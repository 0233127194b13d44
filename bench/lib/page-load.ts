import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** Lighthouse's slow 4G and mid-tier phone, applied to the real connection and processor. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.5 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const QUIET_MS = 1000
/** The end of a worker's script is reported to the worker, so the page's session never sees it. */
const ABANDONED_AFTER_MS = 5000
const LIMIT_MS = 60_000
/** Longer than a page waits before it fetches what its reader needs next. */
const PREFETCH_MS = 8000
const BLOCKING_FROM_MS = 50

export interface PageTarget {
  readonly name: string
  readonly path: string
  readonly context: BrowserContextOptions
  readonly cookies: readonly { name: string; value: string; url: string }[]
}

export interface PageLoad {
  readonly lcpMs: number
  readonly cls: number
  /** Blocking time of the main thread until the page is quiet. */
  readonly tbtMs: number
  readonly requests: number
  readonly scripts: number
  readonly scriptBytes: number
  /** Everything, with headers. */
  readonly wireBytes: number
  /** With what the page fetches while it is read. */
  readonly withPrefetch: { readonly requests: number; readonly wireBytes: number }
  /** What was fetched, in this order; `later` while the page is read. */
  readonly paths: { readonly first: readonly string[]; readonly later: readonly string[] }
}

/** Runs in the page before any other script. */
const PROBE = `(() => {
  const seen = (window.candorVitals = { lcpMs: 0, cls: 0, tasks: [] })
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => { seen.lcpMs = entry.startTime })
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value })
  observe('longtask', (entry) => { seen.tasks.push(entry.duration) })
})()`

interface Received {
  readonly url: string
  type: string
  bytes: number
  isDone: boolean
  readonly sentAtMs: number
}

/** Every request of the page and what came over the wire for it. */
async function recordRequests(session: CDPSession) {
  const requests = new Map<string, Received>()
  let changedMs = performance.now()
  const change = (id: string, part: Partial<Received>): void => {
    changedMs = performance.now()
    const known = requests.get(id)
    if (known) Object.assign(known, part)
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    changedMs = performance.now()
    if (request.url.startsWith('http'))
      requests.set(requestId, { url: request.url, type: '', bytes: 0, isDone: false, sentAtMs: changedMs })
  })
  session.on('Network.responseReceived', ({ requestId, type }) => change(requestId, { type }))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength, isDone: true }),
  )
  session.on('Network.loadingFailed', ({ requestId }) => change(requestId, { isDone: true }))
  await session.send('Network.enable')
  const list = (): Received[] => [...requests.values()]
  const isOpen = ({ isDone, sentAtMs }: Received): boolean =>
    !isDone && performance.now() - sentAtMs < ABANDONED_AFTER_MS
  const isQuiet = (): boolean => !list().some(isOpen) && performance.now() - changedMs > QUIET_MS
  return { list, isQuiet }
}

const formatRequest = ({ url, bytes }: Received): string => `${new URL(url).pathname} ${bytes}`

const sumBytes = (requests: readonly Received[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0)

async function waitUntilQuiet(page: Page, isQuiet: () => boolean): Promise<void> {
  const startedMs = performance.now()
  while (!isQuiet()) {
    if (performance.now() - startedMs > LIMIT_MS) throw new Error(`${page.url()} was not quiet within ${LIMIT_MS} ms`)
    await page.waitForTimeout(50)
  }
}

/** Opens the page with an empty cache on a slow phone. */
export async function loadPage(browser: Browser, url: string, { context: options, cookies }: PageTarget) {
  const context = await browser.newContext(options)
  try {
    await context.addCookies([...cookies])
    const page = await context.newPage()
    await page.addInitScript(PROBE)
    const session = await context.newCDPSession(page)
    const { list, isQuiet } = await recordRequests(session)
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS })
    // A slowed processor is busy for seconds without a request: quiet counts only once the page is drawn.
    await page.locator('#first-page').waitFor({ state: 'detached', timeout: LIMIT_MS })
    await page.locator('h1:visible').first().waitFor({ timeout: LIMIT_MS })
    await waitUntilQuiet(page, isQuiet)
    const first = list()
    const vitals: { lcpMs: number; cls: number; tasks: number[] } = JSON.parse(
      await page.evaluate<string>('JSON.stringify(window.candorVitals)'),
    )
    await page.waitForTimeout(PREFETCH_MS)
    const scripts = first.filter(({ type }) => type === 'Script')
    const load: PageLoad = {
      lcpMs: vitals.lcpMs,
      cls: vitals.cls,
      tbtMs: vitals.tasks.reduce((sum, taskMs) => sum + Math.max(0, taskMs - BLOCKING_FROM_MS), 0),
      requests: first.length,
      scripts: scripts.length,
      scriptBytes: sumBytes(scripts),
      wireBytes: sumBytes(first),
      withPrefetch: { requests: list().length, wireBytes: sumBytes(list()) },
      paths: { first: first.map(formatRequest), later: list().slice(first.length).map(formatRequest) },
    }
    return load
  } finally {
    await context.close()
  }
}
