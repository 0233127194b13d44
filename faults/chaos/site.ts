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

/** The product, on a disk and behind a network that can both fail, with new interview sessions on demand. */
export interface Site {
  /** Where browsers reach it: through the network proxy only. */
  readonly url: string
  readonly dataDir: string
  readonly network: TcpProxy
  /** What the recordings lie on; a word why not where this machine can't mount one. */
  readonly disk: SmallDisk | string
  createCandidateSession(): Promise<CandidateSession>
  /** The server, or what a test puts before it, is what the network proxy forwards to. */
  readonly serverPort: number
  killServer(): Promise<void>
  /** Starts it until it runs. */
  startServer(): Promise<void>
  killDatabase(): void
  /** It answers, its database included. */
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

/** A folder that the database's own account may enter, so that everything of it lies inside. */
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

/** What has to be taken down again, in the opposite order, whatever becomes of the start. */
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
  // A server that was killed leaves its database behind for a moment; nothing may stay.
  cleanup.add(() => signalAll(listProcessFamily(dataDir), 'SIGTERM'))
  network.aim(port)
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
      if (!(await waitUntil(isHealthy, 30_000))) throw new Error('the server was started and does not answer')
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
