/** Every enumeration of the product, with the numbers and strings of the specification's section 3. */

/** Status of a position or an interview set. */
export const status = { INACTIVE: 0, ACTIVE: 1, PENDING: 2, ARCHIVED: 3, INCOMPLETE: 4 } as const
export type Status = (typeof status)[keyof typeof status]
export const statuses = [0, 1, 2, 3, 4] as const satisfies readonly Status[]

/** Status of a person: see decisions, "Enumerations". */
export const userStatus = {
  INACTIVE: 0,
  ACTIVE: 1,
  SUSPENDED: 2,
  DELETED: 3,
  POTENTIAL: 4,
  BANNED: 5,
  PENDING: 6,
} as const
export type UserStatus = (typeof userStatus)[keyof typeof userStatus]

export const screeningQuestionType = {
  TEXT: 250,
  CHECKBOX: 251,
  RADIO: 252,
  FILE: 286,
  BACKGROUND_QUESTION: 308,
} as const
export type ScreeningQuestionType = (typeof screeningQuestionType)[keyof typeof screeningQuestionType]
export const screeningQuestionTypes: readonly ScreeningQuestionType[] = Object.values(screeningQuestionType)

/** Whether a candidate must, may or can't give a CV before the interview. */
export const cvRequests = ['required', 'optional', 'none'] as const
export type CvRequest = (typeof cvRequests)[number]

export const practiceTier = { BASIC: 0, PREMIUM: 1, PREMIUM_PAID: 2 } as const
export type PracticeTier = (typeof practiceTier)[keyof typeof practiceTier]
export const practiceTiers: readonly PracticeTier[] = Object.values(practiceTier)

export const paymentItemTypes = ['unlock_interview_result', 'retake_interview_answer', 'multiple_items'] as const
export type PaymentItemType = (typeof paymentItemTypes)[number]

export const retakeState = { NONE: 0, FIRST_RETAKE: 1, RETAKE_LOOP: 2 } as const
export type RetakeState = (typeof retakeState)[keyof typeof retakeState]
export const retakeStates: readonly RetakeState[] = Object.values(retakeState)

/** Why an answer may be retaken free of charge: a technical fault ruined it, or the set allows it. The company never learns of it. */
export const retakeReasons = ['fault', 'set'] as const
export type RetakeReason = (typeof retakeReasons)[number]

export const roles = ['owner', 'admin', 'recruiter', 'reviewer', 'viewer'] as const
export type Role = (typeof roles)[number]

/** The languages an interview can be held in: each needs question texts, turn-ending rules and lexicons. */
export const interviewLanguages = ['en', 'vi'] as const
export type InterviewLanguage = (typeof interviewLanguages)[number]

/** The languages of pages, emails and error messages: each needs catalogs only. */
export const interfaceLanguages = ['en', 'vi'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** How the candidate talks to the interviewer; modes may be switched at any time. */
export const interviewModes = ['chat', 'live', 'text', 'no-voice'] as const
export type InterviewMode = (typeof interviewModes)[number]

/** Whether a browser may take an interview (begin or continue one), only see its own, or neither. */
export const accessKinds = ['take', 'see', 'nothing'] as const
/** Why a browser may not start a new interview: codes of the error catalogue, whose texts people read. */
export const accessRefusals = [
  'INTERVIEW_NOT_SHARED',
  'INVITATION_EXPIRED',
  'INTERVIEW_CLOSED',
  'INTERVIEW_ATTEMPTS_USED',
] as const
export const sessionStates = ['created', 'started', 'interrupted', 'resumed', 'ended', 'aborted'] as const
export type SessionState = (typeof sessionStates)[number]

export const endReasons = ['completed', 'time_up', 'left', 'abandoned'] as const
export type EndReason = (typeof endReasons)[number]

export const answerStates = ['asked', 'recording', 'committed', 'transcribing', 'ready', 'skipped'] as const
export type AnswerState = (typeof answerStates)[number]

export const uploadStates = ['open', 'sealed', 'cancelled'] as const
export type UploadState = (typeof uploadStates)[number]

export const submissionStates = ['collecting', 'submitted', 'assessing', 'assessed', 'failed'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** Chat history entry roles and types; `outro` and `outroNoQuestions` end the interview. */
export const messageRoles = ['interviewer', 'candidate'] as const
export type MessageRole = (typeof messageRoles)[number]
export const messageTypes = [
  'intro',
  'question',
  'followUp',
  'repeat',
  'acknowledgement',
  'timeWarning',
  'answer',
  'outro',
  'outroNoQuestions',
] as const
export type MessageType = (typeof messageTypes)[number]

export const questionKinds = ['behavioural', 'situational', 'motivational', 'technical', 'opinion'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What the interviewer may ask after an answer. The first three ask the same question again. */
export const probeKinds = [
  'repeat',
  'slower',
  'rephrase',
  'language',
  'redirect',
  'more',
  'action',
  'result',
  'role',
  'example',
  'depth',
  'measure',
  'options',
  'unknown',
  'learn',
] as const
export type ProbeKind = (typeof probeKinds)[number]

export const requirementKinds = [
  'duty',
  'skill',
  'tool',
  'quality',
  'experience',
  'education',
  'language',
  'eligibility',
] as const
export type RequirementKind = (typeof requirementKinds)[number]

export const networkQualities = ['excellent', 'good', 'fair', 'poor', 'unstable'] as const
export type NetworkQuality = (typeof networkQualities)[number]

/** The API's value; the third is shown as "Not stable". */
export const speedLabels = ['fast', 'medium', 'low'] as const
export type SpeedLabel = (typeof speedLabels)[number]

/** `integrity_signals` may be left out: then nothing is noticed, and the record says nothing but that. */
export const consentPurposes = ['recording', 'ai', 'server_transcription', 'integrity_signals'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export const interviewers = ['linh', 'an', 'minh'] as const
export type Interviewer = (typeof interviewers)[number]

export const transcriptStates = ['none', 'pending', 'ready', 'failed'] as const
export type TranscriptState = (typeof transcriptStates)[number]

/** What can be shared. An interview is one session; a grant on it or on an applicant shows the submissions that come of them. */
export const grantTargets = ['set', 'submission', 'interview', 'applicant'] as const
export type GrantTarget = (typeof grantTargets)[number]
/** What can be shared with people who are not members: never a set with all of its candidates. */
export const linkTargets = ['submission', 'interview', 'applicant'] as const satisfies readonly GrantTarget[]
export type LinkTarget = (typeof linkTargets)[number]

/** Who has a grant: a member, the reader of a mail, or anyone with the link. */
export const grantKinds = ['member', 'address', 'link'] as const
export type GrantKind = (typeof grantKinds)[number]

/** What a share link opens: its target, nothing any more, nothing in yet another browser, or it was never one. */
export const shareStates = ['open', 'ended', 'used', 'unknown'] as const
export type ShareState = (typeof shareStates)[number]

/** Whom a code or a link is for: people with an account, or candidates, who need none. */
export const audiences = ['member', 'candidate'] as const
export type Audience = (typeof audiences)[number]

/** Which sign-in flow a one-time link belongs to (`lg_key`). */
export const linkFlows = ['magic', 'transfer', 'candidate', 'confirm'] as const
export type LinkFlow = (typeof linkFlows)[number]

/** What a member may do; the table of who may is the domain's policy.ts. */
export const abilities = [
  'organization.delete',
  'security.manage',
  'audit.read',
  'billing.manage',
  'member.manage',
  'set.manage',
  'submission.delete',
  'submission.export',
  'request.answer',
  'submission.review',
  'set.read',
  'submission.read',
] as const
export type Ability = (typeof abilities)[number]

/**
 * What a stage of the hiring pipeline stands for. Each organization has one stage of every kind but `custom`, of which it makes its
 * own. The first three are where people arrive: they apply, are invited, submit an interview.
 */
export const stageKinds = [
  'applied',
  'invited',
  'interviewed',
  'shortlisted',
  'offer',
  'hired',
  'rejected',
  'custom',
] as const
export type StageKind = (typeof stageKinds)[number]

/**
 * How far a person without a submission is: not started, under way, or over because they left. An interview that ended otherwise is
 * submitted by itself.
 */
export const applicantProgress = ['invited', 'started', 'unfinished'] as const
export type ApplicantProgress = (typeof applicantProgress)[number]

/** How far an applicant is with interviews for the position. One submission counts more than any interview without one. */
export const interviewStates = [...applicantProgress, 'submitted'] as const
export type InterviewState = (typeof interviewStates)[number]

export const applicantSorts = ['newest', 'oldest', 'name'] as const
export type ApplicantSort = (typeof applicantSorts)[number]

/** What a member thinks should happen with a submission. */
export const reviewDecisions = ['yes', 'maybe', 'no'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** The caller's own decision, or `none`: it is still to be made. */
export const decisionFilters = [...reviewDecisions, 'none'] as const
export type DecisionFilter = (typeof decisionFilters)[number]

/** Of a deletion of submissions: it can be undone until it runs. */
export const deletionStates = ['scheduled', 'running', 'undone', 'done'] as const
export type DeletionState = (typeof deletionStates)[number]

/** What a deletion's receipt counts. What candidates do unseen by the company is erased too, but not counted: retakes, certificates. */
export const erasedKinds = [
  'submissions',
  'people',
  'answers',
  'recordings',
  'files',
  'assessments',
  'levels',
  'decisions',
  'questions',
  'invitations',
  'shares',
  'mails',
  'exports',
] as const
export type ErasedKind = (typeof erasedKinds)[number]

/** Technical faults of an answer. `gap`: nothing was recorded or stored; `black`: the camera gave no picture. */
export const faultKinds = ['gap', 'deviceLost', 'networkLost', 'muted', 'black', 'damaged'] as const
export type FaultKind = (typeof faultKinds)[number]
/** Those a browser can know of; that stored bytes are damaged is the server's to say. */
export const reportedFaultKinds = ['gap', 'deviceLost', 'networkLost', 'muted', 'black'] as const
export type ReportedFaultKind = (typeof reportedFaultKinds)[number]

/** How an answer was given. */
export const answerModalities = ['spoken', 'typed'] as const
export type AnswerModality = (typeof answerModalities)[number]

/** Who may take an interview: anyone with the link, or invited people only. */
export const setAccessKinds = ['open', 'invitation'] as const
export type SetAccessKind = (typeof setAccessKinds)[number]

/** How far an invited person has come. */
export const intervieweeStates = [
  'invited',
  'opened',
  'started',
  'submitted',
  'expired',
  'withdrawn',
  'unsubscribed',
] as const
export type IntervieweeState = (typeof intervieweeStates)[number]

/** Why a row of a list of people was left out. `formula`: a spreadsheet would run the cell. */
export const intervieweeRowProblems = ['email', 'formula', 'name'] as const
export type IntervieweeRowProblem = (typeof intervieweeRowProblems)[number]

/** The mails that an invited person gets. */
export const intervieweeMails = ['invitation', 'reminder'] as const
export type IntervieweeMail = (typeof intervieweeMails)[number]

/** An open invitation also ends by its date. */
export const inviteStates = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type InviteState = (typeof inviteStates)[number]

/** What a one-time token is for: the flows of a link, and the round trip to a sign-in provider. */
export const tokenFlows = [...linkFlows, 'connect'] as const
export type TokenFlow = (typeof tokenFlows)[number]

/** What a mailed code is for. */
export const otpPurposes = ['sign_up', 'sign_in', 'reset', 'candidate'] as const
export type OtpPurpose = (typeof otpPurposes)[number]

/**
 * waiting: to be sent, or to be tried again. sending: handed to the mail server, or its sender died in the middle of that.
 * unclear: two senders died over it; the number of copies is unknown, and no more go out. suppressed: its reader wants no
 * more of its kind. outbox: no server is configured. refused: a mail server has no such address, or takes nothing for it.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'outbox', 'suppressed', 'unclear', 'refused'] as const
export type MailState = (typeof mailStates)[number]

export const mailTemplateNames = [
  'sign-up-code',
  'sign-in-code',
  'candidate-code',
  'reset-code',
  'sign-in-link',
  'candidate-link',
  'confirm-email',
  'no-interviews',
  'password-changed',
  'provider-linked',
  'second-factor-changed',
  'organization-invite',
  'shared-with-you',
  'interview-invitation',
  'interview-reminder',
  'already-registered',
  'no-account',
  'notice-digest',
  'interview-submitted',
  'result-ready',
  'interview-deleted',
  'stage-message',
  'request-answered',
  'accommodation-answered',
  'export-ready',
  'support-ticket',
  'support-ticket-received',
] as const
export type MailTemplateName = (typeof mailTemplateNames)[number]

/**
 * The kinds of files that submissions are exported as. `zip`: recordings and transcripts. `evidence`: an archive with the records of
 * one submission and a program that verifies them.
 */
export const exportFormats = ['csv', 'xlsx', 'pdf', 'zip', 'evidence'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportStates = ['queued', 'running', 'ready', 'failed', 'expired'] as const
export type ExportState = (typeof exportStates)[number]

/** Why an export has no file. `not_allowed`: its member may no longer export. `empty`: nothing of it was left or visible. */
export const exportFailures = ['empty', 'too_many', 'too_large', 'no_space', 'not_allowed', 'error'] as const
export type ExportFailure = (typeof exportFailures)[number]

/** What a person writes to support about. */
export const supportTopics = ['interview', 'recording', 'account', 'privacy', 'other'] as const
export type SupportTopic = (typeof supportTopics)[number]

/** What a person may prove a sign-in with in its second step. */
export const secondFactorMethods = ['app', 'passkey', 'recovery'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Changes to a person's second factors. Each is reported to them by mail. */
export const secondFactorChanges = [
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-replaced',
  'recovery-code-used',
  'reset-by-owner',
] as const
export type SecondFactorChange = (typeof secondFactorChanges)[number]

/** The formats of a candidate's file. */
export const documentKinds = ['pdf', 'docx', 'odt', 'text', 'markdown'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What an outside provider does. */
export const providerKinds = ['language-model', 'speech-to-text', 'text-to-speech'] as const
export type ProviderKind = (typeof providerKinds)[number]

/** What a call to an outside provider is for. */
export const usagePurposes = [
  'probe',
  'turn',
  'transcript',
  'live',
  'voice',
  'judge',
  'exam',
  'speech-test',
  'author',
  'check',
  'chat',
  'summary',
] as const
export type UsagePurpose = (typeof usagePurposes)[number]

/**
 * Why a call to an outside provider did not give what was asked for. `circuit_open`: the provider failed so often of late
 * that nothing was sent. `over_budget`: the organization's money for today is spent, so nothing was sent.
 */
export const providerErrorCodes = [
  'timeout',
  'rate_limited',
  'unavailable',
  'bad_response',
  'too_large',
  'unauthorized',
  'unsupported',
  'refused',
  'aborted',
  'circuit_open',
  'over_budget',
] as const
export type ProviderErrorCode = (typeof providerErrorCodes)[number]

export const providerOutcomes = ['ok', ...providerErrorCodes] as const
export type ProviderOutcome = (typeof providerOutcomes)[number]

/** What an entry of a session's journal holds: an utterance, or the session's state. */
export const sessionEventTypes = ['message', 'session'] as const
export type SessionEventType = (typeof sessionEventTypes)[number]

/** What a candidate's file is for: the CV, or the answer to one screening question. */
export type FilePurpose = 'cv' | `question:${string}`
