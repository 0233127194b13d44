import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const modulePath = fileURLToPath(new URL('heap-growth.ts', import.meta.url))

/** Receives 600 MB in bodies next to objects that stay, and prints how often the whole heap was collected. */
const receiveBodies = `
  const { PerformanceObserver, constants } = require('node:perf_hooks')
  const { setTimeout: sleep } = require('node:timers/promises')
  let count = 0
  const countFull = (list) => list.getEntries().forEach(({ detail }) => (count += detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR ? 1 : 0))
  new PerformanceObserver(countFull).observe({ entryTypes: ['gc'] })
  const run = async () => {
    const staying = Array.from({ length: 600_000 }, (_, at) => ({ at, list: [at] }))
    await sleep(10)
    count = 0
    for (let nth = 0; nth < 3_000; nth += 1) {
      Buffer.alloc(200_000)
      if (nth % 20 === 0) await sleep(1)
    }
    await sleep(10)
    console.log(count, staying.length)
  }
`

/** V8 saves memory from the start here, as it does by itself in a process with pauses. */
const countFullCollections = (setUp: string): number => {
  const script = `${receiveBodies} ${setUp}.then(run)`
  const output = execFileSync(process.execPath, ['--optimize-for-size', '--import', 'tsx', '--eval', script], {
    encoding: 'utf8',
  })
  return Number(output.split(' ')[0])
}

test('received bodies cause far fewer full collections of the heap once it may grow', () => {
  const before = countFullCollections('Promise.resolve()')
  const after = countFullCollections(`import(${JSON.stringify(modulePath)}).then((heap) => heap.relaxHeapGrowth())`)
  expect(before).toBeGreaterThan(4)
  expect(after).toBeLessThan(before / 2)
})
