import type { VirtualRouteNode } from '@tanstack/virtual-file-routes'

/** The company area's routes; file paths are relative to `src/areas` and begin with `company/`. */
export const companyRoutes: VirtualRouteNode[] = []
