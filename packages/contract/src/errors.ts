/** Stable error codes and their HTTP status, once. The texts are in the web's locale files as Record<ErrorCode, string>. */
export const errorStatus = {
  VALIDATION_FAILED: 422,
  MALFORMED_REQUEST: 400,
  /** The JSON body names a field of an object twice. */
  DUPLICATE_FIELD: 400,
  UNKNOWN_QUERY_PARAMETER: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CROSS_SITE_REQUEST: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  REQUEST_IN_PROGRESS: 409,
  PAYLOAD_TOO_LARGE: 413,
  LENGTH_REQUIRED: 411,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  // identity
  INVALID_EMAIL: 422,
  OTP_INVALID: 422,
  OTP_EXPIRED: 422,
  OTP_TOO_MANY_ATTEMPTS: 429,
  OTP_RESEND_TOO_SOON: 429,
  ACCOUNT_SUSPENDED: 403,
  ACCOUNT_BANNED: 403,
  NO_ORGANIZATION: 409,
  /** Wrong password or unknown account: the response doesn't reveal which. */
  SIGN_IN_FAILED: 422,
  SIGN_IN_TOO_MANY_ATTEMPTS: 429,
  PASSWORD_WRONG: 422,
  PASSWORD_TOO_WEAK: 422,
  /** A link that was used, has expired or never existed: the response doesn't reveal which. */
  LINK_INVALID: 422,
  /** The page was drawn for another account or organization than the cookie's now. */
  ACCOUNT_CHANGED: 409,
  LAST_OWNER: 409,
  ROLE_NOT_ALLOWED: 403,
  ALREADY_MEMBER: 409,
  INVITE_OTHER_EMAIL: 403,
  /** Everything that a member can share, they see already. */
  SHARE_WITH_SELF: 409,
  /** A set shows all of its candidates: it is shared with members only. */
  SHARE_NEEDS_MEMBER: 422,
  /** A link's end has passed or is too far away. */
  SHARE_EXPIRY_INVALID: 422,
  /** The organization has as many valid links as it may. */
  SHARE_LIMIT_REACHED: 409,
  MAIL_LIMIT_REACHED: 429,
  /** The account or the organization has mailed as many invites as its age allows. */
  MAIL_BUDGET_REACHED: 429,
  ORGANIZATION_LIMIT_REACHED: 409,
  /** The name of a person or an organization contains an address or hidden characters. */
  NAME_NOT_ALLOWED: 422,
  NAME_MISMATCH: 422,
  LOGO_TOO_LARGE: 413,
  LOGO_TYPE_UNSUPPORTED: 415,
  /** It begins like a picture, but its width and height can't be read. */
  LOGO_UNREADABLE: 422,
  /** Wider or higher than a logo may be. */
  LOGO_DIMENSIONS: 422,
  CONNECT_FAILED: 422,
  CONNECT_EMAIL_UNVERIFIED: 422,
  CONNECT_ALREADY_LINKED: 409,
  /** The organization requires a second factor and this person has none. */
  SECOND_FACTOR_REQUIRED: 403,
  /** A wrong code, or one that was used: the response doesn't reveal which. */
  SECOND_FACTOR_INVALID: 422,
  /** No sign-in of this browser waits for a second step. */
  SECOND_FACTOR_EXPIRED: 422,
  SECOND_FACTOR_TOO_MANY_ATTEMPTS: 429,
  /** An organization of this person requires a second factor, and this is the last one. */
  LAST_SECOND_FACTOR: 409,
  /** Who requires a second factor of others must have one. */
  OWN_SECOND_FACTOR_REQUIRED: 409,
  SECOND_FACTOR_RESET_NOT_ALLOWED: 403,
  /** Ways to sign in change only shortly after a sign-in. */
  RECENT_SIGN_IN_REQUIRED: 403,
  PASSKEY_REFUSED: 422,
  PASSKEY_LIMIT_REACHED: 409,
  // pipeline
  /** Applicants are at the stage. */
  STAGE_NOT_EMPTY: 409,
  /** A stage of the organization's default pipeline can't be deleted: people arrive there. */
  STAGE_REQUIRED: 409,
  STAGE_LIMIT_REACHED: 409,
  /** The order names other stages than the organization has. */
  STAGE_ORDER_INCOMPLETE: 422,
  // deletion
  /** The time to undo it is over, or it was undone. */
  DELETION_FINAL: 409,
  /** A legal hold is on one of the submissions, or on one of the organization's. */
  LEGAL_HOLD: 409,
  // exports
  /** The organization has as many exports that wait or run as it may have. */
  EXPORT_LIMIT_REACHED: 409,
  // notes and projects
  NOTE_LIMIT_REACHED: 409,
  /** Only its author changes or deletes a note. */
  NOT_NOTE_AUTHOR: 403,
  /** The note was changed since the version that the caller read. */
  NOTE_VERSION_CONFLICT: 409,
  PROJECT_LIMIT_REACHED: 409,
  /** No one is added to an archived project or taken out of it. */
  PROJECT_ARCHIVED: 409,
  PROJECT_FULL: 409,
  // documents
  FILE_TOO_LARGE: 413,
  FILE_TYPE_UNSUPPORTED: 415,
  FILE_ENCRYPTED: 422,
  FILE_UNREADABLE: 422,
  FILE_TOO_COMPLEX: 422,
  FILE_EMPTY: 422,
  TOO_MANY_FILES: 409,
  QUESTION_LIMIT_REACHED: 409,
  NOT_A_JOB_DESCRIPTION: 422,
  UNKNOWN_JOB_TITLE: 422,
  NOTHING_RECOGNIZED: 422,
  // interview sets
  SET_INCOMPLETE: 409,
  SET_VERSION_CONFLICT: 409,
  /** White text is not readable on the accent color. */
  ACCENT_TOO_LIGHT: 422,
  /** Candidates can't be invited to a set that is not open to them. */
  SET_NOT_ACTIVE: 409,
  DEADLINE_PASSED: 409,
  /** The person has finished, was reminded lately or often enough, or wants no mail. */
  REMINDER_NOT_DUE: 409,
  // the candidate's way in
  INTERVIEW_NOT_SHARED: 403,
  INTERVIEW_NO_ACCESS: 403,
  INTERVIEW_CLOSED: 410,
  /** The personal link was valid until a day that has passed. */
  INVITATION_EXPIRED: 410,
  /** Interviews were started or submitted with this address, and this browser has not shown that its user reads it. */
  EMAIL_PROOF_REQUIRED: 403,
  /** This person has submitted as many interviews of the set as it allows. */
  INTERVIEW_ATTEMPTS_USED: 409,
  CONSENT_REQUIRED: 422,
  LANGUAGE_NOT_OFFERED: 422,
  MODE_NOT_OFFERED: 422,
  PRACTICE_NOT_OFFERED: 422,
  SCREENING_REQUIRED: 409,
  SCREENING_INVALID: 422,
  // the session
  SESSION_NOT_FOUND: 404,
  SESSION_ENDED: 409,
  SESSION_NOT_STARTED: 409,
  SESSION_ALREADY_STARTED: 409,
  TURN_OUT_OF_ORDER: 409,
  ANSWER_TOO_SHORT: 422,
  NO_QUESTION_AVAILABLE: 409,
  NOTHING_ANSWERED: 409,
  /** The interview was not completed. */
  CERTIFICATE_NOT_AVAILABLE: 409,
  // requests of candidates
  /** A request of this kind waits for its answer. */
  REQUEST_OPEN: 409,
  /** An answer is final. */
  REQUEST_ANSWERED: 409,
  /** Who answers a request for a review must have opened the submission. */
  SUBMISSION_NOT_OPENED: 409,
  /** No level, decision or stage of the candidate changed since the request, so the answer can't say that something did. */
  NOTHING_CHANGED: 409,
  // accommodations
  /** A practice doesn't wait: the interview does. */
  ACCOMMODATION_NOT_OFFERED: 409,
  /** The interview has as many requests as it may have. */
  ACCOMMODATION_LIMIT_REACHED: 409,
  /** The candidate couldn't read it. The parameter `language` names the interview's language. */
  ANSWER_LANGUAGE: 422,
  SERVER_DISK_FULL: 507,
  // assessment
  ASSESSMENT_RUNNING: 409,
  DIMENSION_NOT_SCORED: 422,
  /** The question isn't in the submission's set, or has no such criterion. */
  CRITERION_UNKNOWN: 422,
  /** The configured model has not passed the exam with today's prompt and rubric. */
  JUDGE_EXAM_REQUIRED: 409,
  JUDGE_EXAM_RUNNING: 409,
  MODEL_NOT_CONFIGURED: 409,
  INTEGRITY_OFF: 409,
  // uploads
  UPLOAD_OFFSET_CONFLICT: 409,
  UPLOAD_CHECKSUM_MISMATCH: 400,
  UPLOAD_SEALED: 409,
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_FENCED: 409,
  /** More bytes than a camera records in the time of the interview so far. */
  UPLOAD_TOO_FAST: 429,
  /** The bytes lie on a server process that is away and may come back. */
  RECORDING_UNAVAILABLE: 503,
  /** Stored bytes are no longer what was sealed. */
  RECORDING_DAMAGED: 410,
  /** Segments of different kinds can't be joined into one file. */
  RECORDINGS_DIFFER: 409,
  /** The organization's recordings take all the room it has. */
  STORAGE_QUOTA_REACHED: 507,
  RETAKE_NOT_OFFERED: 409,
  SUBMISSION_ID_MISSING: 422,
  // corrections of a transcript
  CORRECTION_CLOSED: 409,
  CORRECTION_LIMIT_REACHED: 409,
  CORRECTION_UNCHANGED: 422,
  CORRECTION_TOO_LONG: 422,
  /** It was typed, or nothing was recognized. */
  ANSWER_NOT_CORRECTABLE: 409,
  // assessment
  ASSESSMENT_NOT_VIEWABLE: 409,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus).filter((code): code is ErrorCode => code in errorStatus)

/** What every route may answer besides its own list: the pipeline gives these, not the operation. */
export const pipelineErrors = [
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
  'DUPLICATE_FIELD',
  'NAME_NOT_ALLOWED',
  'UNKNOWN_QUERY_PARAMETER',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CROSS_SITE_REQUEST',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_BANNED',
  'ACCOUNT_CHANGED',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** An error as it travels: RFC 9457 problem details with our stable code. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: ErrorCode
  /** Values for the words shown (limits, names of fields, seconds to wait); never personal data. */
  readonly params?: Readonly<Record<string, string | number>>
  /** Field name to code or message key, for VALIDATION_FAILED. */
  readonly fields?: Readonly<Record<string, string>>
  readonly requestId: string
}

/** English title of a code for API readers: the code itself in words. */
export const problemTitle = (code: ErrorCode): string =>
  code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ')
