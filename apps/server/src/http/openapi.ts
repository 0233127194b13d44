import * as contractExports from '@candor/contract'
import { contract, type RawRoute, rawRoutes, services } from '@candor/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import { problemComponents, problemSchema, referToProblems } from './openapi-problems'
import { describeRawOperation } from './openapi-raw'

type JsonObject = Readonly<Record<string, unknown>>

const zPaths = z.record(
  z.string(),
  z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) })),
)
const zSchemas = z.record(z.string(), z.unknown())
const zReference = z.object({ $ref: z.string() })

/** A reference to a plain string or number says less than the schema itself. */
const isWorthNaming = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodType &&
  !(value instanceof z.ZodString || value instanceof z.ZodStringFormat || value instanceof z.ZodNumber)

/** Named after the contract's exported shapes: `zProfile` is `Profile`; what is sent differs as `ProfileInput`. */
function listNamedSchemas() {
  const named = Object.entries(contractExports).flatMap(([name, schema]) =>
    /^z[A-Z]/.test(name) && isWorthNaming(schema) ? [{ name: name.slice(1), schema }] : [],
  )
  return Object.fromEntries([
    ...named.map(({ name, schema }) => [name, { schema, strategy: 'output' as const }] as const),
    ...named.map(({ name, schema }) => [`${name}Input`, { schema, strategy: 'input' as const }] as const),
  ])
}

function collectReferences(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const reference = zReference.safeParse(node)
  if (reference.success) found.add(reference.data.$ref.split('/').at(-1) ?? '')
  for (const child of Object.values(node)) collectReferences(child, found)
}

/** The schemas that the paths need, directly or through another schema. */
function keepReferenced(schemas: JsonObject, roots: unknown): JsonObject {
  const found = new Set<string>()
  collectReferences(roots, found)
  // The set grows while it is walked: a found schema is searched in turn.
  for (const name of found) collectReferences(schemas[name], found)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)))
}

const isProblemStatus = (status: string): boolean => Number(status) >= 400

/** The success responses as generated, without the body of a 204; the problems as references. */
function describeResponses(responses: JsonObject): JsonObject {
  const problems = Object.keys(responses).filter(isProblemStatus).map(Number)
  const successes = Object.entries(responses).filter(([status]) => !isProblemStatus(status))
  return {
    ...Object.fromEntries(
      successes.map(([status, response]) => [status, status === '204' ? { description: 'No content' } : response]),
    ),
    ...referToProblems(problems),
  }
}

async function generateTyped() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const { paths, components } = await generator.generate(contract, { commonSchemas: listNamedSchemas() })
  return { paths: zPaths.parse(paths), schemas: zSchemas.parse(components?.schemas) }
}

/** OpenAPI 3.1 of the whole registry, typed and raw routes alike. */
export async function createOpenApi() {
  const typed = await generateTyped()
  const paths: Record<string, Record<string, object>> = {}
  for (const [path, item] of Object.entries(typed.paths)) {
    paths[`/api${path}`] = Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [
        method,
        { ...operation, responses: describeResponses(operation.responses) },
      ]),
    )
  }
  for (const route of Object.values<RawRoute>(rawRoutes)) {
    const path = `/api${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRawOperation(route) }
  }
  const schemas = { Problem: problemSchema, ...keepReferenced(typed.schemas, paths) }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Candor',
      version: '0.1.0',
      description: 'AI video interviews. Errors are RFC 9457 problem details with a stable code.',
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: '/' }],
    tags: services.map((name) => ({ name })),
    paths,
    components: { schemas, responses: problemComponents },
  }
}
