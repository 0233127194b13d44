import type { ExportTexts } from '../texts/shape'
import { verifierCore } from './verifier-core'

/** The program in an evidence pack: plain JavaScript that imports Node only. */
export const writeVerifier = (
  texts: ExportTexts['evidence']['verifier'],
): string => `// Verifies this evidence pack. Run: node verify.mjs [hash of an end of the chain that was noted earlier]
import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const texts = ${JSON.stringify(texts, null, 2)}

${verifierCore}
const folder = dirname(fileURLToPath(import.meta.url))
const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const listFiles = async () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'))
const readText = async (file) => readFileSync(join(folder, file), 'utf8')
const hashFile = (file) =>
  new Promise((resolve, reject) => {
    const hash = createHash('sha256')
    createReadStream(join(folder, file)).on('error', reject).on('data', (piece) => hash.update(piece)).on('end', () => resolve(hash.digest('hex')))
  })

const { problems, facts } = await checkPack({ sha256, listFiles, readText, hashFile }, process.argv[2] ?? '', texts)
for (const problem of problems) console.log(fill(texts.notOk, { problem }))
if (problems.length === 0) for (const fact of facts) console.log(fact)
process.exitCode = problems.length === 0 ? 0 : 1
`
