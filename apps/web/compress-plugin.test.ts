import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFolder } from './compress-plugin'

test('writes compressed copies next to every text file that becomes smaller, and to no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-compress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const text = 'candor '.repeat(200)
  const texts = ['robots.js', 'assets/a.js', 'assets/a.css', 'favicon.svg', 'site.json']
  const others = [
    'index.html',
    'assets/font.woff2',
    '.vite/manifest.json',
    '.prerender/preloads.json',
    'vendor/vad/a.js',
  ]
  for (const name of [...texts, ...others]) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await writeFile(join(folder, 'assets/tiny.js'), 'a()')

  await compressFolder(folder)

  const copies = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:br|gz)$/.test(name))
  expect(copies.sort()).toEqual(texts.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort())
  for (const name of texts) {
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(text)
    expect(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString()).toBe(text)
  }
})
