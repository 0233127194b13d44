import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServerBundle, createServerProcess, findFreePort } from './lib/dev-server.mjs'
import { ensureModules, Refusal, requireNode } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'

/**
 * `npm run dev`: the database, the server and the web in one terminal. Open one address (PORT, 3000 by default): Vite
 * serves the web with hot reload and passes /api on to the server, which owns the embedded PostgreSQL. The server is
 * bundled as `npm start` does it and restarted when its code changes.
 */
const DEFAULT_PORT = 3000
const WEB = join(ROOT, 'apps', 'web')
const SERVER_SOURCES = [join(ROOT, 'apps', 'server', 'src'), join(ROOT, 'packages')]
const REBUILD_DELAY_MS = 100

/** Vite is a dependency of the web app, so it is resolved from there. */
async function loadVite() {
  const { resolve } = createRequire(join(WEB, 'package.json'))
  return import(pathToFileURL(resolve('vite')))
}

// Vite's advice about a future major version matters when it is upgraded, not at every start.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true'

async function startWeb({ port, apiPort, whenServerReady }) {
  const { createServer } = await loadVite()
  const web = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    clearScreen: false,
    plugins: [createApiGate(whenServerReady)],
    server: {
      host: process.env.HOST ?? '127.0.0.1',
      port,
      strictPort: true,
      proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, ws: true } },
    },
  })
  try {
    await web.listen()
  } catch (error) {
    await web.close()
    throw new Refusal(`The web server could not start: ${error.message}. Stop what uses port ${port}, or set PORT.`)
  }
  return web
}

/** Holds requests while the server restarts, so that the page doesn't show an error for it. */
function createApiGate(whenServerReady) {
  return {
    name: 'candor:api-gate',
    configureServer: ({ middlewares }) => {
      middlewares.use('/api', (_request, _response, next) => {
        whenServerReady().then(() => next(), next)
      })
    },
  }
}

/** Rebuilds and restarts one after another; changes during a restart cause one more. */
function createReloader(bundle, server) {
  let timer
  let work = Promise.resolve()
  const reload = async () => {
    try {
      if (!(await bundle.rebuild())) return
    } catch (error) {
      console.error(`The server's code has an error; the last version keeps running.\n${error.message}`)
      return
    }
    console.log('The server restarts: its code has changed')
    await server.restart()
  }
  return {
    schedule: () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        work = work.then(reload)
      }, REBUILD_DELAY_MS)
    },
    stop: async () => {
      clearTimeout(timer)
      await work
    },
  }
}

function stopOnSignal(stop) {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

async function main() {
  requireNode()
  await ensureModules()
  const port = Number(process.env.PORT ?? DEFAULT_PORT)
  const apiPort = await findFreePort()
  const bundle = await createServerBundle(join('apps', 'server', 'dist', `dev-${port}`))
  const server = createServerProcess(bundle.entry, {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  })
  const reloader = createReloader(bundle, server)
  const web = await startWeb({ port, apiPort, whenServerReady: server.whenReady })
  stopOnSignal(async () => {
    console.log('Stopping')
    await reloader.stop()
    await Promise.all([server.stop(), web.close()])
    await bundle.dispose()
  })
  await bundle.rebuild()
  server.start()
  web.watcher.add(SERVER_SOURCES)
  web.watcher.on('all', (_event, path) => {
    if (SERVER_SOURCES.some((folder) => path.startsWith(folder))) reloader.schedule()
  })
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
