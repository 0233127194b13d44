import { judgeImports } from './lib/boundaries.mjs'
import { findLayoutProblems } from './lib/module-layout.mjs'
import { ROOT } from './lib/paths.mjs'

/** Judges every import of the repository; refuses to call it good when the reader saw fewer files than there are. */
process.chdir(ROOT)
const { violations, readCount, fileCount } = await judgeImports(ROOT)
for (const { rule, from, to, cycle } of violations) {
  const path = cycle ? cycle.map((step) => step.name).join(' -> ') : to
  console.log(`${rule.name}: ${from} -> ${path}`)
}
if (readCount < fileCount) console.log(`only ${readCount} of ${fileCount} source files were read`)
const layoutProblems = findLayoutProblems(ROOT)
for (const problem of layoutProblems) console.log(problem)
process.exitCode = violations.length === 0 && layoutProblems.length === 0 && readCount >= fileCount ? 0 : 1
