import { collectPatterns } from './patterns/collect-patterns'
import { findSlowPatterns } from './patterns/find-slow-patterns'

const shownCharacters = 160

/** Fails if a regular expression of packages/assess or packages/ai can take more than linear time, or was not seen. */
const { patterns, unreached } = await collectPatterns()
const slow = findSlowPatterns(patterns)
for (const { place, source, flags, reason } of slow)
  process.stdout.write(`${place}: ${reason}: /${source.slice(0, shownCharacters)}/${flags}\n`)
for (const place of unreached)
  process.stdout.write(`${place}: no sample builds this pattern: call its function in tools/patterns/sample-text.ts\n`)
process.stdout.write(`${patterns.length} patterns, ${slow.length} slow, ${unreached.length} not seen\n`)
process.exitCode = slow.length + unreached.length === 0 ? 0 : 1
