/**
 * What checks an evidence pack: one source for the program and the page in it, so that both find the same. Plain JavaScript without an
 * import: the person who verifies a pack can read all of it. It computes hashes as the domain's `records/chain.ts` does; the test of the export
 * compares them.
 */
export const verifierCore = String.raw`// RFC 8785: keys in order, no white space.
function canonical(value) {
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const keys = Object.keys(value).sort()
  return '{' + keys.map((key) => JSON.stringify(key) + ':' + canonical(value[key])).join(',') + '}'
}

// Puts values into a text with {names}.
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name])

// pack.json has a hash of itself; null: it is missing or was changed.
async function readPack({ sha256, readText }) {
  try {
    const text = await readText('pack.json')
    const { sha256: own, ...rest } = JSON.parse(text)
    const isWhole = sha256(canonical(rest)) === own && text === JSON.stringify({ ...rest, sha256: own }, null, 2) + '\n'
    return isWhole ? rest : null
  } catch {
    return null
  }
}

// What a system adds to a folder that a person opens.
const isOfSystem = (file) => ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(file.split('/').pop())

// What is wrong with a record: the name of a text, or null.
function findRecordProblem(line, { sha256, bodyHashes, hashes }) {
  try {
    const { entry, salt, content } = JSON.parse(line)
    if (line !== canonical({ entry, salt, content })) return 'recordSpelling'
    const { seq, recordId, kind, happenedAt, contentHash } = entry
    if (sha256(salt + '\n' + canonical(content)) !== contentHash) return 'recordContent'
    const body = canonical({ seq, recordId, kind, happenedAt, contentHash })
    if (bodyHashes[seq - 1] !== sha256(body)) return 'recordPlace'
    if (hashes[seq] !== entry.hash || hashes[seq - 1] !== entry.previousHash) return 'recordHashes'
    return null
  } catch {
    return 'recordUnreadable'
  }
}

// Checks a pack. sha256(text), listFiles(), readText(file) and hashFile(file) are given: they differ between Node and a browser.
// notedHash: a hash of an end of the chain that was noted earlier, or ''. Returns sentences.
async function checkPack({ sha256, listFiles, readText, hashFile }, notedHash, texts) {
  const pack = await readPack({ sha256, readText })
  if (pack === null) return { problems: [texts.pack], facts: [] }
  const problems = []
  const names = await listFiles()
  // A file that is missing or can't be read is named once, by the check of the files.
  const readLines = async (file) => (await readText(file).catch(() => '')).split('\n').slice(0, -1)

  // 1. The files of this pack, and no others.
  for (const { name: file, sha256: expected } of pack.files) {
    const found = names.includes(file) ? await hashFile(file).catch(() => null) : ''
    if (found === '') problems.push(fill(texts.fileMissing, { file }))
    else if (found === null) problems.push(fill(texts.fileUnreadable, { file }))
    else if (found !== expected) problems.push(fill(texts.fileChanged, { file }))
  }
  const known = ['pack.json', ...pack.files.map(({ name }) => name)]
  for (const file of names) if (!known.includes(file) && !isOfSystem(file)) problems.push(fill(texts.fileAdded, { file }))

  // 2. The chain: each hash includes the one before.
  const bodyHashes = await readLines('chain.txt')
  const hashes = ['0'.repeat(64)]
  for (const bodyHash of bodyHashes) hashes.push(sha256(hashes[hashes.length - 1] + '\n' + bodyHash))
  if (bodyHashes.length !== pack.head.seq || hashes[hashes.length - 1] !== pack.head.hash) problems.push(texts.chainEnd)

  // 3. The records: each has its place in the chain.
  const lines = await readLines('records.jsonl')
  if (lines.length !== pack.recordCount) problems.push(fill(texts.recordCount, { found: lines.length, expected: pack.recordCount }))
  lines.forEach((line, index) => {
    const problem = findRecordProblem(line, { sha256, bodyHashes, hashes })
    if (problem !== null) problems.push(fill(texts[problem], { line: index + 1 }))
  })

  // 4. An end of the chain that was noted earlier. The first hash, of zeros, is before each chain and shows nothing.
  const noted = notedHash.trim().toLowerCase()
  if (noted !== '' && hashes.indexOf(noted) < 1) problems.push(fill(texts.noted, { hash: noted }))

  const counts = { records: lines.length, files: pack.files.length, entries: bodyHashes.length }
  return { problems, facts: [fill(texts.ok, counts), fill(texts.end, { hash: pack.head.hash })] }
}
`
