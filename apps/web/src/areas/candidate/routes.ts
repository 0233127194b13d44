import type { VirtualRouteNode } from '@tanstack/virtual-file-routes'

/** The candidate area's routes; file paths are relative to `src/areas` and begin with `candidate/`. */
export const candidateRoutes: VirtualRouteNode[] = []
