import { fileURLToPath } from 'node:url'
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, runnerImport } from 'vite'
import { faceAssets } from './face-assets'
import { vadAssets } from './vad-assets'

/** Where `npm start` serves the API while the web is developed with its own server. */
const API = 'http://127.0.0.1:3000'
const CONTRACT_ID = 'virtual:candor-contract'
const CONTRACT_RESOLVED = `\0${CONTRACT_ID}`
const CONTRACT_ENTRY = fileURLToPath(new URL('../../packages/contract/src/index.ts', import.meta.url))
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g
/** The server puts a fresh nonce in its place on every answer (apps/server/src/http/static.ts). */
const NONCE_PLACEHOLDER = 'candor-nonce'
const LATIN_FONT = /geist-latin-wght-normal[^/]*\.woff2$/

/** JSON as a string literal: parsed faster than an object literal of the same size. */
const asText = (value: unknown): string => JSON.stringify(JSON.stringify(value))

/**
 * `virtual:candor-contract`: the contract's paths, methods and input structures as plain JSON. The client needs no more of it, so
 * the schemas (and zod, 24 kB) stay out of the entry chunk.
 */
function contractPlugin(): Plugin {
  return {
    name: 'candor:contract',
    resolveId: (id) => (id === CONTRACT_ID ? CONTRACT_RESOLVED : null),
    async load(id) {
      if (id !== CONTRACT_RESOLVED) return null
      const { module, dependencies } = await runnerImport<{
        contract: AnyContractRouter
        errorCodes: readonly string[]
      }>(CONTRACT_ENTRY)
      for (const file of [CONTRACT_ENTRY, ...dependencies]) this.addWatchFile(file)
      return [
        `export const contract = JSON.parse(${asText(minifyContractRouter(module.contract))})`,
        `export const errorCodes = ${JSON.stringify(module.errorCodes)}`,
      ].join('\n')
    },
  }
}

/** Moves the stylesheet to the top of the head, because it would wait behind the preloads, and preloads the Latin font. */
function headPlugin(): Plugin {
  return {
    name: 'candor:head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const sheets = html.match(STYLESHEET) ?? []
        const font = Object.keys(bundle ?? {}).find((name) => LATIN_FONT.test(name))
        const preload = font ? `\n    <link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : ''
        return html
          .replace(STYLESHEET, '')
          .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />${sheets.join('')}${preload}`)
      },
    },
  }
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/areas',
      virtualRouteConfig: './src/routes.ts',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    tailwind(),
    contractPlugin(),
    headPlugin(),
    vadAssets(),
    faceAssets(),
  ],
  // The speech model's runtime takes its WebAssembly from vendor/vad, not from a second copy beside its script.
  resolve: { conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions] },
  worker: { format: 'es' },
  html: { cspNonce: NONCE_PLACEHOLDER },
  server: { proxy: { '/api': { target: API, ws: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing may be inlined: the content security policy names files, not data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
