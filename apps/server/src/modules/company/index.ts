import type { Implementer } from '../../http/implement'
import type { ReadDocumentInTurn } from '../../platform/workers/create-document-reader'
import { createCompanyRoutes } from './routes'

/** Reads the job descriptions that sets are made from. */
export const createCompany = (options: { os: Implementer; readDocument: ReadDocumentInTurn }) => ({
  routes: createCompanyRoutes(options),
})
