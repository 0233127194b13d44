import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defineConfig, type UserConfig } from 'vite'
import { type ChunkGroup, listLoadedChunks, planChunkGroups } from './chunk-groups'
import { compressPlugin } from './compress-plugin'
import { contractPlugin } from './contract-plugin'
import { faceAssets } from './face-assets'
import { headPlugin, NONCE_PLACEHOLDER } from './head-plugin'
import { messagesPlugin } from './messages-plugin'
import { prerenderPlugin } from './prerender-plugin'
import { vadAssets } from './vad-assets'

/** Where `npm start` serves the API while the web is developed with its own server. */
const API = 'http://127.0.0.1:3000'
/** What decides which module is in which file. */
const createBase = () =>
  ({
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
      // Every build needs it whose texts a page formats: compiled texts and the parserless formatter belong together.
      messagesPlugin(),
    ],
    // The speech model's runtime takes its WebAssembly from vendor/vad, not from a second copy beside its script.
    resolve: { conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions] },
    worker: { format: 'es' },
  }) satisfies UserConfig

const target = 'es2022'

async function planGroups(): Promise<ChunkGroup[]> {
  const output = await build({
    ...createBase(),
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { target, write: false, minify: false },
  })
  if (Array.isArray(output) || !('output' in output)) throw new Error('the build without groups has no output')
  return planChunkGroups(listLoadedChunks(output.output.filter((file) => file.type === 'chunk')))
}

export default defineConfig(async ({ command }) => {
  const base = createBase()
  const groups = command === 'build' ? await planGroups() : []
  return {
    ...base,
    plugins: [...base.plugins, headPlugin(), vadAssets(), faceAssets(), compressPlugin(), prerenderPlugin()],
    html: { cspNonce: NONCE_PLACEHOLDER },
    server: { proxy: { '/api': { target: API, ws: true } } },
    build: {
      target,
      manifest: true,
      // Nothing may be inlined: the content security policy names files, not data.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // An unused import of an index file would bring all that the file names.
            includeDependenciesRecursively: false,
            groups: groups.map(({ name, priority, modules }) => ({
              name,
              priority,
              test: (id: string) => modules.has(id),
            })),
          },
        },
      },
    },
  }
})
