import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { launchOptions } from '../../e2e/support/browser-flags'
import { startSession } from './turn-client'
import { fullAnswer } from './turn-overhead'

interface Measured {
  readonly turns: readonly { readonly soundMs: number; readonly audibleMs: number }[]
  readonly latencyMs: number
}

const bundlePage = async (): Promise<string> => {
  const entry = fileURLToPath(new URL('../pages/turn-player.ts', import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}

/** Runs one interview after the other in Chromium: a page of the product's origin with the interview page's player. */
export const measureAudible = async (
  { url, linkId, questionCount }: { readonly url: string; readonly linkId: string; readonly questionCount: number },
  count: number,
) => {
  const { args = [], ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, '--autoplay-policy=no-user-gesture-required'] })
  const code = await bundlePage()
  const found: Measured[] = []
  try {
    for (let left = count; left > 0; left -= questionCount - 2) {
      const session = await startSession(url, linkId, 'chat')
      // The content security policy would block the benchmark's script.
      const context = await browser.newContext({ bypassCSP: true })
      await context.addCookies(session.api.cookies())
      const page = await context.newPage()
      await page.goto(new URL('/api/health', url).href)
      await page.addScriptTag({ content: code })
      const call = `measureTurns(${JSON.stringify(session.sessionId)}, ${JSON.stringify(fullAnswer)}, ${Math.min(left, questionCount - 2)})`
      const measured: Measured = await page.evaluate(call)
      found.push(measured)
      await context.close()
    }
  } finally {
    await browser.close()
  }
  // The first turn of an interview warms up its connection, row and audio graph.
  const turns = found.flatMap(({ turns: all }) => all.slice(1))
  return {
    soundMs: turns.map(({ soundMs }) => soundMs),
    audibleMs: turns.map(({ audibleMs }) => audibleMs),
    latencyMs: found[0]?.latencyMs ?? Number.NaN,
  }
}
