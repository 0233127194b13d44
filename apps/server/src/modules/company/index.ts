import type { ReadDocument } from '@candor/ai'
import type { Implementer } from '../../http/implement'
import { createCompanyRoutes } from './routes'

/** Reads the job descriptions that sets are made from. */
export const createCompany = (options: { os: Implementer; readDocument: ReadDocument }) => ({
  routes: createCompanyRoutes(options),
})
