import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const themes = ['light', 'dark'] as const

export interface CameraOptions {
  readonly folder: string
  /** Only screens whose name contains this. */
  readonly only: string | undefined
  /** Where the README's pictures go, and which they are; null: none are taken. */
  readonly readme: { readonly folder: string; readonly files: ReadonlyMap<string, string> } | null
}

/** Takes the same screen in both sizes and both themes, and counts. */
export interface Camera {
  taken(): number
  wants(screen: string): boolean
  take(page: Page, screen: string, language: string): Promise<void>
}

/** As WebP, which keeps a screen below 200 kB where a PNG would not. */
const takeForReadme = async (page: Page, file: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  await session.detach()
  writeFileSync(file, Buffer.from(data, 'base64'))
}

const settled = async (page: Page): Promise<void> => {
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  // Colours change over 120 ms.
  await page.waitForTimeout(200)
}

export const createCamera = (options: CameraOptions): Camera => {
  const { folder, only, readme } = options
  let count = 0
  mkdirSync(folder, { recursive: true })
  if (readme !== null) mkdirSync(readme.folder, { recursive: true })
  const wants = (screen: string): boolean => only === undefined || screen.includes(only)
  return {
    taken: () => count,
    wants,
    take: async (page, screen, language) => {
      if (!wants(screen)) return
      const before = page.viewportSize() ?? { width: 1440, height: 900 }
      for (const size of sizes) {
        await page.setViewportSize(size)
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme })
          await settled(page)
          const file = `${screen}--${size.width}-${language}-${theme}.png`
          await page.screenshot({ path: join(folder, file), animations: 'disabled' })
          const forReadme = readme?.files.get(file)
          if (readme !== null && forReadme !== undefined) await takeForReadme(page, join(readme.folder, forReadme))
          count += 1
        }
      }
      await page.setViewportSize(before)
      await page.emulateMedia({ colorScheme: 'light' })
    },
  }
}
