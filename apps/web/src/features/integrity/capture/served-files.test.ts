// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'
import { readFaceFiles } from '../../../../face-assets'
import { otherNetworkApis, restrictNetwork } from './restrict-network'
import { faceBase } from './vendor-assets'

const files = new Map<string, Buffer>()
const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** One script with all that it imports, as it is built but with its names. */
async function bundle(entry: URL): Promise<string> {
  const options = { write: false, minify: false, rollupOptions: { input: fileURLToPath(entry) } } as const
  const built = await build({ configFile: false, logLevel: 'error', build: options })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunks = outputs.flatMap(({ output }) => output.filter(isChunk))
  expect(chunks).toHaveLength(1)
  return chunks[0]?.code ?? ''
}

/** The files as they are served, and the worker with all that is bundled into it. */
beforeAll(async () => {
  for (const { name, bytes } of await readFaceFiles()) files.set(name, bytes)
  files.set('worker', Buffer.from(await bundle(new URL('./face-wasm-worker.ts', import.meta.url))))
}, 60_000)

const readText = (name: string): string => files.get(name)?.toString('latin1') ?? ''
const addressesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:https?|wss?|ftp):\/\/[\w.-]+/gi)].map(([address]) => address)),
]

/** What the WebAssembly may ask of its script, by the script's names. */
function asked(): string[] {
  const loader = readText('vision_wasm_module_internal.js')
  const given = /\bwasmImports=\{(.*?)\};/s.exec(loader)?.[1] ?? ''
  const names = new Map([...given.matchAll(/([\w$]+):([\w$]+)/g)].map(([, short, name]) => [short, name]))
  const module = new WebAssembly.Module(new Uint8Array(files.get('vision_wasm_module_internal.wasm') ?? []))
  return WebAssembly.Module.imports(module).map(({ name }) => names.get(name) ?? `unknown ${name}`)
}

test('no script served for the face signals contains the address of another server', () => {
  expect([...files.keys()].sort()).toEqual([
    'face_detector.tflite',
    'face_landmarker.task',
    'vision_wasm_module_internal.js',
    'vision_wasm_module_internal.wasm',
    'worker',
  ])
  for (const name of ['worker', 'vision_wasm_module_internal.js', 'face_detector.tflite', 'face_landmarker.task']) {
    expect(files.get(name)?.length).toBeGreaterThan(100_000)
    expect(addressesIn(readText(name))).toEqual([])
  }
  expect(addressesIn('see https://www.google.com/x and WSS://a.b')).toEqual(['https://www.google.com', 'WSS://a.b'])
})

test('those in the WebAssembly are remarks in messages, and it can ask its script for nothing that reaches out', () => {
  expect(addressesIn(readText('vision_wasm_module_internal.wasm')).sort()).toEqual([
    'http://go',
    'http://goto',
    'https://github.com',
    'https://www.tensorflow.org',
  ])
  const names = asked()
  expect(names).toHaveLength(224)
  expect(names.filter((name) => name.startsWith('unknown'))).toEqual([])
  expect(names.filter((name) => /fetch|http|xhr|socket|beacon|wget|download|run_script|load/i.test(name))).toEqual([])
}, 20_000)

test('no usage logger is in them: neither its words nor another way to send than those that are taken away', () => {
  for (const name of ['worker', 'vision_wasm_module_internal.js', 'vision_wasm_module_internal.wasm']) {
    expect(readText(name)).not.toMatch(/clearcut|play\.googleapis|google-analytics|logEventUrl|usage_?logg/i)
  }
  const scripts = readText('worker') + readText('vision_wasm_module_internal.js')
  expect(scripts).not.toMatch(/sendBeacon|RTCPeerConnection|serviceWorker|SharedWorker|fetchLater/)
})

test('the worker blocks network access before the first line of the library runs', () => {
  const worker = readText('worker')
  const shut = worker.indexOf('restrictNetwork(globalThis')
  expect(shut).toBeGreaterThan(0)
  expect(shut).toBeLessThan(worker.indexOf('@mediapipe/tasks-vision'))
})

test('after that the worker can read its own files and reach no other server', async () => {
  const base = faceBase('https://candor.example')
  const read = vi.fn(async (_address: unknown, _options?: unknown) => new Response('model'))
  const scope = { fetch: read, ...Object.fromEntries(otherNetworkApis.map((way) => [way, () => {}])) }
  restrictNetwork(scope, base)
  await expect(scope.fetch(`${base}face_landmarker.task`).then((answer) => answer.text())).resolves.toBe('model')
  const others = [
    'https://play.googleapis.com/log',
    '//evil.example/x',
    'https://candor.example/api/interview/integrity',
    `${base}../../../api/identity`,
    'data:text/plain,x',
    new URL('https://candor.example.evil.example/'),
    new Request('https://evil.example/', { method: 'POST', body: 'x' }),
  ]
  for (const address of others) await expect(scope.fetch(address)).rejects.toThrow('Not one of our own files')
  expect(read.mock.calls.map(([address]) => address)).toEqual([`${base}face_landmarker.task`])
  expect(read.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'omit', redirect: 'error' })
  for (const way of otherNetworkApis) expect(Reflect.get(scope, way)).toBeUndefined()
  expect(() => Object.defineProperty(scope, 'fetch', { value: read })).toThrow(TypeError)
})
