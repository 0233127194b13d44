import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Product, startProduct } from '../../e2e/support/product'
import { makeRecruiter } from '../../e2e/support/scenario'
import { startSpeech } from '../../e2e/support/speech'
import { startTcpProxy, type TcpProxy } from '../../e2e/support/tcp-proxy'
import { familyOf, signalAll } from '../lib/processes'
import { mountSmallDisk, type SmallDisk } from '../lib/small-disk'
import { until } from '../lib/wait'
import { makeLongSet, type Seat, takeSeat } from './candidate-session'

/** The product, on a disk and behind a line that can both fail, with interviews for the taking. */
export interface Site {
  /** Where browsers reach it: through the line only. */
  readonly url: string
  readonly dataDir: string
  readonly line: TcpProxy
  /** What the recordings lie on; a word why not where this machine can't mount one. */
  readonly disk: SmallDisk | string
  takeSeat(): Promise<Seat>
  /** The server, or what a test puts before it, is where the line leads. */
  readonly serverPort: number
  killServer(): Promise<void>
  /** Starts it until it runs. */
  startServer(): Promise<void>
  killDatabase(): void
  /** It answers, its database included. */
  isWell(): Promise<boolean>
  close(): Promise<void>
}

const START_TRIES = 5

const startAgain = async (product: Product): Promise<void> => {
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

const layDisk = (folder: string, dataDir: string, sizeMebibytes: number): SmallDisk | string => {
  const disk = mountSmallDisk(join(folder, 'disk'), sizeMebibytes)
  mkdirSync(dataDir, { recursive: true })
  if (typeof disk !== 'string') symlinkSync(disk.folder, join(dataDir, 'media'))
  return disk
}

/** What has to be taken down again, in the opposite order, whatever becomes of the start. */
const createEnd = () => {
  const steps: (() => Promise<void> | void)[] = []
  return {
    add: (step: () => Promise<void> | void) => steps.unshift(step),
    run: async () => {
      for (const step of steps.splice(0)) await step()
    },
  }
}

const open = async (sizeMebibytes: number, end: ReturnType<typeof createEnd>): Promise<Site> => {
  const folder = makeFolder()
  end.add(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const disk = layDisk(folder, dataDir, sizeMebibytes)
  if (typeof disk !== 'string') end.add(disk.remove)
  const line = await startTcpProxy()
  end.add(line.close)
  const speech = await startSpeech('scripted')
  end.add(speech.close)
  const url = `http://localhost:${line.port}`
  const port = await freePort()
  const settings = { ...speech.settings, VOICE: 'off', DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url }
  const product = await startProduct(settings)
  end.add(product.dispose)
  // A server that was killed leaves its database behind for a moment; nothing may stay.
  end.add(() => signalAll(familyOf(dataDir), 'SIGTERM'))
  line.aim(port)
  const serverUrl = `http://localhost:${port}`
  const recruiter = await makeRecruiter(serverUrl)
  const set = await makeLongSet(recruiter)
  let seats = 0
  const isWell = async (): Promise<boolean> => {
    const answer = await recruiter.api.get('/api/interview/interview/set').catch(() => null)
    return answer?.status === 200
  }
  return {
    url,
    dataDir,
    line,
    disk,
    serverPort: port,
    takeSeat: () => {
      seats += 1
      return takeSeat(serverUrl, set.linkId, seats)
    },
    killServer: product.kill,
    startServer: async () => {
      await startAgain(product)
      if (!(await until(isWell, 30_000))) throw new Error('the server was started and does not answer')
    },
    killDatabase: () => killDatabase(dataDir),
    isWell,
    close: end.run,
  }
}

export const openSite = async (sizeMebibytes: number): Promise<Site> => {
  const end = createEnd()
  try {
    return await open(sizeMebibytes, end)
  } catch (error) {
    await end.run()
    throw error
  }
}
