import type { RawRoute } from '../builder'
import { anyone } from '../policy'

const policy = anyone('the reference of the API is public; it holds nothing but the contract')

/** The API's own description. These two routes are outside the paths of the services. */
export const referenceRawRoutes = {
  openapi: {
    id: 'content.openapi',
    service: 'content',
    method: 'GET',
    path: '/openapi.json',
    summary: 'The OpenAPI 3.1 document of this API',
    policy,
    errors: [],
    cost: 'expensive',
    response: { status: 200, contentType: 'application/json' },
  },
  docs: {
    id: 'content.docs',
    service: 'content',
    method: 'GET',
    path: '/docs',
    summary: 'A readable reference of this API',
    policy,
    errors: [],
    response: { status: 200, contentType: 'text/html' },
    ignoresUnknownQuery: 'it is a page',
  },
} as const satisfies Record<string, RawRoute>
