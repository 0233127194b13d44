import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The checkout. Playwright and the tools always run from it. */
export const ROOT = process.cwd()

/** Returns a file of tools/make-media-fixtures.mjs: speech for the microphone, a drawn face for the camera. */
export const mediaFile = (name: string): string => join(ROOT, '.data', 'fixtures', name)

/** Returns a document of the public collection next to the checkout, or null if this machine lacks it. */
export const sharedFile = (name: string): string | null => {
  const path = resolve(ROOT, '..', 'shared', 'data', name)
  return existsSync(path) ? path : null
}
