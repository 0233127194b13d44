import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgePage, listPageFiles, measurePage, readBuild } from './page-budgets.mjs'

const manifest = {
  'index.html': {
    file: 'assets/main.js',
    imports: ['_app.js'],
    dynamicImports: ['home.tsx'],
    css: ['assets/main.css'],
  },
  '_app.js': { file: 'assets/app.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'home.tsx': { file: 'assets/home.js', imports: ['index.html', '_app.js'], dynamicImports: ['menu.tsx'] },
  'menu.tsx': { file: 'assets/menu.js', imports: ['_vendor.js'], css: ['assets/menu.css'] },
}
const bytes = {
  'main.js': 40,
  'app.js': 300,
  'vendor.js': 1000,
  'home.js': 70,
  'menu.js': 500,
  'main.css': 90,
  'menu.css': 9,
}

let dist
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'candor-budgets-'))
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
  for (const [name, size] of Object.entries(bytes)) {
    writeFileSync(join(dist, 'assets', name), 'x'.repeat(size * 4))
    // Too small to be compressed.
    if (name !== 'main.js') writeFileSync(join(dist, 'assets', `${name}.br`), 'x'.repeat(size))
  }
})
afterEach(() => rmSync(dist, { recursive: true }))

test('a page fetches what it and the app import at once, each file once, and nothing that is loaded later', () => {
  expect(listPageFiles(manifest, ['home.tsx'])).toEqual({
    scripts: ['assets/app.js', 'assets/home.js', 'assets/main.js', 'assets/vendor.js'],
    styles: ['assets/main.css'],
  })
})

test('a file counts with its compressed size, or with its own where it has no compressed copy', () => {
  expect(measurePage(readBuild(dist), ['home.tsx'])).toEqual({
    scriptBytes: 160 + 300 + 1000 + 70,
    scripts: 4,
    styleBytes: 90,
  })
})

test('a page that begins to import a menu at once is above its budget in bytes, files and styles', () => {
  const budget = measurePage(readBuild(dist), ['home.tsx'])
  expect(judgePage(budget, budget)).toEqual([])
  const planted = {
    ...manifest,
    'home.tsx': { ...manifest['home.tsx'], imports: ['index.html', '_app.js', 'menu.tsx'] },
  }
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(planted))
  expect(judgePage(measurePage(readBuild(dist), ['home.tsx']), budget)).toEqual([
    'scriptBytes is 2030, the budget is 1530',
    'scripts is 5, the budget is 4',
    'styleBytes is 99, the budget is 90',
  ])
})

test('a name that the build no longer has is refused', () => {
  expect(() => listPageFiles(manifest, ['gone.tsx'])).toThrow(/the build has no gone\.tsx/)
})
