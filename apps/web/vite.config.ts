import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractPlugin } from './contract.plugin'
import { headPlugin } from './head.plugin'

/** Where `npm start` serves the API while the web is developed with its own server. */
const API = 'http://127.0.0.1:3000'

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
  ],
  server: { proxy: { '/api': { target: API, ws: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing may be inlined: the content security policy names files, not data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
