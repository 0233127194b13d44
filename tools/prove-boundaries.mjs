import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plantedBudgets, webParts } from './boundaries/planted-budgets.mjs'
import { plantedImports, targets } from './boundaries/planted-imports.mjs'
import { proveMembers } from './boundaries/planted-members.mjs'
import { copyTree } from './boundaries/tree-copy.mjs'
import { plantedUnused, unusedByProductArgs } from './boundaries/unused-by-product.mjs'
import { judgeImports, ruleNames } from './lib/boundaries.mjs'
import { runNode } from './lib/run.mjs'

/**
 * Proves that every boundary, every budget and every enumeration is enforced: a violation of each rule is planted in a copy of
 * the sources and must be reported by exactly its rule. Allowed code must not be reported. A rule without a proof fails.
 * A new member of an enumeration must be named by the compiler wherever it is needed.
 */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

async function proveImports(tree) {
  for (const [path, text] of Object.entries(targets)) tree.plant(path, text)
  for (const { files } of plantedImports) for (const [path, text] of Object.entries(files)) tree.plant(path, text)
  process.chdir(tree.root)
  const { violations, readCount, fileCount } = await judgeImports(tree.root)
  process.chdir(ROOT)
  const proofs = plantedImports.map(({ rule, files }) => {
    const [path] = Object.keys(files)
    const found = violations.filter((violation) => violation.from === path).map((violation) => violation.rule.name)
    return judge(rule, path, found)
  })
  const proven = new Set(plantedImports.map(({ rule }) => rule))
  const unproven = ruleNames(tree.root).filter((name) => !proven.has(name))
  return [
    ...proofs,
    verdict('every boundary rule has a planted violation', unproven.length === 0, unproven.join(', ')),
    verdict('every source file was read', readCount >= fileCount, `${readCount} read of ${fileCount}`),
  ]
}

async function proveBudgets(tree) {
  for (const { path, source } of plantedBudgets) tree.plant(path, source)
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const places = [
    'apps/server/src/planted',
    'apps/server/src/http',
    ...webParts.map((part) => `apps/web/src/${part}/planted`),
  ]
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', ...places]
  const { output } = await runNode(biome, args, { cwd: tree.root })
  const { diagnostics } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  return plantedBudgets.map(({ rule, path }) => {
    const found = diagnostics
      .filter((diagnostic) => diagnostic.severity === 'error' && diagnostic.location.path.endsWith(path))
      .map((diagnostic) => diagnostic.category.replace('lint/', ''))
    return judge(rule, path, found)
  })
}

async function proveUnused(tree) {
  for (const { files } of plantedUnused) for (const [path, text] of Object.entries(files)) tree.plant(path, text)
  const knip = join(ROOT, 'node_modules', 'knip', 'bin', 'knip.js')
  const { output } = await runNode(knip, [...unusedByProductArgs, '--reporter=json'], { cwd: tree.root })
  const { issues } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  return plantedUnused.map(({ rule, files }) => {
    const [path] = Object.keys(files)
    const found = issues.filter(({ file }) => file === path).flatMap(listKinds)
    return judge(rule, path, found)
  })
}

/** The kinds of a file's findings, as "files" and "exports". */
function listKinds(issue) {
  return Object.entries(issue)
    .filter(([, found]) => Array.isArray(found) && found.length > 0)
    .map(([kind]) => kind)
}

function judge(rule, path, found) {
  const unique = [...new Set(found)]
  if (rule === null) return verdict(`${path} is allowed`, unique.length === 0, `reported by ${unique.join(', ')}`)
  const isExact = unique.length === 1 && unique[0] === rule
  return verdict(
    `${rule} reports ${path}`,
    isExact,
    unique.length === 0 ? 'nothing was reported' : `reported by ${unique.join(', ')}`,
  )
}

function verdict(title, passed, why) {
  return { title, passed, why }
}

async function main() {
  const tree = copyTree(ROOT)
  try {
    const results = [
      ...(await proveMembers(tree, ROOT)),
      ...(await proveImports(tree)),
      ...(await proveBudgets(tree)),
      ...(await proveUnused(tree)),
    ]
    for (const { title, passed, why } of results) if (!passed) console.log(`failed: ${title}: ${why}`)
    const failed = results.filter((result) => !result.passed).length
    console.log(`${results.length - failed} passed, ${failed} failed`)
    process.exitCode = failed === 0 ? 0 : 1
  } finally {
    tree.remove()
  }
}

await main()
