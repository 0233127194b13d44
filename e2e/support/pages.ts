/** Lists every page that opens by its address alone, for axe and for pictures. */
export interface PageEntry {
  readonly name: string
  readonly path: string
  /** Who opens the page. */
  readonly visitor: 'anonymous' | 'recruiter'
  /** The server rejects it, so the browser logs the status in its console. */
  readonly isRefused?: boolean
}

export interface PageIds {
  readonly setId: string
  readonly linkId: string
  readonly closedLinkId: string
  /** Submissions: newest first. */
  readonly submissionIds: readonly string[]
}

const createVisitorPage = (name: string, path: string, isRefused = false): PageEntry => ({
  name,
  path,
  visitor: 'anonymous',
  isRefused,
})
const createRecruiterPage = (name: string, path: string): PageEntry => ({ name, path, visitor: 'recruiter' })

export const listPages = ({ setId, linkId, closedLinkId, submissionIds }: PageIds): PageEntry[] => [
  createVisitorPage('home', '/'),
  createVisitorPage('not-found', '/there-is-no-such-page'),
  createVisitorPage('sign-up', '/company/sign-up'),
  createVisitorPage('sign-in', '/company/sign-in'),
  createVisitorPage('verify-email', `/company/verify-email?access_token=${'A'.repeat(43)}&lg_key=confirm`),
  createVisitorPage('verify-email-broken', '/company/verify-email'),
  createVisitorPage('forgot-password', '/company/forgot-password'),
  createVisitorPage('transfer-login', `/company/transfer-login?access_token=${'A'.repeat(43)}&lg_key=transfer`),
  createVisitorPage('invite-broken', '/company/invite/7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'),
  createVisitorPage('blocked', '/company/blocked?reason=suspended', true),
  createVisitorPage('unsubscribe', '/unsubscribe?token=WyJub3RpY2VzIiwibGluaEBleGFtcGxlLm9yZyJd.signature'),
  createVisitorPage('support', '/support'),
  createVisitorPage('certification', '/certification'),
  createVisitorPage('certification-unknown', `/certification?code=${'0'.repeat(28)}`),
  createVisitorPage('shared-unknown', '/shared/7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b', true),
  createVisitorPage('own-interviews-none', '/submission', true),
  createVisitorPage('own-answers-none', '/your-response', true),
  createVisitorPage('outbox', '/company/outbox'),
  createVisitorPage('interview', `/interview/${linkId}`),
  createVisitorPage('interview-closed', `/interview/${closedLinkId}`, true),
  createVisitorPage('interview-no-access', '/interview/AAAAAAAAAAAAAAAAAAAAAA', true),
  createVisitorPage('interview-page-without-session', `/interview/${linkId}/start`),
  createVisitorPage('speech-test-words', `/interview/${linkId}/whisper-test`),
  createVisitorPage('speech-test-silero', `/interview/${linkId}/whisper-test/silero-direct`),
  createVisitorPage('speech-test-webrtc', `/interview/${linkId}/whisper-test/webrtc-vad`),
  createVisitorPage('practice', `/practice/interview/${linkId}`),
  createRecruiterPage('try-interview', `/practice/interview/${linkId}?try_mode=1`),
  createVisitorPage('own-submission-no-access', '/submission/7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b', true),
  createRecruiterPage('sets', '/company/interview-sets'),
  createRecruiterPage('new-set', '/company/interview-sets/quick/generate'),
  createRecruiterPage('new-set-steps', '/company/interview-sets/new'),
  createRecruiterPage('set', `/company/interview-set/${setId}`),
  createRecruiterPage('invite-candidates', `/company/interview-sets/new/invite?set_id=${setId}`),
  createRecruiterPage('edit-set', `/company/interview-set/edit/${setId}`),
  createRecruiterPage('start', '/company/start'),
  createRecruiterPage('submissions', '/company/all-submissions'),
  createRecruiterPage('board', '/company/all-submissions?table=board'),
  createRecruiterPage('question-review', `/company/question-review?set_id=${setId}`),
  createRecruiterPage('compare-too-few', `/company/compare?ids=${submissionIds[0] ?? ''}`),
  createRecruiterPage('applicants', '/company/applicants'),
  createRecruiterPage('projects', '/company/projects'),
  createRecruiterPage('notices', '/company/notices'),
  createRecruiterPage('requests', '/company/requests'),
  createRecruiterPage('setting-notices', '/company/setting/notices'),
  createRecruiterPage('setting-profile', '/company/setting/profile'),
  createRecruiterPage('setting-organization', '/company/setting/organization'),
  createRecruiterPage('setting-assessment', '/company/setting/assessment'),
  createRecruiterPage('setting-password', '/company/setting/change-password'),
  createRecruiterPage('setting-security', '/company/setting/security'),
  createRecruiterPage('setting-sessions', '/company/setting/sessions'),
  createRecruiterPage('setting-audit-log', '/company/setting/audit-log'),
  createRecruiterPage('setting-deletions', '/company/setting/deletions'),
  ...submissionIds.map((id, index) =>
    createRecruiterPage(`submission-${index + 1}`, `/company/submission-details?id=${id}`),
  ),
  ...(['transcript', 'chat'] as const).map((tab) =>
    createRecruiterPage(`submission-${tab}`, `/company/submission-details?id=${submissionIds[0] ?? ''}&table=${tab}`),
  ),
]
