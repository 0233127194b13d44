import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './install.mjs'
import { ROOT, TOOLS } from './paths.mjs'
import { runNode } from './run.mjs'

const STATE_FILE = join(ROOT, '.data', 'build.json')
const COMMON_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'tools/lib/build.mjs']
const IGNORED = /(^|\/)(node_modules|dist|migrations|fixtures)(\/|$)|\.(test|spec)\.tsx?$/

const WORKERS = ['document-worker', 'media-worker', 'assessment-worker', 'export-worker', 'worker-watchdog']

const PARTS = [
  {
    name: 'web',
    inputs: ['apps/web', 'packages/contract', 'packages/domain'],
    output: 'apps/web/dist/index.html',
    build: buildWeb,
  },
  {
    name: 'server',
    inputs: ['apps/server', 'packages'],
    output: 'apps/server/dist/main.mjs',
    build: buildServer,
  },
]

/** Builds the web and the server, each only when the content it is made from has changed since. */
export async function ensureBuilt() {
  const state = readState()
  for (const part of PARTS) {
    const hash = hashFiles([...part.inputs, ...COMMON_INPUTS])
    if (state[part.name] === hash && existsSync(join(ROOT, part.output))) continue
    const started = performance.now()
    console.log(`Building the ${part.name}`)
    await part.build()
    console.log(`Built the ${part.name} in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
    writeState({ ...readState(), [part.name]: hash })
  }
}

async function buildWeb() {
  const { code, output } = await runNode(TOOLS.vite, ['build'], { cwd: join(ROOT, 'apps', 'web') })
  if (code !== 0) throw new Refusal(`The web could not be built:\n${output.trimEnd()}`)
}

async function buildServer() {
  const { build } = await import('esbuild')
  try {
    await build(getServerOptions(join('apps', 'server', 'dist')))
  } catch (error) {
    throw new Refusal(`The server could not be built:\n${error instanceof Error ? error.message : error}`)
  }
}

/** esbuild's options: one file for the server, one for each kind of worker process and one for their watchdog; npm packages stay in node_modules. */
export function getServerOptions(outdir) {
  return {
    entryPoints: {
      main: 'apps/server/src/main.ts',
      ...Object.fromEntries(WORKERS.map((name) => [name, `apps/server/src/platform/workers/${name}.ts`])),
    },
    outdir: join(ROOT, outdir),
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    plugins: [ownPackages],
    logLevel: 'silent',
  }
}

/** Our own packages are TypeScript sources: they go into the bundle although they are imported like any other package. */
const ownPackages = {
  name: 'own-packages',
  setup(build) {
    build.onResolve({ filter: /^@candor\// }, ({ path }) => {
      const [, name, ...rest] = path.split('/')
      const entry = rest.length === 0 ? '.' : `./${rest.join('/')}`
      const { exports } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
      if (exports[entry] === undefined) return { errors: [{ text: `${path} is not exported by packages/${name}` }] }
      return { path: join(ROOT, 'packages', name, exports[entry]) }
    })
  },
}

function hashFiles(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => listFiles(input)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function listFiles(input) {
  if (IGNORED.test(input)) return []
  const entries = readEntries(join(ROOT, input))
  if (entries === null) return existsSync(join(ROOT, input)) ? [input] : []
  return entries.flatMap((entry) => {
    const path = `${input}/${entry.name}`
    if (entry.isDirectory()) return listFiles(path)
    return entry.isFile() && !IGNORED.test(path) ? [path] : []
  })
}

function readEntries(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // A file, or nothing at all.
    return null
  }
}

function readState() {
  try {
    return JSON.parse(readFileSync(STATE_FILE, 'utf8'))
  } catch {
    // The first build, or a state cut short: everything is built again.
    return {}
  }
}

function writeState(state) {
  mkdirSync(join(ROOT, '.data'), { recursive: true })
  writeFileSync(STATE_FILE, JSON.stringify(state))
}
