import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The checkout: Playwright and the tools are always run from it. */
export const ROOT = process.cwd()

/** What tools/make-media-fixtures.mjs made: speech for the microphone, a drawn face for the camera. */
export const mediaFile = (name: string): string => join(ROOT, '.data', 'fixtures', name)

/** A document of the public collection beside the checkout, or null on machines that do not have it. */
export const sharedFile = (name: string): string | null => {
  const path = resolve(ROOT, '..', 'shared', 'data', name)
  return existsSync(path) ? path : null
}
