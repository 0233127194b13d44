/**
 * The program in an evidence pack. Plain JavaScript that imports Node only, so that the person who verifies a pack can read all of it. It
 * computes hashes as the domain's `records/chain.ts` does; the test of the export compares them.
 */
export const verifierSource = String.raw`// Verifies this evidence pack. Run: node verify.mjs [hash of an end of the chain that was noted earlier]
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const readLines = (name) => readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1)

// RFC 8785: keys in order, no white space.
function canonical(value) {
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return '{' + keys.map((key) => JSON.stringify(key) + ':' + canonical(value[key])).join(',') + '}'
}

function hashFile(name) {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256')
    createReadStream(join(folder, name)).on('error', reject).on('data', (piece) => hash.update(piece)).on('end', () => resolve(hash.digest('hex')))
  })
}

const problems = []
const pack = JSON.parse(readFileSync(join(folder, 'pack.json'), 'utf8'))

// 1. The chain: each hash includes the one before.
const bodyHashes = readLines('chain.txt')
const hashes = ['0'.repeat(64)]
for (const bodyHash of bodyHashes) hashes.push(sha256(hashes[hashes.length - 1] + '\n' + bodyHash))
if (bodyHashes.length !== pack.head.seq || hashes[hashes.length - 1] !== pack.head.hash)
  problems.push('chain.txt does not end where pack.json says: an entry was changed, added or removed')

// 2. The records: each has its place in the chain.
function findRecordProblem(line) {
  const { entry, salt, content } = JSON.parse(line)
  if (line !== canonical({ entry, salt, content })) return 'is not written as it was'
  const { seq, recordId, kind, happenedAt, contentHash } = entry
  if (sha256(salt + '\n' + canonical(content)) !== contentHash) return 'was changed: its content does not match its hash'
  const body = canonical({ seq, recordId, kind, happenedAt, contentHash })
  if (bodyHashes[seq - 1] !== sha256(body)) return 'is not in the chain at its place'
  if (hashes[seq] !== entry.hash || hashes[seq - 1] !== entry.previousHash) return 'has other hashes than the chain'
  return null
}
const lines = readLines('records.jsonl')
if (lines.length !== pack.recordCount) problems.push('records.jsonl has ' + lines.length + ' records instead of ' + pack.recordCount)
lines.forEach((line, index) => {
  let problem = null
  try {
    problem = findRecordProblem(line)
  } catch {
    problem = 'cannot be read'
  }
  if (problem !== null) problems.push('Record in line ' + (index + 1) + ' of records.jsonl ' + problem)
})

// 3. The files of this pack.
for (const { name, sha256: expected } of pack.files) {
  const found = await hashFile(name).catch(() => null)
  if (found === null) problems.push(name + ' is missing')
  else if (found !== expected) problems.push(name + ' was changed')
}

// 4. An end of the chain that was noted earlier.
const [, , noted] = process.argv
if (noted !== undefined && !hashes.includes(noted)) problems.push('The chain does not have the hash ' + noted)

for (const problem of problems) console.log('NOT OK: ' + problem)
if (problems.length === 0) {
  console.log('OK: ' + lines.length + ' records, ' + pack.files.length + ' files, ' + bodyHashes.length + ' entries in the chain.')
  console.log('End of the chain: ' + pack.head.hash)
}
process.exitCode = problems.length === 0 ? 0 : 1
`
