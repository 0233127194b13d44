import { ROOT } from './lib/paths.mjs'
import { findBannedWords, listFiles, readVocabulary } from './lib/words.mjs'

/**
 * Fails on the banned words of tools/words.json. Files below a `pending` path don't fail yet.
 * `node tools/check-words.mjs --report` counts everything, pending files too; `--list <text>` prints each place of a rule
 * or path that contains the text.
 */
const [mode, filter = ''] = process.argv.slice(2)
const found = findBannedWords(ROOT, await listFiles(ROOT), readVocabulary(ROOT))

if (mode === '--report') printReport()
else if (mode === '--list') print(found.filter(({ rule, path }) => rule.includes(filter) || path.includes(filter)))
else {
  const failures = found.filter(({ isPending }) => !isPending)
  print(failures)
  console.log(`${failures.length} banned words, ${found.length - failures.length} more in pending files`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

function print(list) {
  for (const { path, line, term, say } of list)
    console.log(`${path}:${line}: "${term.replaceAll(/\s+/g, ' ')}": say ${say}`)
}

function printReport() {
  printCounts('rule', ({ rule }) => rule)
  printCounts('path', ({ path }) => path.split('/').slice(0, -1).slice(0, 5).join('/'))
  console.log(`${found.length} banned words`)
}

function printCounts(title, getKey) {
  const counts = new Map()
  for (const entry of found) counts.set(getKey(entry), (counts.get(getKey(entry)) ?? 0) + 1)
  console.log(`\nby ${title}`)
  for (const [key, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(6)}  ${key}`)
}
