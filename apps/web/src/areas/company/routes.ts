import { layout, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes'

/** The company area's routes; file paths are relative to `src/areas` and begin with `company/`. */
export const companyRoutes: VirtualRouteNode[] = [
  route('/company/sign-up', 'company/sign-up/sign-up.page.tsx'),
  route('/company/sign-in', 'company/sign-in/sign-in.page.tsx'),
  route('/company/outbox', 'company/outbox/outbox.page.tsx'),
  layout('_member', 'company/frame/member.page.tsx', [
    route('/company/interview-sets', 'company/interview-sets/interview-sets.page.tsx'),
    route('/company/interview-sets/quick/generate', 'company/quick-generate/quick-generate.page.tsx'),
    route('/company/interview-set/$id', 'company/interview-set/interview-set.page.tsx'),
    route('/company/interview-set/edit/$id', 'company/edit-set/edit-set.page.tsx'),
    route('/company/all-submissions', 'company/all-submissions/all-submissions.page.tsx'),
    route('/company/submission-details', 'company/submission-details/submission-details.page.tsx'),
  ]),
]
