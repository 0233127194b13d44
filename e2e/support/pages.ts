/** Every page that opens by its address alone, for axe and for the pictures. */
export interface PageEntry {
  readonly name: string
  readonly path: string
  /** The visitor: a stranger or the recruiter. */
  readonly as: 'stranger' | 'recruiter'
  /** A refusal on purpose: the browser notes the status in its console. */
  readonly isRefused?: boolean
}

export interface PageIds {
  readonly setId: string
  readonly linkId: string
  readonly closedLinkId: string
  /** Submissions: newest first. */
  readonly submissionIds: readonly string[]
}

const stranger = (name: string, path: string, isRefused = false): PageEntry => ({
  name,
  path,
  as: 'stranger',
  isRefused,
})
const recruiter = (name: string, path: string): PageEntry => ({ name, path, as: 'recruiter' })

export const listPages = ({ setId, linkId, closedLinkId, submissionIds }: PageIds): PageEntry[] => [
  stranger('home', '/'),
  stranger('not-found', '/there-is-no-such-page'),
  stranger('sign-up', '/company/sign-up'),
  stranger('sign-in', '/company/sign-in'),
  stranger('verify-email', `/company/verify-email?access_token=${'A'.repeat(43)}&lg_key=confirm`),
  stranger('verify-email-broken', '/company/verify-email'),
  stranger('forgot-password', '/company/forgot-password'),
  stranger('transfer-login', `/company/transfer-login?access_token=${'A'.repeat(43)}&lg_key=transfer`),
  stranger('invite-broken', '/company/invite/7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'),
  stranger('blocked', '/company/blocked?reason=suspended', true),
  stranger('unsubscribe', '/unsubscribe?token=of-the-mail'),
  stranger('outbox', '/company/outbox'),
  stranger('interview', `/interview/${linkId}`),
  stranger('interview-closed', `/interview/${closedLinkId}`, true),
  stranger('interview-no-access', '/interview/AAAAAAAAAAAAAAAAAAAAAA', true),
  stranger('interview-room-without-session', `/interview/${linkId}/start`),
  stranger('speech-test-words', `/interview/${linkId}/whisper-test`),
  stranger('speech-test-silero', `/interview/${linkId}/whisper-test/silero-direct`),
  stranger('speech-test-webrtc', `/interview/${linkId}/whisper-test/webrtc-vad`),
  stranger('practice', `/practice/interview/${linkId}`),
  stranger('own-submission-no-access', '/submission/7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b', true),
  recruiter('sets', '/company/interview-sets'),
  recruiter('new-set', '/company/interview-sets/quick/generate'),
  recruiter('set', `/company/interview-set/${setId}`),
  recruiter('edit-set', `/company/interview-set/edit/${setId}`),
  recruiter('submissions', '/company/all-submissions'),
  recruiter('setting-profile', '/company/setting/profile'),
  recruiter('setting-organization', '/company/setting/organization'),
  recruiter('setting-assessment', '/company/setting/assessment'),
  recruiter('setting-password', '/company/setting/change-password'),
  recruiter('setting-sessions', '/company/setting/sessions'),
  ...submissionIds.map((id, index) => recruiter(`submission-${index + 1}`, `/company/submission-details?id=${id}`)),
]
