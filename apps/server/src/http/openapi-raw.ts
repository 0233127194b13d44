import { describePolicy, type RawRoute } from '@candor/contract'
import { listProblemStatuses, referToProblems } from './openapi-problems'

const text = { type: 'string' as const }

const listParameters = (route: RawRoute) => [
  ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: text,
  })),
  ...Object.entries(route.query ?? {}).map(([name, description]) => ({
    name,
    in: 'query' as const,
    description,
    schema: text,
  })),
  ...Object.entries(route.request?.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header' as const,
    description,
    schema: text,
  })),
]

const describeHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, description]) => [name, { description, schema: text }]))

const describeContent = (contentType: string) => ({ content: { [contentType]: { schema: text } } })

/** The operation of a route whose body or answer is a stream. */
export function describeRawOperation(route: RawRoute) {
  const { request, response } = route
  return {
    operationId: route.id,
    summary: route.summary,
    description: describePolicy(route.policy),
    tags: [route.service],
    parameters: listParameters(route),
    ...(request === undefined ? {} : { requestBody: describeContent(request.contentType) }),
    responses: {
      [String(response.status)]: {
        description: route.summary,
        headers: describeHeaders(response.headers ?? {}),
        ...(response.contentType === null ? {} : describeContent(response.contentType)),
      },
      ...referToProblems(listProblemStatuses(route.errors)),
    },
  }
}
