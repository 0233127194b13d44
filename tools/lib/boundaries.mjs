import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** Folders whose imports are ruled. */
const ROOTS = ['packages', 'apps']

/**
 * Judges every import below `root`. Answers the violations and how many modules were really read: a parser that cannot
 * read TypeScript reports none of either, and would pass.
 */
export async function judgeImports(root) {
  const rules = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
  const options = { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true, baseDir: root }
  const { output } = await cruise(ROOTS, options, undefined, {
    tsConfig: extractTsConfig(join(root, 'tsconfig.base.json')),
  })
  const read = output.modules.filter((module) => isOurs(module.source)).length
  return { violations: output.summary.violations, readCount: read, fileCount: countSources(root) }
}

/** Names of all rules, for the proof that none is vacuous. */
export function ruleNames(root) {
  return createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')).forbidden.map((rule) => rule.name)
}

function isOurs(source) {
  return /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(source) && !source.includes('node_modules')
}

function countSources(root) {
  return ROOTS.flatMap((base) => readdirSync(join(root, base)).map((name) => join(root, base, name, 'src')))
    .flatMap((folder) => listFiles(folder))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('routeTree.gen.ts') && !file.includes('/fixtures/')).length
}

function listFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  } catch {
    // A package that has no sources yet.
    return []
  }
}
