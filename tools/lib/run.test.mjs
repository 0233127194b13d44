import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { endLeftovers } from './leftovers.mjs'
import { ROOT } from './paths.mjs'
import { readProgress } from './progress.mjs'
import { run } from './run.mjs'
import { runVitest } from './runners.mjs'

const folders = []

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'candor-run-test-'))
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('run', () => {
  it('ends a program that makes no progress, together with the processes it started', async () => {
    const { code, output, isStalled } = await run('sh', ['-c', 'sleep 60 & echo $!; wait'], { idleSeconds: 1 })
    expect(code).not.toBe(0)
    expect(isStalled).toBe(true)
    expect(output).toContain('made no progress for 1 s')
    const grandchild = Number.parseInt(output, 10)
    await expect.poll(() => isRunning(grandchild)).toBe(false)
  })

  it('lets a program run on for as long as it prints', async () => {
    const steps = 'for i in 1 2 3 4 5 6 7 8; do echo $i; sleep 0.3; done'
    expect(await run('sh', ['-c', steps], { idleSeconds: 1 })).toMatchObject({ code: 0, isStalled: false })
  })

  it('lets a silent program run on for as long as its progress file grows', async () => {
    const progressFile = join(createFolder(), 'progress.jsonl')
    const steps = `for i in 1 2 3 4 5 6 7 8; do echo $i >> ${progressFile}; sleep 0.3; done`
    expect(await run('sh', ['-c', steps], { idleSeconds: 1, progressFile })).toMatchObject({
      code: 0,
      isStalled: false,
    })
  })

  it('does not wait for a grandchild that keeps the output open', async () => {
    const { code, seconds } = await run('sh', ['-c', 'sleep 60 & exit 7'])
    expect(code).toBe(7)
    expect(seconds).toBeLessThan(20)
  })

  it('returns code 127 for a program that does not exist', async () => {
    expect(await run('no-such-program-here', [])).toMatchObject({ code: 127 })
  })
})

describe('readProgress', () => {
  it('counts the last result of each test and ignores a line that was cut short', () => {
    const file = join(createFolder(), 'progress.jsonl')
    const finished = (id, status) => ({ event: 'finished', id, title: `test ${id}`, status })
    const events = [
      { event: 'planned', tests: 5 },
      { event: 'started', id: '1', title: 'test 1' },
      finished('1', 'failed'),
      finished('1', 'passed'),
      finished('2', 'failed'),
      finished('3', 'skipped'),
      { event: 'started', id: '4', title: 'test 4' },
    ]
    writeFileSync(file, `${events.map((event) => JSON.stringify(event)).join('\n')}\n{"event":"fin`)
    expect(readProgress(file)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      unfinished: 2,
      failures: ['test 2'],
      running: ['test 4'],
    })
  })

  it('returns zeros when the runner ended before its first event', () => {
    expect(readProgress(join(createFolder(), 'missing'))).toMatchObject({ passed: 0, failed: 0, unfinished: 0 })
  })
})

describe('a Vitest run that hangs', () => {
  it('is ended, and reports the tests that ran and those that did not finish', async () => {
    const cwd = createFolder()
    // The worker reports in batches: what happens just before it hangs is never sent. A busy machine needs seconds for a batch.
    const vitest = JSON.stringify(join(ROOT, 'node_modules', 'vitest', 'dist', 'index.js'))
    const source = `import { expect, it } from ${vitest}
      it('passes', () => expect(1).toBe(1))
      it('fails', () => expect(1).toBe(2))
      it.skip('is skipped', () => undefined)
      it('hangs', async () => { await new Promise((resolve) => setTimeout(resolve, 5_000)); for (;;); })
      it('comes later', () => undefined)`
    writeFileSync(join(cwd, 'hanging.test.mjs'), source)
    const result = await runVitest(['--root', cwd], { cwd, idleSeconds: 16 })
    expect(result).toMatchObject({ passed: 1, failed: 2, unfinished: 2 })
    expect(result.failures).toContain('did not finish: hanging.test.mjs: hangs')
    expect(result.failures.at(-1)).toBe('the runner was ended because it made no progress')
  }, 120_000)
})

describe('endLeftovers', () => {
  it('ends the processes that carry the mark', async () => {
    const mark = `CANDOR_TEST_RUN=left-${process.pid}`
    const child = spawn('sleep', ['60'], {
      env: { PATH: process.env.PATH, CANDOR_TEST_RUN: mark.split('=')[1] },
      detached: true,
    })
    child.unref()
    expect(await endLeftovers(mark)).toBe(1)
    expect(await endLeftovers(mark)).toBe(0)
  }, 20_000)
})

/** A zombie process that init has not reaped yet does not run. */
function isRunning(pid) {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    // The process has ended.
    return false
  }
}
