/**
 * A recognizer for development and honest tests: OpenAI's `POST /v1/audio/transcriptions` over Debian's pocketsphinx, on
 * loopback only, without dependencies, network or key. English only; it hears about half of what real people say, so it is
 * no recognizer for a product.
 *
 *   apt-get install pocketsphinx pocketsphinx-en-us
 *   node tools/speech-server/server.mjs [--port 8990] [--command pocketsphinx_continuous]
 *
 * `--port 0` takes any free port. The address is the only line on standard output.
 */
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { Refusal, readWavSeconds, recognize } from './recognize.mjs'

const maxBodyBytes = 25 * 1024 * 1024

async function readBody(request) {
  const parts = []
  let sizeBytes = 0
  for await (const part of request) {
    sizeBytes += part.length
    if (sizeBytes > maxBodyBytes) throw new Refusal(413, `at most ${maxBodyBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The form's file and fields. The body is bounded before it is parsed; the parser is the one Node brings for fetch. */
async function readForm(request) {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) throw new Refusal(400, 'send multipart/form-data')
  const body = await readBody(request)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal(400, 'the form cannot be read')
  })
  const file = form.get('file')
  if (file === null || typeof file === 'string') throw new Refusal(400, 'the form has no file')
  return { wav: Buffer.from(await file.arrayBuffer()), field: (name) => form.get(name)?.toString() ?? null }
}

function assertAskable(field) {
  const language = field('language') ?? 'en'
  if (language !== 'en') throw new Refusal(400, 'this recognizer hears English only')
  const format = field('response_format') ?? 'json'
  if (format !== 'json' && format !== 'verbose_json') throw new Refusal(400, 'response_format is json or verbose_json')
  return format
}

async function transcribe(command, request, signal) {
  const { wav, field } = await readForm(request)
  const format = assertAskable(field)
  const duration = readWavSeconds(wav)
  const heard = await recognize(command, wav, signal)
  return format === 'json' ? { text: heard.text } : { task: 'transcribe', language: 'english', duration, ...heard }
}

function send(response, status, body) {
  if (response.destroyed || response.headersSent) return
  // What is left of a refused body would otherwise have to be read before the connection can be used again.
  const headers = { 'content-type': 'application/json', ...(status === 413 ? { connection: 'close' } : {}) }
  response.writeHead(status, status === 429 ? { ...headers, 'retry-after': '2' } : headers)
  response.end(JSON.stringify(body))
}

async function answer(command, request, response) {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const route = `${request.method} ${request.url}`
  if (route === 'GET /health') return send(response, 200, { status: 'ok' })
  if (route !== 'POST /v1/audio/transcriptions') return send(response, 404, { error: { message: 'not found' } })
  try {
    send(response, 200, await transcribe(command, request, gone.signal))
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 500
    const message = error instanceof Refusal ? error.message : 'unexpected failure'
    send(response, status, { error: { message } })
  }
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8990' },
    command: { type: 'string', default: 'pocketsphinx_continuous' },
  },
})

if (spawnSync(values.command, ['-version'], { stdio: 'ignore', timeout: 5_000 }).error?.code === 'ENOENT') {
  console.error(`${values.command} is not installed: apt-get install pocketsphinx pocketsphinx-en-us`)
  process.exit(1)
}

const server = createServer((request, response) => void answer(values.command, request, response))
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/v1`)
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
