/** What candidates' devices noticed: a record of its own, which no assessment reads. */

export { readIntegrity } from './read-integrity'
export { createIntegrityRoutes } from './routes'
