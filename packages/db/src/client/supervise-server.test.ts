import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptsConnections } from './accepts-connections'
import { getServerAccount } from './account'
import { getEmbeddedBinaries } from './binaries'
import { initCluster } from './init-cluster'
import { isAlive } from './process-identity'
import { formatServerUrl, type ServerOptions, SUPERUSER } from './server-options'
import { type SupervisedServer, superviseServer } from './supervise-server'

let folder = ''
let options: ServerOptions
let messages: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-supervise-'))
  chmodSync(folder, 0o711)
  messages = []
  const account = getServerAccount()
  options = {
    binaries: getEmbeddedBinaries(account),
    account,
    clusterDir: join(folder, 'postgres'),
    superuserPassword: randomBytes(12).toString('hex'),
    logFile: join(folder, 'postgres.log'),
    isDurable: false,
    log: (message) => messages.push(message),
  }
  initCluster(options)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function readServerPid(): number {
  try {
    return Number.parseInt(readFileSync(join(options.clusterDir, 'postmaster.pid'), 'utf8'), 10)
  } catch {
    // Between two servers.
    return Number.NaN
  }
}

async function killAndWaitUntil(isReached: (killedPid: number) => Promise<boolean>): Promise<void> {
  const killedPid = readServerPid()
  process.kill(killedPid, 'SIGKILL')
  while (!(await isReached(killedPid))) await setImmediate()
}

const isReplaced = async (killedPid: number): Promise<boolean> => {
  const pid = readServerPid()
  return !Number.isNaN(pid) && pid !== killedPid
}

function isAnswering(server: SupervisedServer): () => Promise<boolean> {
  const url = formatServerUrl(server.address, { user: SUPERUSER, password: options.superuserPassword }, 'postgres')
  return () => acceptsConnections(url)
}

async function expectStopped(): Promise<void> {
  const pid = readServerPid()
  expect(Number.isNaN(pid) || !isAlive(pid)).toBe(true)
}

describe('stopping a supervised server', () => {
  it.each(['is being started again', 'answers again, before its supervisor has noticed'])(
    'ends one that %s',
    async (moment) => {
      for (let time = 0; time < 3; time += 1) {
        const server = await superviseServer(options)
        await killAndWaitUntil(moment.startsWith('answers') ? isAnswering(server) : isReplaced)
        await server.stop()
        await expectStopped()
      }
      expect(messages.filter((message) => message.includes('does not start again'))).toEqual([])
    },
  )
})
