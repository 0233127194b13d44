import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUSE, TOOLS } from './paths.mjs'
import { finish, readPlaywright, readVitest } from './reports.mjs'
import { runNode } from './run.mjs'

/**
 * Each runner answers { passed, failed, skipped, failures, seconds, output }; `failures` are titles. One that crashed or
 * ran nothing answers at least one failure: silence is not success.
 */
export const RUNNERS = [
  { name: 'unit', run: vitest('unit') },
  { name: 'database', run: vitest('database') },
  { name: 'repositories-15', run: vitest('repositories-15') },
  { name: 'web', run: vitest('web') },
  { name: 'boundaries', run: boundaries },
  { name: 'browser', run: browser, needsBuild: true },
  { name: 'faults', run: vitest('faults'), needsBuild: true },
]

function vitest(project) {
  return async (more) => {
    const report = reportFile()
    const args = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report.file}`,
    ]
    const ran = await runNode(TOOLS.vitest, [...args, ...more], { cwd: HOUSE, limitSeconds: 900 })
    const json = report.read()
    return finish(ran, json === null ? null : readVitest(json))
  }
}

async function boundaries() {
  const ran = await runNode(join(HOUSE, 'tools', 'prove-boundaries.mjs'), [], { cwd: HOUSE, limitSeconds: 300 })
  const count = /(\d+) passed, (\d+) failed\s*$/.exec(ran.output)
  if (count === null) return finish(ran, null)
  const failures = ran.output.split('\n').filter((line) => line.startsWith('failed: '))
  return finish(ran, { passed: Number(count[1]), failed: Number(count[2]), skipped: 0, failures })
}

async function browser(more) {
  if (!existsSync(join(HOUSE, 'playwright.config.ts'))) return withoutBrowserTests()
  const report = reportFile()
  const ran = await runNode(TOOLS.playwright, ['test', '--reporter=list,json', ...more], {
    cwd: HOUSE,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report.file, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    limitSeconds: 2_700,
  })
  const json = report.read()
  return finish(ran, json === null ? null : readPlaywright(json))
}

/** Specs that no configuration runs are a failure; a house that has none yet is not. */
function withoutBrowserTests() {
  const specs = readdirSync(join(HOUSE, 'e2e'), { recursive: true }).filter((name) => String(name).endsWith('.spec.ts'))
  if (specs.length === 0) return null
  return {
    passed: 0,
    failed: 1,
    skipped: 0,
    seconds: 0,
    output: '',
    failures: ['e2e/ has specs, but there is no playwright.config.ts'],
  }
}

function reportFile() {
  const folder = mkdtempSync(join(tmpdir(), 'candor-report-'))
  const file = join(folder, 'report.json')
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      // The runner died before it could report; the caller counts that as a failure.
      return null
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { file, read }
}
