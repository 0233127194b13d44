import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSeededRandom } from '@candor/domain/testing'
import { type Product, type Settings, startProduct } from '../../e2e/support/product'
import { makeActiveSet, makeRecruiter, type Recruiter } from '../../e2e/support/scenario'
import { createPowerDisk, type PowerDisk } from './power-disk'

import { appendTo, beginStream, compareStream, finishStream, type UploadStream } from './upload-stream'

export interface PowerPlan {
  readonly cycles: number
  readonly seed: number
  readonly streams: number
  /** Further settings of the product, such as a planted fault. */
  readonly settings?: Settings
  /** Called with the data directory while the product is down, before it starts again. */
  readonly whileDown?: (dataDir: string) => Promise<void>
  /** Called after each cycle. */
  readonly onCycle?: (report: PowerReport) => void
}

export interface PowerReport {
  cycles: number
  acknowledgedBytes: number
  acknowledgedSeals: number
  /** Sets and uploads whose creation was acknowledged. */
  acknowledgedRows: number
  lostBytes: number
  wrongBytes: number
  lostSeals: number
  lostRows: number
  /** Uploads that could not be completed afterwards. */
  stuck: number
  /** Starts after which the product did not run, so nothing could be compared. */
  failedStarts: number
}

const createReport = (): PowerReport => ({
  cycles: 0,
  acknowledgedBytes: 0,
  acknowledgedSeals: 0,
  acknowledgedRows: 0,
  lostBytes: 0,
  wrongBytes: 0,
  lostSeals: 0,
  lostRows: 0,
  stuck: 0,
  failedStarts: 0,
})

export const isWhole = (report: PowerReport): boolean =>
  report.lostBytes + report.wrongBytes + report.lostSeals + report.lostRows + report.stuck + report.failedStarts === 0

interface Acknowledged {
  readonly recruiter: Recruiter
  readonly linkId: string
  /** Ids of sets whose creation was acknowledged. */
  readonly sets: string[]
  readonly streams: UploadStream[]
}

/** Repeats the work until the power cut. The error of the cut ends the work and is no failure. */
const repeatUntilCut = async (isCut: () => boolean, work: () => Promise<void>): Promise<void> => {
  while (!isCut()) {
    try {
      await work()
    } catch (error) {
      if (!isCut()) throw error
    }
  }
}

/** Sends one append of up to 200,000 bytes. One in fifty is the last. */
const sendNext = async (stream: UploadStream, random: () => number): Promise<void> => {
  if (stream.isSealAcknowledged) await sleep(20)
  else await appendTo(stream, 1 + Math.floor(random() * 200_000), random() < 0.02)
}

const makeRows = async (acknowledged: Acknowledged, url: string, random: () => number): Promise<void> => {
  const set = await makeActiveSet(acknowledged.recruiter.api)
  acknowledged.sets.push(set.id)
  acknowledged.streams.push(await beginStream(url, acknowledged.linkId, Math.floor(random() * 2 ** 31)))
  await sleep(30)
}

const writeUntilCut = (
  acknowledged: Acknowledged,
  url: string,
  { isCut, random }: { isCut: () => boolean; random: () => number },
): Promise<unknown> =>
  Promise.all([
    ...acknowledged.streams.map((stream) => repeatUntilCut(isCut, () => sendNext(stream, random))),
    repeatUntilCut(isCut, () => makeRows(acknowledged, url, random)),
  ])

const count = (isTrue: boolean): number => (isTrue ? 1 : 0)

const compareUpload = async (stream: UploadStream, report: PowerReport): Promise<void> => {
  report.acknowledgedBytes += stream.acknowledgedBytes
  report.acknowledgedSeals += count(stream.isSealAcknowledged)
  const loss = await compareStream(stream)
  report.lostBytes += loss.lostBytes
  report.wrongBytes += loss.wrongBytes
  report.lostSeals += count(loss.isSealLost)
  report.lostRows += count(loss.isRowLost)
  if (loss.isRowLost) return
  // A stream that can't be completed now is counted as stuck.
  report.stuck += count(!(await finishStream(stream).catch(() => false)))
}

const compare = async (acknowledged: Acknowledged, report: PowerReport): Promise<void> => {
  for (const stream of acknowledged.streams) await compareUpload(stream, report)
  for (const id of acknowledged.sets) {
    const answer = await acknowledged.recruiter.api.get(`/api/interview/interview/set/${id}`)
    report.lostRows += count(answer.status !== 200)
  }
  report.acknowledgedRows += acknowledged.sets.length + acknowledged.streams.length
}

const runCycle = async (
  parts: { disk: PowerDisk; product: Product; random: () => number; plan: PowerPlan },
  report: PowerReport,
): Promise<void> => {
  const { disk, product, random, plan } = parts
  const recruiter = await makeRecruiter(product.url)
  const { linkId } = await makeActiveSet(recruiter.api)
  const acknowledged: Acknowledged = { recruiter, linkId, sets: [], streams: [] }
  for (let place = 0; place < plan.streams; place += 1) {
    acknowledged.streams.push(await beginStream(product.url, linkId, Math.floor(random() * 2 ** 31)))
  }
  let isCut = false
  const writing = writeUntilCut(acknowledged, product.url, { isCut: () => isCut, random })
  await sleep(300 + random() * 1_200)
  // Responses after the start of the cut don't count.
  const cutting = disk.cutPower()
  isCut = true
  await Promise.all([cutting, product.kill(), writing])
  await plan.whileDown?.(product.dataDir)
  try {
    await product.start()
  } catch {
    report.failedStarts += 1
    return
  }
  await compare(acknowledged, report)
}

/** Repeatedly cuts the power of database and files during writes, and compares with what was acknowledged. */
export const runPowerCuts = async (plan: PowerPlan): Promise<PowerReport> => {
  const report = createReport()
  const random = createSeededRandom(plan.seed)
  const disk = await createPowerDisk()
  const dataDir = join(disk.path, 'data')
  try {
    const product = await startProduct({ VOICE: 'off', LOG_LEVEL: 'silent', ...plan.settings, DATA_DIR: dataDir })
    try {
      while (report.cycles < plan.cycles && report.failedStarts === 0) {
        await runCycle({ disk, product, random, plan }, report)
        report.cycles += 1
        plan.onCycle?.(report)
      }
    } finally {
      await product.dispose()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
    await disk.dispose()
  }
  return report
}
