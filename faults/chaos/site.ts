import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Product, startProduct } from '../../e2e/support/product'
import { makeRecruiter } from '../../e2e/support/scenario'
import { startSpeech } from '../../e2e/support/speech'
import { startTcpProxy, type TcpProxy } from '../../e2e/support/tcp-proxy'
import { listProcessFamily, signalAll } from '../lib/processes'
import { mountSmallDisk, type SmallDisk } from '../lib/small-disk'
import { waitUntil } from '../lib/wait'
import { type CandidateSession, createCandidateSession, makeLongSet } from './candidate-session'

/** The product on a disk and behind a network that can fail, with new interview sessions on demand. */
export interface Site {
  /** The address for browsers, behind the network proxy. */
  readonly url: string
  readonly dataDir: string
  readonly network: TcpProxy
  /** The disk of the recordings, or the reason why it can't be mounted. */
  readonly disk: SmallDisk | string
  createCandidateSession(): Promise<CandidateSession>
  /** The server's port. The network proxy forwards to it, or to a planted proxy in front of it. */
  readonly serverPort: number
  killServer(): Promise<void>
  /** Starts the server, with retries, until it responds. */
  startServer(): Promise<void>
  killDatabase(): void
  /** Whether the server and its database respond. */
  isHealthy(): Promise<boolean>
  close(): Promise<void>
}

const START_TRIES = 5

const restart = async (product: Product): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await product.start()
    } catch (error) {
      if (tries === START_TRIES) throw error
    }
  }
}

const killDatabase = (dataDir: string): void => {
  const pid = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
  signalAll([{ pid }], 'SIGKILL')
}

/** Makes a folder that the database's account may enter, so that the database is inside it too. */
const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-chaos-'))
  chmodSync(folder, 0o755)
  return folder
}

const prepareDisk = (folder: string, dataDir: string, sizeMebibytes: number): SmallDisk | string => {
  const disk = mountSmallDisk(join(folder, 'disk'), sizeMebibytes)
  mkdirSync(dataDir, { recursive: true })
  if (typeof disk !== 'string') symlinkSync(disk.folder, join(dataDir, 'media'))
  return disk
}

/** Collects cleanup steps, which run in reverse order even if the start fails. */
const createCleanup = () => {
  const steps: (() => Promise<void> | void)[] = []
  return {
    add: (step: () => Promise<void> | void) => steps.unshift(step),
    run: async () => {
      for (const step of steps.splice(0)) await step()
    },
  }
}

const build = async (sizeMebibytes: number, cleanup: ReturnType<typeof createCleanup>): Promise<Site> => {
  const folder = makeFolder()
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const disk = prepareDisk(folder, dataDir, sizeMebibytes)
  if (typeof disk !== 'string') cleanup.add(disk.remove)
  const network = await startTcpProxy()
  cleanup.add(network.close)
  const speech = await startSpeech('scripted')
  cleanup.add(speech.close)
  const url = `http://localhost:${network.port}`
  const port = await freePort()
  const settings = { ...speech.settings, VOICE: 'off', DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url }
  const product = await startProduct(settings)
  cleanup.add(product.dispose)
  // A killed server leaves its database behind for a moment.
  cleanup.add(() => signalAll(listProcessFamily(dataDir), 'SIGTERM'))
  network.setTarget(port)
  const serverUrl = `http://localhost:${port}`
  const recruiter = await makeRecruiter(serverUrl)
  const set = await makeLongSet(recruiter)
  let sessionCount = 0
  const isHealthy = async (): Promise<boolean> => {
    const answer = await recruiter.api.get('/api/interview/interview/set').catch(() => null)
    return answer?.status === 200
  }
  return {
    url,
    dataDir,
    network,
    disk,
    serverPort: port,
    createCandidateSession: () => {
      sessionCount += 1
      return createCandidateSession(serverUrl, set.linkId, sessionCount)
    },
    killServer: product.kill,
    startServer: async () => {
      await restart(product)
      if (!(await waitUntil(isHealthy, 30_000))) throw new Error('the server was started but does not respond')
    },
    killDatabase: () => killDatabase(dataDir),
    isHealthy,
    close: cleanup.run,
  }
}

export const openSite = async (sizeMebibytes: number): Promise<Site> => {
  const cleanup = createCleanup()
  try {
    return await build(sizeMebibytes, cleanup)
  } catch (error) {
    await cleanup.run()
    throw error
  }
}
