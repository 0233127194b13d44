import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startProduct } from '../e2e/support/product'
import { makeActiveSet, makeRecruiter } from '../e2e/support/scenario'
import { machineLine, percentiles } from './lib/figures'
import { processorTimeMs } from './lib/process-cpu'
import { openTab, type TabTimes } from './lib/tab-load'

/**
 * Opens one page in many tabs at once and measures how long each waits for the page and for its files. The tabs come from as many
 * addresses as asked for: this command is the proxy that names them. The peer in the same run is a plain Node server that sends the
 * same bytes from memory. `npm run bench:tabs -- --count 1000 --addresses 20`. Needs the built product.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, addresses: { type: 'string', default: '20' } },
})
const count = Number(values.count)
const addresses = Number(values.addresses)
/** Of the range that is reserved for benchmarks (RFC 2544). */
const nameAddress = (tab: number): string => `198.18.0.${tab % addresses}`

/** The most memory that the process has used since its start. */
const readPeakMiB = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const formatTimes = (values: readonly number[]): string => {
  const { p50, p95, max } = percentiles(values)
  return [p50, p95, max].map((ms) => ms.toFixed(0)).join(' / ')
}

async function measure(name: string, url: string, pid: number): Promise<readonly TabTimes[]> {
  await openTab(url, nameAddress(0))
  const before = processorTimeMs(pid)
  const startedMs = performance.now()
  const tabs = await Promise.all(Array.from({ length: count }, (_, tab) => openTab(url, nameAddress(tab))))
  const tookMs = performance.now() - startedMs
  const cpuMs = processorTimeMs(pid).ownMs - before.ownMs
  const good = tabs.filter(({ problem }) => problem === null)
  const figures = [
    formatTimes(good.map(({ pageMs }) => pageMs)),
    formatTimes(good.map(({ readyMs }) => readyMs)),
    (good.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6 / (tookMs / 1000)).toFixed(0),
    (cpuMs / count).toFixed(1),
    readPeakMiB(pid).toFixed(0),
    `${count - good.length}`,
  ]
  console.log(`| ${name} | ${figures.join(' | ')} |`)
  return tabs
}

const startPeer = (url: string): Promise<{ readonly child: ChildProcess; readonly url: string }> =>
  new Promise((resolve, reject) => {
    const child = fork('bench/peers/tabs/serve.mjs', [url])
    child.once('error', reject)
    child.once('message', (message) => resolve({ child, url: String(message) }))
  })

const product = await startProduct({ TRUSTED_PROXIES: '127.0.0.1,::1' })
try {
  const { api } = await makeRecruiter(product.url)
  const { linkId } = await makeActiveSet(api)
  const url = `${product.url}/interview/${linkId}`
  const peer = await startPeer(url)
  console.log(`${count} tabs of ${addresses} addresses open the first page of an interview at once. ${machineLine()}`)
  console.log(
    '| server | page, p50 / p95 / max ms | page and files, ms | MB/s | processor ms a tab | most memory MiB | failed |',
  )
  console.log('|---|---|---|---|---|---|---|')
  const tabs = await measure('the product', url, product.pid())
  await measure('plain Node server, same bytes', peer.url, peer.child.pid ?? 0)
  peer.child.kill()
  const problems = new Set(tabs.flatMap(({ problem }) => problem ?? []))
  for (const problem of problems) console.log(`failed: ${problem}`)
  console.log(`At the end: ${machineLine()}`)
  process.exitCode = problems.size === 0 ? 0 : 1
} finally {
  await product.dispose()
}
