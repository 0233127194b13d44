import { createServer, get } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** Serves a page and its files from memory, as another server sent them: `serve.mjs <page>` sends its own address of the page. */
const page = new URL(process.argv[2])

const read = (path) =>
  new Promise((resolve, reject) => {
    const headers = { accept: '*/*', 'accept-encoding': 'gzip, br' }
    get(new URL(path, page), { headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })

const first = await read(page.pathname)
const html = first.headers['content-encoding'] === 'gzip' ? gunzipSync(first.body).toString() : first.body.toString()
const paths = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
const files = new Map([[page.pathname, first]])
for (const path of new Set(paths)) files.set(path, await read(path))

const server = createServer((request, response) => {
  const file = files.get(request.url)
  const encoding = file?.headers['content-encoding']
  response.writeHead(file ? 200 : 404, {
    'content-length': file?.body.length ?? 0,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(file?.body)
})
server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}${page.pathname}`))
