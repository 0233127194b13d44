import { index, rootRoute, route } from '@tanstack/virtual-file-routes'
import { candidateRoutes } from './areas/candidate/routes'
import { companyRoutes } from './areas/company/routes'

/** The route table. Each area keeps its own list; file paths are relative to `src/areas`. */
export const routes = rootRoute('root.tsx', [
  index('public/home/home.page.tsx'),
  route('/unsubscribe', 'public/unsubscribe/unsubscribe.page.tsx'),
  route('/certification', 'public/certification/certification.page.tsx'),
  route('/shared/$id', 'public/shared/shared.page.tsx'),
  route('/support', 'public/support/support.page.tsx'),
  ...companyRoutes,
  ...candidateRoutes,
])
