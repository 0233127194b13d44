import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const desktop = { width: 1440, height: 900 }
const views = [desktop, { width: 390, height: 844 }].flatMap((size) =>
  (['light', 'dark'] as const).map((theme) => ({ size, theme })),
)

interface CameraOptions {
  readonly folder: string
  /** Only screens whose name contains this. */
  readonly only: string | undefined
  /** The README's pictures by screenshot file. Empty if they are not wanted. */
  readonly readme: ReadonlyMap<string, string>
}

/** Takes pictures of a screen in both sizes and themes, and counts them. */
export interface Camera {
  countTaken(): number
  wants(screen: string): boolean
  take(page: Page, screen: string, language: string): Promise<void>
}

/** Saves WebP, because a PNG would exceed 200 kB. */
const takeForReadme = async (page: Page, file: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  await session.detach()
  writeFileSync(file, Buffer.from(data, 'base64'))
}

const setView = async (page: Page, { size, theme }: (typeof views)[number]): Promise<void> => {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  // The notice for small screens appears shortly after the resize.
  await page.locator('h1:visible, main:visible').first().waitFor()
  // Transitions begin with the next frame. Endless animations (spinners) are not waited for.
  await page.evaluate(`new Promise((resolve) => requestAnimationFrame(resolve)).then(() =>
    Promise.allSettled(
      document.getAnimations()
        .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ).then(() => undefined),
  )`)
}

export const createCamera = ({ folder, only, readme }: CameraOptions): Camera => {
  let count = 0
  mkdirSync(folder, { recursive: true })
  const wants = (screen: string): boolean => only === undefined || screen.includes(only)
  return {
    countTaken: () => count,
    wants,
    take: async (page, screen, language) => {
      if (!wants(screen)) return
      for (const view of views) {
        await setView(page, view)
        const file = `${screen}--${view.size.width}-${language}-${view.theme}.png`
        await page.screenshot({ path: join(folder, file), animations: 'disabled' })
        const forReadme = readme.get(file)
        if (forReadme !== undefined) await takeForReadme(page, forReadme)
        count += 1
      }
      await setView(page, { size: desktop, theme: 'light' })
    },
  }
}
