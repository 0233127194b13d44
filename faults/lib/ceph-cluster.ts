import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Ceph {
  readonly endpoint: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Kills only the gateway. Stored objects stay. */
  killGateway(): Promise<void>
  startGateway(): Promise<void>
  /** Sums the resident memory of all its processes. */
  residentBytes(): Promise<number>
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Configures one monitor, one in-memory store and one gateway, without passwords. Everything is inside `directory`. */
const buildConfig = (place: {
  root: string
  directory: string
  fsid: string
  monitor: string
  gatewayPort: number
}): string => {
  const { root, directory, fsid, monitor, gatewayPort } = place
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu')
  return `[global]
fsid = ${fsid}
mon host = ${monitor}
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
ms client mode = crc
ms bind ipv6 = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 2000
mon data avail crit = 1
mon data = ${directory}/mon
mon cluster log file = ${directory}/log/cluster.log
paxos propose interval = 0.05
paxos min wait = 0.01
osd data = ${directory}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
osd class dir = ${libraries}/rados-classes
plugin dir = ${libraries}/ceph
erasure code dir = ${libraries}/ceph/erasure-code
run dir = ${directory}/run
crash dir = ${directory}/run
admin socket = ${directory}/run/$name.asok
log file = ${directory}/log/$name.log
log to stderr = false
rgw data = ${directory}
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`
}

const readResidentBytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

const waitForExit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const waitUntilReachable = async (endpoint: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const isUp = await fetch(endpoint).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('The gateway did not come up within 30 s')
}

class Cluster implements Ceph {
  readonly accessKeyId = 'checked'
  readonly secretAccessKey = randomBytes(20).toString('hex')
  readonly #running = new Map<string, ChildProcess>()

  constructor(
    private readonly root: string,
    private readonly directory: string,
    readonly endpoint: string,
  ) {}

  async boot(monitor: string, fsid: string): Promise<void> {
    const { directory } = this
    const map = join(directory, 'monmap')
    await this.#tool('monmaptool', ['--create', '--addv', 'a', `[${monitor}]`, '--fsid', fsid, map])
    await this.#tool('ceph-mon', ['-i', 'a', '--mkfs', '--monmap', map])
    this.#daemon('ceph-mon', ['-i', 'a'])
    const osd = randomUUID()
    const python = { PYTHONPATH: join(this.root, 'usr/lib/python3/dist-packages') }
    await this.#tool('python3', [join(this.root, 'usr/bin/ceph'), 'osd', 'new', osd, '0'], python)
    await this.#tool('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', osd])
    this.#daemon('ceph-osd', ['-i', '0'])
    const keys = ['--access-key', this.accessKeyId, '--secret', this.secretAccessKey]
    await this.#tool('radosgw-admin', ['user', 'create', '--uid=checked', '--display-name=checked', ...keys])
    await this.startGateway()
  }

  async startGateway(): Promise<void> {
    this.#daemon('radosgw', ['-n', 'client.admin'])
    await waitUntilReachable(this.endpoint)
  }

  async killGateway(): Promise<void> {
    const gateway = this.#running.get('radosgw')
    gateway?.kill('SIGKILL')
    if (gateway !== undefined) await waitForExit(gateway)
  }

  async residentBytes(): Promise<number> {
    const sizes = [...this.#running.values()].map(({ pid = 0 }) => readResidentBytes(pid))
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }

  async stop(): Promise<void> {
    for (const child of this.#running.values()) child.kill('SIGKILL')
    await Promise.all([...this.#running.values()].map(waitForExit))
    await rm(this.directory, { recursive: true, force: true })
  }

  #environment(): Record<string, string> {
    const libraries = ['usr/lib/x86_64-linux-gnu', 'usr/lib/x86_64-linux-gnu/ceph', 'lib/x86_64-linux-gnu']
    return {
      PATH: `${join(this.root, 'usr/bin')}:/usr/local/bin:/usr/bin:/bin`,
      LD_LIBRARY_PATH: libraries.map((path) => join(this.root, path)).join(':'),
      CEPH_CONF: join(this.directory, 'ceph.conf'),
    }
  }

  async #tool(program: string, parameters: readonly string[], more: Record<string, string> = {}): Promise<void> {
    await run(program, parameters, { env: { ...this.#environment(), ...more }, timeout: 60_000 })
  }

  #daemon(program: string, parameters: readonly string[]): void {
    const child = spawn(program, [...parameters, '-f'], { env: this.#environment(), stdio: 'ignore' })
    this.#running.set(program, child)
  }
}

/** Starts a real Ceph with an S3 gateway, all in memory. `stop` removes everything. */
export const startCeph = async (root: string): Promise<Ceph> => {
  const directory = await mkdtemp(join(tmpdir(), 'candor-ceph-'))
  for (const name of ['mon', 'osd', 'run', 'log']) await mkdir(join(directory, name))
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()]
  const fsid = randomUUID()
  const monitor = `v2:127.0.0.1:${monitorPort}`
  await writeFile(join(directory, 'ceph.conf'), buildConfig({ root, directory, fsid, monitor, gatewayPort }))
  const cluster = new Cluster(root, directory, `http://127.0.0.1:${gatewayPort}`)
  try {
    await cluster.boot(monitor, fsid)
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
