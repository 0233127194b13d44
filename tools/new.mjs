import { Refusal, requireNode } from './lib/install.mjs'
import { createOperation } from './lib/new-operation.mjs'
import { ROOT, TOOLS } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

/** `npm run new -- operation <module> <verb-noun>`: writes the files of a new operation. */
const USAGE = 'Usage: npm run new -- operation <module> <verb-noun>, for example: operation sets archive-set'

async function main() {
  requireNode()
  const [kind, module, name, ...rest] = process.argv.slice(2)
  if (kind !== 'operation' || module === undefined || name === undefined || rest.length > 0) throw new Refusal(USAGE)
  const files = createOperation(ROOT, module, name)
  const { code, output } = await runNode(TOOLS.biome, ['check', '--write', ...files], { cwd: ROOT })
  if (code !== 0) throw new Refusal(output)
  for (const file of files) console.log(`Wrote ${file}`)
  console.log('Next: declare the route in packages/contract and serve it in the module (see CONTRIBUTING.md).')
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
