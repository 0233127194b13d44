/** What candidates' devices noticed: a record of its own, which no assessment reads. */
export { createIntegrityRoutes } from './create-integrity-routes'
export { readIntegrity } from './read-integrity'
