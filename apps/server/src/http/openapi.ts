import { contract, describePolicy, errorStatus, problemTitle, type RawRoute, rawRoutes } from '@candor/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    params: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
} as const

const headersOf = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' as const } }]),
  )

const parametersOf = (route: RawRoute) => [
  ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' as const },
  })),
  ...Object.entries(route.query ?? {}).map(([name, description]) => ({
    name,
    in: 'query' as const,
    description,
    schema: { type: 'string' as const },
  })),
  ...Object.entries(route.request?.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header' as const,
    description,
    schema: { type: 'string' as const },
  })),
]

const contentOf = (contentType: string | null) =>
  contentType === null ? {} : { content: { [contentType]: { schema: { type: 'string' as const } } } }

const operationOf = (route: RawRoute) => ({
  operationId: route.id,
  summary: route.summary,
  description: describePolicy(route.policy),
  tags: [route.service],
  parameters: parametersOf(route),
  ...(route.request === undefined
    ? {}
    : { requestBody: { content: { [route.request.contentType]: { schema: { type: 'string' as const } } } } }),
  responses: {
    [String(route.response.status)]: {
      description: route.summary,
      headers: headersOf(route.response.headers),
      ...contentOf(route.response.contentType),
    },
    ...Object.fromEntries(
      route.errors.map((code) => [
        String(errorStatus[code]),
        { description: problemTitle(code), content: { 'application/problem+json': { schema: problemSchema } } },
      ]),
    ),
  },
})

/** OpenAPI 3.1 of the whole registry, typed and raw routes alike. */
export const makeOpenApi = async () => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const typed = await generator.generate(contract, {
    info: {
      title: 'Candor',
      version: '0.1.0',
      description: 'AI video interviews. Errors are RFC 9457 problem details with a stable code.',
    },
    servers: [{ url: '/api' }],
    customErrorResponseBodySchema: () => problemSchema,
  })
  const paths: Record<string, object> = {}
  for (const [path, item] of Object.entries(typed.paths ?? {})) paths[`/api${path}`] = { ...item }
  for (const route of Object.values<RawRoute>(rawRoutes)) {
    const path = `/api${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return { ...typed, servers: [{ url: '/' }], paths }
}
