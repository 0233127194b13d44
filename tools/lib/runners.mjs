import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, TOOLS } from './paths.mjs'
import { readProgress } from './progress.mjs'
import { finish, readPlaywright, readVitest } from './reports.mjs'
import { runNode } from './run.mjs'

/** Longer than any single test may take (240 s, and 120 s for a hook): only a hang makes no progress for so long. */
const IDLE_SECONDS = 600
const REPORTERS = join(ROOT, 'tools', 'reporters')

/**
 * Each runner returns { passed, failed, skipped, unfinished, failures, seconds, output }; `failures` are titles. A runner
 * that crashed, was ended or ran nothing returns at least one failure, and what its tests did until then.
 */
export const RUNNERS = [
  { name: 'unit', run: createVitest('unit') },
  { name: 'database', run: createVitest('database') },
  { name: 'repositories-15', run: createVitest('repositories-15') },
  { name: 'web', run: createVitest('web') },
  { name: 'boundaries', run: createCounter('prove-boundaries.mjs') },
  { name: 'page-budgets', run: createCounter('check-page-budgets.mjs'), needsBuild: true },
  { name: 'browser', run: runBrowser, needsBuild: true },
  { name: 'faults', run: createVitest('faults'), needsBuild: true },
]

function createVitest(project) {
  return (args) => runVitest(['--project', project, ...args])
}

/** Runs Vitest with `args`; `options` are for the tests of this file. */
export async function runVitest(args, { cwd = ROOT, idleSeconds = IDLE_SECONDS } = {}) {
  const report = createReport()
  const reporters = ['default', 'json', join(REPORTERS, 'vitest-progress.mjs')].map((name) => `--reporter=${name}`)
  const ran = await runNode(TOOLS.vitest, ['run', ...reporters, `--outputFile.json=${report.file}`, ...args], {
    cwd,
    env: { CANDOR_PROGRESS_FILE: report.progressFile },
    progressFile: report.progressFile,
    idleSeconds,
  })
  const { json, progress } = report.read()
  return finish(ran, json === null ? null : readVitest(json), progress)
}

/** A script that prints its failures and, in the last line, how many passed and failed. */
function createCounter(script) {
  return async () => {
    const ran = await runNode(join(ROOT, 'tools', script), [], { cwd: ROOT, idleSeconds: IDLE_SECONDS })
    const count = /(\d+) passed, (\d+) failed\s*$/.exec(ran.output)
    if (count === null) return finish(ran, null)
    const failures = ran.output.split('\n').filter((line) => line.startsWith('failed: '))
    return finish(ran, { passed: Number(count[1]), failed: Number(count[2]), skipped: 0, failures })
  }
}

async function runBrowser(args) {
  if (!existsSync(join(ROOT, 'playwright.config.ts'))) return refuseUnusedSpecs()
  const report = createReport()
  const reporters = ['list', 'json', join(REPORTERS, 'playwright-progress.mjs')]
  const ran = await runNode(TOOLS.playwright, ['test', `--reporter=${reporters.join(',')}`, ...args], {
    cwd: ROOT,
    env: {
      CANDOR_PROGRESS_FILE: report.progressFile,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report.file,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    },
    progressFile: report.progressFile,
    idleSeconds: IDLE_SECONDS,
  })
  const { json, progress } = report.read()
  return finish(ran, json === null ? null : readPlaywright(json), progress)
}

/** Specs that no configuration runs are a failure; a repository without specs is not. */
function refuseUnusedSpecs() {
  const specs = readdirSync(join(ROOT, 'e2e'), { recursive: true }).filter((name) => String(name).endsWith('.spec.ts'))
  if (specs.length === 0) return null
  return {
    passed: 0,
    failed: 1,
    skipped: 0,
    unfinished: 0,
    seconds: 0,
    output: '',
    failures: ['e2e/ has specs, but there is no playwright.config.ts'],
  }
}

/** The files a runner reports to: the whole report at its end, and its progress meanwhile. */
function createReport() {
  const folder = mkdtempSync(join(tmpdir(), 'candor-report-'))
  const file = join(folder, 'report.json')
  const progressFile = join(folder, 'progress.jsonl')
  const read = () => {
    try {
      return { json: parseReport(file), progress: readProgress(progressFile) }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { file, progressFile, read }
}

function parseReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The runner ended before it could write its report: its progress is counted instead.
    return null
  }
}
