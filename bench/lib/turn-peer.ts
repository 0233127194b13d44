import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../peers/turn/', import.meta.url))

const run = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${code}`))))
  })

export const readPeerVersion = (): string => {
  const { dependencies }: { dependencies: { '@livekit/agents': string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return dependencies['@livekit/agents']
}

/** Measures LiveKit's agents-js from commit to first sound, in its own process, without network. Providers respond at once. */
export const measurePeer = async (turns: number): Promise<number[]> => {
  if (!existsSync(join(folder, 'node_modules'))) await run('npm', ['ci', '--ignore-scripts'])
  const took: number[] = JSON.parse((await run(process.execPath, ['measure.mjs', String(turns)])).trim())
  return took
}
