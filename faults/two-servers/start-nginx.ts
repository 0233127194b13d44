import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../../e2e/support/paths'

export interface Nginx {
  close(): Promise<void>
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const waitForExit = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve()

/** Starts a real nginx with the documented configuration, on other ports, in its own folder, with a short read timeout. */
export const startNginx = async (port: number, upstreams: readonly number[]): Promise<Nginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-nginx-'))
  const documented = await readFile(join(ROOT, 'docs', 'examples', 'nginx.conf'), 'utf8')
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join('\n')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const text = documented
    .replace(/server 127\.0\.0\.1:3001 .*;\s+server 127\.0\.0\.1:3002 .*;/, servers)
    .replace('listen 127.0.0.1:3000;', `listen 127.0.0.1:${port};`)
    .replace('proxy_read_timeout 60s;', 'proxy_read_timeout 3s;')
    .replace('http {', `http {\naccess_log off;\n${paths.join('\n')}`)
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n${text}`,
  )
  const child = spawn('/usr/sbin/nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  for (let left = 100; !(await isListening(port)); left -= 1) {
    if (left === 0 || child.exitCode !== null) throw new Error(await readFile(join(folder, 'error.log'), 'utf8'))
    await sleep(50)
  }
  return {
    async close() {
      child.kill('SIGKILL')
      await waitForExit(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
