import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { createAuditLogExport, createAuditRoutes } from './routes'

export { auditRetention } from './repo/retention'

/** Shows owners the audit log. Operations of all modules write it, with `deps.audit`. */
export const createAudit = (deps: Deps, { os }: { readonly os: Implementer }) => ({
  routes: createAuditRoutes(deps, os),
  raw: { auditLogExport: createAuditLogExport(deps) },
})
