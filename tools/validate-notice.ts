import { readFile } from 'node:fs/promises'
import { describeNoticeProblems } from './operator/describe-notice-problems'

/** `npm run validate:notice -- <url|file>` checks a notice about the AI of an interview against its published shape. */
const [source] = process.argv.slice(2)

const timeoutMs = 10_000

async function readSource(from: string): Promise<string> {
  if (!/^https?:\/\//.test(from)) return readFile(from, 'utf8')
  const response = await fetch(from, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return response.text()
}

async function run(): Promise<number> {
  if (source === undefined) {
    console.error('Name the notice: npm run validate:notice -- <url|file>')
    return 2
  }
  try {
    const problems = describeNoticeProblems(await readSource(source))
    console.log(problems.length === 0 ? 'The notice is valid.' : problems.join('\n'))
    return problems.length === 0 ? 0 : 1
  } catch (error) {
    console.error(`${source} can’t be read. ${error instanceof Error ? error.message : ''}`)
    return 2
  }
}

process.exitCode = await run()
