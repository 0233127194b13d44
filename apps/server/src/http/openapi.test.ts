import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypeScript, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { createOpenApi } from './openapi'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../../..')
const openApi = await createOpenApi()
const text = JSON.stringify(openApi, null, 2)

test('the document shares its schemas: it takes less than 3,600 bytes for each operation', () => {
  const operationCount = Object.values(openApi.paths).flatMap((path) => Object.keys(path)).length
  expect(operationCount).toBeGreaterThan(150)
  expect(Buffer.byteLength(text) / operationCount).toBeLessThan(3_600)
})

const lint = async (source: string): Promise<string[]> => {
  const config = await createConfig({
    extends: ['minimal'],
    rules: { struct: 'error', 'operation-operationId-unique': 'error' },
  })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
}

test('the linter finds no error in the document', async () => {
  expect(await lint(text)).toEqual([])
})

test('the linter reports a broken reference and an unknown member', async () => {
  expect(await lint(text.replace('#/components/schemas/Profile"', '#/components/schemas/Missing"'))).not.toEqual([])
  expect(await lint(text.replace('"operationId"', '"operationName"'))).not.toEqual([])
})

const program = (id: string) => `
import createClient from 'openapi-fetch'
import type { components, paths } from './api'

const client = createClient<paths>({ baseUrl: 'http://127.0.0.1:1' })

export async function readOrganization(): Promise<string> {
  const { data, error } = await client.GET('/api/identity/organization/{id}', { params: { path: { id: ${id} } } })
  if (error !== undefined) {
    const problem: components['schemas']['Problem'] = error
    return problem.code
  }
  const organization: components['schemas']['OrganizationDetail'] = data
  return organization.name
}
`

test('a typed client generated from the document compiles, and refuses what the contract refuses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-client-'))
  try {
    const client = dirname(dirname(createRequire(import.meta.url).resolve('openapi-fetch')))
    await symlink(dirname(client), join(folder, 'node_modules'))
    await writeFile(join(folder, 'api.ts'), astToString(await openapiTypeScript(text)))
    const options = {
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2023',
      types: [],
    }
    const compile = async (id: string): Promise<string> => {
      await writeFile(join(folder, 'program.ts'), program(id))
      await writeFile(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
      )
      const compiler = join(root, 'node_modules/ts7/bin/tsc')
      const result = await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error)
      return result.stdout
    }
    expect(await compile("'00000000-0000-4000-8000-000000000000'")).toBe('')
    expect(await compile('1')).toContain('TS2322')
  } finally {
    await rm(folder, { recursive: true })
  }
}, 120_000)

test('the command ends quietly when its reader closes the pipe', async () => {
  const { stdout, stderr } = await run('bash', ['-c', 'node --import tsx tools/openapi.ts | head -n 1'], { cwd: root })
  expect([stdout.trim(), stderr]).toEqual(['{', ''])
}, 60_000)
