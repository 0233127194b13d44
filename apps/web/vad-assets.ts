import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { vadFiles, vadFolder } from './src/shared/speech/detection/vendor-assets'
import { type Asset, checkVersion, vendorPlugin } from './vendor-plugin'

const resolver = createRequire(import.meta.url)

async function readFiles(): Promise<Asset[]> {
  const assets: Asset[] = []
  for (const { name, from, version } of vadFiles) {
    const path = resolver.resolve(from)
    await checkVersion(path, version)
    assets.push({ name, bytes: await readFile(path) })
  }
  return assets
}

/** The speech engines' files. */
export const vadAssets = (): Plugin =>
  vendorPlugin({
    folder: vadFolder,
    noticesUrl: new URL('./src/shared/speech/detection/NOTICES.txt', import.meta.url),
    readFiles,
  })
