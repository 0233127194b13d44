import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

const DIST = join(ROOT, 'apps', 'web', 'dist')
const APP = 'index.html'

/** @typedef {{ scriptBytes: number, scripts: number, styleBytes: number }} PageSize */

/** What the build wrote: its manifest, and each file's size as it is sent. */
export function readBuild(dist = DIST) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  return { manifest, getSentBytes: (file) => readSentBytes(join(dist, file)) }
}

/** A file too small to gain from compression is sent as it is. */
function readSentBytes(path) {
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size
}

/** The files that a page fetches before it is drawn: the app's and those of what it loads, with all that they import at once. */
export function listPageFiles(manifest, loads) {
  const chunks = new Map()
  const follow = (key) => {
    if (chunks.has(key)) return
    // A file that others import too is listed under its hash: it is known by its name.
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (chunk === undefined)
      throw new Error(`the build has no ${key}: tools/page-budgets.json names what it doesn't have`)
    chunks.set(key, chunk)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  for (const key of [APP, ...loads]) follow(key)
  const scripts = new Set([...chunks.values()].map(({ file }) => file))
  const styles = new Set([...chunks.values()].flatMap(({ css = [] }) => css))
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

/** @returns {PageSize} */
export function measurePage({ manifest, getSentBytes }, loads) {
  const { scripts, styles } = listPageFiles(manifest, loads)
  const sum = (files) => files.reduce((total, file) => total + getSentBytes(file), 0)
  return { scriptBytes: sum(scripts), scripts: scripts.length, styleBytes: sum(styles) }
}

/** What of a page is above its budget, in words. */
export function judgePage(size, budget) {
  return Object.entries(budget)
    .filter(([key, limit]) => size[key] > limit)
    .map(([key, limit]) => `${key} is ${size[key]}, the budget is ${limit}`)
}
