import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { machineLine, percentiles } from './lib/figures'
import { type PresenceSite, servePresence } from './lib/presence-site'

/**
 * Measures the interviewer's rendering without a graphics chip: headless Chromium draws WebGL on the processor.
 * `npm run bench:presence -- --seconds 12 --size 480`
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    size: { type: 'string', default: '480' },
    /** A folder for a picture of each persona. */
    pictures: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const FIRST_FRAME_LIMIT_MS = 20_000
const WARM_UP_MS = 3000
const PERSONAS = ['linh', 'an', 'minh']
const ARGS = ['--no-sandbox', '--no-first-run', '--disable-background-networking', '--disable-component-update']

interface Run {
  firstFrameMs: number
  /** Time between drawn frames. */
  apartMs: number[]
  /** Main-thread time per frame. */
  workMs: number[]
  renderer: string
  /** The machine was too busy, so the product showed the drawing instead of the model. */
  isDrawingShown: boolean
}

/**
 * Runs in the page before any other script. Records the time and the callback duration of every frame in which WebGL drew.
 * It patches WebGL, so the product needs no hook.
 */
const PROBE = `(() => {
  const seen = (window.presenceFrames = { at: [], work: [], renderer: '' })
  let hasDrawn = false
  const draw = WebGL2RenderingContext.prototype.drawElements
  WebGL2RenderingContext.prototype.drawElements = function (...args) {
    if (!hasDrawn && !seen.renderer) {
      const info = this.getExtension('WEBGL_debug_renderer_info')
      seen.renderer = info ? this.getParameter(info.UNMASKED_RENDERER_WEBGL) : 'unknown'
    }
    hasDrawn = true
    return draw.apply(this, args)
  }
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (run) => request((now) => {
    hasDrawn = false
    const startedMs = performance.now()
    run(now)
    if (!hasDrawn) return
    seen.at.push(now)
    seen.work.push(performance.now() - startedMs)
  })
})()`

/** The device check found the model smooth; without, the product doesn't load it. */
const SMOOTH_TRIAL = `sessionStorage.setItem('candor.avatar-trial', 'smooth')`

async function measure(browser: Browser, site: PresenceSite, persona: string): Promise<Run> {
  const size = Number(values.size)
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  try {
    await page.addInitScript(PROBE)
    await page.addInitScript(SMOOTH_TRIAL)
    await page.goto(`${site.url}?who=${persona}&width=${size}&height=${size}`)
    await page.waitForSelector('[data-drawing="model"]', { timeout: FIRST_FRAME_LIMIT_MS })
    await page.waitForTimeout(WARM_UP_MS)
    const from = await page.evaluate('window.presenceFrames.at.length')
    await page.waitForTimeout(seconds * 1000)
    const text = await page.evaluate<string>(
      `JSON.stringify({ ...window.presenceFrames, first: performance.getEntriesByName('candor-presence-first-frame')[0]?.duration })`,
    )
    if (values.pictures !== undefined) await page.screenshot({ path: join(values.pictures, `presence-${persona}.png`) })
    const seen: { at: number[]; work: number[]; renderer: string; first: number } = JSON.parse(text)
    const at = seen.at.slice(Number(from))
    return {
      firstFrameMs: seen.first,
      apartMs: at.slice(1).map((atMs, which) => atMs - (at[which] ?? atMs)),
      workMs: seen.work.slice(Number(from)),
      renderer: seen.renderer,
      isDrawingShown: (await page.locator('[data-drawing="figure"]').count()) > 0,
    }
  } finally {
    await page.close()
  }
}

const formatFps = (ms: number): string => (1000 / ms).toFixed(1)

const folder = await mkdtemp(join(tmpdir(), 'candor-presence-'))
const site = await servePresence(join('bench', 'pages', 'presence.tsx'), folder)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGS, chromiumSandbox: false })
try {
  console.log(
    `The interviewer at ${values.size}x${values.size}, ${seconds} s each, drawing capped at 30 frames a second`,
  )
  console.log(machineLine())
  console.log(`Model, three.js included, beyond the drawing: ${(site.modelGzipBytes / 1024).toFixed(1)} KiB gzip`)
  console.log(
    '| persona | frames | fps median | fps p5 | frame p50 ms | p95 ms | main thread p50 ms | p95 ms | mount to first frame ms |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  let renderer = ''
  for (const persona of PERSONAS) {
    const run = await measure(browser, site, persona)
    if (run.isDrawingShown) {
      console.log(
        `| ${persona} | replaced by the drawing: half of the frames took more than 50 ms over 3 s | | | | | | | ${run.firstFrameMs.toFixed(0)} |`,
      )
      continue
    }
    const apart = percentiles(run.apartMs)
    const work = percentiles(run.workMs)
    const figures = [apart.p50.toFixed(1), apart.p95.toFixed(1), work.p50.toFixed(1), work.p95.toFixed(1)]
    console.log(
      `| ${persona} | ${apart.n} | ${formatFps(apart.p50)} | ${formatFps(apart.p95)} | ${figures.join(' | ')} | ${run.firstFrameMs.toFixed(0)} |`,
    )
    renderer = run.renderer
  }
  console.log(`Drawn by: ${renderer}`)
  console.log(`At the end: ${machineLine()}`)
} finally {
  await browser.close()
  site.server.close()
  await rm(folder, { recursive: true, force: true })
}
