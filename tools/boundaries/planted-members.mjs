import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { TOOLS } from '../lib/paths.mjs'
import { runNode } from '../lib/run.mjs'

const ENUMS = 'packages/contract/src/enums.ts'
const PROJECTS = ['tsconfig.json', 'tsconfig.web.json']

/**
 * A new member of an enumeration, and what the compiler must say of it: every file of `mustName` needs the member, and
 * no more than `maxFiles` files are named (null: no limit). Files in a folder `texts` don't count: they hold one text
 * per language and their number grows with the product. `follows` lists files that the compiler names only after the
 * others have the member; they count too.
 */
const plantedMembers = [
  {
    title: 'a third interface language',
    declaration: 'export const interfaceLanguages = [',
    planted: "export const interfaceLanguages = ['fr', ",
    maxFiles: 16,
    mustName: [
      'apps/web/src/shared/i18n/catalogs.ts',
      'apps/web/src/shared/i18n/languages.ts',
      'apps/server/src/modules/notification/templates.ts',
      'apps/server/src/modules/notification/render-mail.ts',
      'apps/server/src/modules/notification/texts/codes.ts',
      'apps/server/src/modules/notification/texts/invites.ts',
      'apps/server/src/modules/notification/texts/links.ts',
      'apps/server/src/modules/notification/texts/notices.ts',
      'packages/domain/src/shared/languages.ts',
      'packages/domain/src/shared/person-name.ts',
    ],
    follows: [],
  },
  {
    title: 'a third interview language',
    declaration: 'export const interviewLanguages = [',
    planted: "export const interviewLanguages = ['fr', ",
    maxFiles: null,
    mustName: [
      'apps/server/src/modules/sessions/texts.ts',
      'packages/ai/src/providers/builtin/turn-detector/classify-ending.ts',
      'packages/assess/src/lexicons/lexicon.ts',
      'packages/domain/src/shared/languages.ts',
    ],
    follows: [],
  },
  {
    title: 'a sixth type of screening question',
    declaration: 'export const screeningQuestionType = {',
    planted: 'export const screeningQuestionType = {\n  DATE: 309,',
    maxFiles: 7,
    mustName: ['packages/domain/src/sets/screening.ts', 'apps/web/src/areas/company/parts/enum-names.ts'],
    follows: ['apps/web/src/locales/en/company.ts', 'apps/web/src/locales/vi/company.ts'],
  },
]

/** Plants each member in the copy, type-checks it, and answers one verdict for each. */
export async function proveMembers(tree, from) {
  tree.plant('tsconfig.web.json', readFileSync(join(from, 'tsconfig.web.json'), 'utf8'))
  linkNestedModules(tree.root, from)
  const source = readFileSync(join(from, ENUMS), 'utf8')
  const verdicts = []
  for (const member of plantedMembers) {
    if (!source.includes(member.declaration)) throw new Error(`${ENUMS} declares no ${member.declaration}`)
    tree.plant(ENUMS, source.replace(member.declaration, member.planted))
    verdicts.push(judgeMember(member, await listFilesWithErrors(tree.root)))
  }
  tree.plant(ENUMS, source)
  return verdicts
}

function judgeMember({ title, maxFiles, mustName, follows }, files) {
  const named = [...new Set([...files, ...follows])]
  const missing = mustName.filter((file) => !files.includes(file))
  const counted = named.filter((file) => !/\/texts\//.test(file))
  const isTooMany = maxFiles !== null && counted.length > maxFiles
  console.log(`${title}: the compiler names ${named.length} files: ${named.join(', ')}`)
  return {
    title: `${title} is named by the compiler wherever it is needed`,
    passed: missing.length === 0 && !isTooMany,
    why: isTooMany ? `${counted.length} files, ${maxFiles} are allowed` : `not named: ${missing.join(', ')}`,
  }
}

/** The product's files only: tests are not part of what a new member needs. */
async function listFilesWithErrors(root) {
  const runs = await Promise.all(PROJECTS.map((project) => runNode(TOOLS.types, ['-p', project], { cwd: root })))
  const lines = runs.flatMap(({ output }) => output.split('\n'))
  const files = lines
    .map((line) => /^(\S+\.tsx?)\(\d+,\d+\): error/.exec(line)?.[1])
    .filter((file) => file !== undefined && !/\.test\.tsx?$|\/testing\//.test(file))
  return [...new Set(files)].sort()
}

/** Packages that only one workspace has, in another version than the others. */
function linkNestedModules(root, from) {
  for (const workspace of ['apps/server', 'apps/web']) {
    const modules = join(from, workspace, 'node_modules')
    const link = join(root, workspace, 'node_modules')
    if (existsSync(modules) && !existsSync(link)) symlinkSync(modules, link)
  }
}
