import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from './install.mjs'

const MODULES = 'apps/server/src/modules'
const MODULE_NAME = /^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)?$/
const OPERATION_NAME = /^[a-z]+(-[a-z0-9]+)+$/

/**
 * Writes the files of a new operation below `root` and returns their paths. `module` is a folder of the server's modules,
 * or one below it (`identity/accounts`); `name` is `verb-noun`. Throws a Refusal with what to change.
 */
export function createOperation(root, module, name) {
  if (!MODULE_NAME.test(module) || !existsSync(join(root, MODULES, module)))
    throw new Refusal(`There is no module "${module}" in ${MODULES}.`)
  if (!OPERATION_NAME.test(name))
    throw new Refusal(`"${name}" is no operation name: use a verb and a noun, as in archive-set.`)
  const path = `${MODULES}/${module}/operations/${name}`
  const files = {
    [`${path}.ts`]: formatOperation(module, name),
    [`${path}.test.ts`]: formatTest(module, name),
  }
  for (const file of Object.keys(files)) if (existsSync(join(root, file))) throw new Refusal(`${file} exists already.`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return Object.keys(files)
}

function toCamelCase(name) {
  return name.replaceAll(/-(.)/g, (_all, letter) => letter.toUpperCase())
}

function toTypeName(name) {
  const camel = toCamelCase(name)
  return camel[0].toUpperCase() + camel.slice(1)
}

/** From the module's operations folder to `apps/server/src`. */
function getSourceFolder(module) {
  return '../'.repeat(module.split('/').length + 2)
}

function formatOperation(module, name) {
  const source = getSourceFolder(module)
  const type = toTypeName(name)
  return `import type { Deps } from '${source}deps'
import type { MemberCaller } from '${source}http/caller'
import { notFound } from '${source}platform/errors'

export type ${type}Deps = Pick<Deps, 'withActor'>

export interface ${type}Input {
  readonly id: string
}

/** Load, decide with a rule of packages/domain, write in one transaction with the guard in its \`where\`, return. */
export async function ${toCamelCase(name)}(deps: ${type}Deps, actor: MemberCaller, input: ${type}Input): Promise<{ id: string }> {
  return deps.withActor(actor, async () => {
    if (input.id !== actor.organizationId) throw notFound()
    return { id: input.id }
  })
}
`
}

function formatTest(module, name) {
  const source = getSourceFolder(module)
  const operation = toCamelCase(name)
  return `import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '${source}http/caller'
import { makeMember } from '${source}testing/make-member'
import { createTestDeps, type TestDeps } from '${source}testing/test-deps'
import { ${operation} } from './${name}'

let deps: TestDeps
let member: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
})

afterAll(() => deps.close())

describe('${operation}', () => {
  test('rejects an unknown id with NOT_FOUND', async () => {
    await expect(${operation}(deps, member, { id: deps.newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.todo('succeeds for a member of the organization')
  test.todo('rejects a member of another organization with NOT_FOUND')
  test.todo('writes nothing when it is refused')
})
`
}
