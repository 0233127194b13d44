import { createServer } from 'node:http'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'

/** Sets the library up as its documentation does, on its own port: `server.mjs <directory>` prints the port. */
const tus = new Server({ path: '/files', datastore: new FileStore({ directory: process.argv[2] }) })
const server = createServer((request, response) => void tus.handle(request, response))
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
