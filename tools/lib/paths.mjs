import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const modules = (...parts) => join(ROOT, 'node_modules', ...parts)

/** Scripts of the tools, run by Node itself: bare names in .bin are claimed by more than one package. */
export const TOOLS = {
  biome: modules('@biomejs', 'biome', 'bin', 'biome'),
  types: modules('ts7', 'bin', 'tsc'),
  vitest: modules('vitest', 'vitest.mjs'),
  knip: modules('knip', 'bin', 'knip.js'),
  playwright: modules('@playwright', 'test', 'cli.js'),
  tsx: modules('tsx', 'dist', 'cli.mjs'),
  vite: modules('vite', 'bin', 'vite.js'),
}
