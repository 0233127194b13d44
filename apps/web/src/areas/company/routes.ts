import { layout, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes'

/** The company area's routes; file paths are relative to `src/areas` and begin with `company/`. */
export const companyRoutes: VirtualRouteNode[] = [
  route('/company/sign-up', 'company/sign-up/sign-up.page.tsx'),
  route('/company/sign-in', 'company/sign-in/sign-in.page.tsx'),
  route('/company/verify-email', 'company/verify-email/verify-email.page.tsx'),
  route('/company/forgot-password', 'company/forgot-password/forgot-password.page.tsx'),
  route('/company/reset-password', 'company/reset-password/reset-password.page.tsx'),
  route('/company/second-factor', 'company/second-factor/second-factor.page.tsx'),
  route('/company/second-factor-required', 'company/second-factor-required/second-factor-required.page.tsx'),
  route('/company/transfer-login', 'company/transfer-login/transfer-login.page.tsx'),
  route('/company/invite/$id', 'company/invite/invite.page.tsx'),
  route('/company/no-organization', 'company/no-organization/no-organization.page.tsx'),
  route('/company/blocked', 'company/blocked/blocked.page.tsx'),
  route('/company/outbox', 'company/outbox/outbox.page.tsx'),
  layout('_member', 'company/frame/member.page.tsx', [
    route('/company/interview-sets', 'company/interview-sets/interview-sets.page.tsx'),
    route('/company/interview-sets/quick/generate', 'company/quick-generate/quick-generate.page.tsx'),
    route('/company/interview-sets/new/invite', 'company/invite-candidates/invite-candidates.page.tsx'),
    route('/company/interview-set/$id', 'company/interview-set/interview-set.page.tsx'),
    route('/company/interview-set/edit/$id', 'company/edit-set/edit-set.page.tsx'),
    route('/company/all-submissions', 'company/all-submissions/all-submissions.page.tsx'),
    route('/company/submission-details', 'company/submission-details/submission-details.page.tsx'),
    layout('_setting', 'company/setting/setting.page.tsx', [
      route('/company/setting/profile', 'company/setting/profile/profile.page.tsx'),
      route('/company/setting/organization', 'company/setting/organization/organization.page.tsx'),
      route('/company/setting/change-password', 'company/setting/change-password/change-password.page.tsx'),
      route('/company/setting/security', 'company/setting/security/security.page.tsx'),
      route('/company/setting/sessions', 'company/setting/sessions/sessions.page.tsx'),
      route('/company/setting/assessment', 'company/setting/judge-exam/judge-exam.page.tsx'),
      route('/company/setting/audit-log', 'company/setting/audit-log/audit-log.page.tsx'),
    ]),
  ]),
]
