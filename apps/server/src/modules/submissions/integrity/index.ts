/** Signals from candidates' devices. They are stored separately, and no assessment reads them. */

export { readIntegrity } from './read-integrity'
export { createIntegrityRoutes } from './routes'
