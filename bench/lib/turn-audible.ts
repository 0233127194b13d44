import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { launchOptions } from '../../e2e/support/browser-flags'
import { sitDown } from './turn-client'
import { fullAnswer } from './turn-overhead'

interface Measured {
  readonly turns: readonly { readonly soundMs: number; readonly audibleMs: number }[]
  readonly latencyMs: number
}

const pageCode = async (): Promise<string> => {
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

/** One interview after the other in Chromium, in a page of the product's own origin with the interview page's player in it. */
export const measureAudible = async (
  { url, linkId, questionCount }: { readonly url: string; readonly linkId: string; readonly questionCount: number },
  count: number,
) => {
  const { args = [], ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, '--autoplay-policy=no-user-gesture-required'] })
  const code = await pageCode()
  const found: Measured[] = []
  try {
    for (let left = count; left > 0; left -= questionCount - 2) {
      const session = await sitDown(url, linkId, 'chat')
      // The page's own rules against foreign scripts stay on for everybody but this benchmark's script.
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
  // The first of an interview warms its connection, its row and its graph.
  const turns = found.flatMap((one) => one.turns.slice(1))
  return {
    soundMs: turns.map(({ soundMs }) => soundMs),
    audibleMs: turns.map(({ audibleMs }) => audibleMs),
    latencyMs: found[0]?.latencyMs ?? Number.NaN,
  }
}
