import {
  cvLimits,
  maxAppendBytes,
  maxSegmentBytes,
  passkeyLimits,
  personLimits,
  recoveryCodeLimits,
  textAnswerLimits,
} from '@candor/contract'

/**
 * Every constant of the specification's section 9 and of the clocks in the decisions, with its unit in its name. All
 * instants and lengths are milliseconds, all sizes bytes. Prices and page sizes are in their own modules.
 */
const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The server's clocks of an interview session. */
export const sessionLimits = {
  tickMs: secondMs,
  pingIntervalMs: 5 * secondMs,
  /** Without a ping for this long the session counts as interrupted; a reload that is quicker pauses nothing. */
  interruptedAfterMs: 30 * secondMs,
  /** At the end of the time, contact older than this leaves open whether the candidate is still there. */
  contactFreshMs: 10 * secondMs,
  resumableForMs: 24 * hourMs,
  autoSubmitAfterMs: 15 * minuteMs,
  /** Where the set has no duration of its own. */
  defaultDurationMs: 300 * secondMs,
  almostUpMs: 60 * secondMs,
  /** Technical limit of an interview at the candidate's own pace, so that one in a forgotten browser tab ends, too. */
  ownPaceMs: 24 * hourMs,
  /** After the end of the time, what was captured before it may still be committed for this long. */
  captureGraceMs: 120 * secondMs,
  /** Room for latency when a recording's length is compared with the end of the time. */
  captureSlackMs: 2 * secondMs,
  /** The next question is asked when an awaited transcript has not come by then. */
  replyDeadlineMs: 8 * secondMs,
  /** What the interviewer has to decide on a reply, however late the transcript came. */
  replyDecisionMs: 3 * secondMs,
} as const

/** A browser's access to a candidate's interviews. */
export const accessLimits = {
  lifetimeMs: 30 * dayMs,
  /** After the last interview is submitted: as long as the server accepts late recordings. A mailed link restores it. */
  afterSubmissionMs: dayMs,
} as const

/** Starts with an address that no one has proven: beyond them, a start needs a mailed code. */
export const startLimits = {
  /** In one organization. Fewer than the people a browser's cookie holds, so that all of them can be reopened. */
  unprovenPeoplePerOrganization: 5,
  unprovenPeoplePerDay: 50,
  emailProofMs: hourMs,
} as const

export const recordingLimits = {
  /** What a browser measured of an answer can't be longer than a day. */
  longestAnswerMs: 24 * 60 * minuteMs,
  /** Interruptions add this much, and the set's time once more, to the time in which recordings may grow. */
  interruptionMs: 30 * minuteMs,
  /** The page records 0.95 Mbit/s. 6 Mbit/s is more than any browser does by itself. */
  generous: { startBytes: 32 * 1024 * 1024, bytesPerSecond: 6_000_000 / 8 },
  plausible: { startBytes: 8 * 1024 * 1024, bytesPerSecond: 2_500_000 / 8 },
} as const

/** How fast the interviewer speaks; 1 is as the voice was made. */
export const voiceRates = { usual: 1, ownPace: 0.8 } as const

/** Whose turn it is to speak (realtime.md 2.2): patience before a silence is taken for the end of an answer. */
export const turnLimits = {
  /** In characters: about a minute of speech. */
  longestQuestionCharacters: 1_000,
  completeMs: 600,
  unknownMs: 1_800,
  incompleteMs: 4 * secondMs,
  thinkMs: 15 * secondMs,
  /** In a silence with a wish for time, "take your time" is said after this long. */
  reassureAfterMs: 8 * secondMs,
  /** What a candidate's own pauses may make of the patience; practice has half as much again. */
  factor: { min: 0.8, max: 2, practice: 1.5, ownPace: 3 },
  /** A silence shorter than this is no pause: nothing is thought about yet. */
  pauseMs: 250,
  /** A candidate who speaks again within this time of the interviewer's start has not finished. */
  mergeMs: 1_500,
  maxPrefetches: 6,
  /** The longest wait for a report from the browser's player. */
  playedGraceMs: 2 * secondMs,
  /** A commit the session has not answered by then is asked again. */
  commitAgainMs: 5 * secondMs,
  /** Speech over the interviewer: sustained for so long and so much louder than the echo. */
  bargeInMs: 250,
  bargeInOverEchoDb: 6,
  /**
   * "Hm", "okay": if it is no longer than this and nothing follows within the second time, the interviewer continues.
   */
  backchannelMs: 400,
  backchannelWaitMs: 1_200,
  preRollMs: 800,
} as const

export const answerLimits = {
  minSpeechMs: 5 * secondMs,
  /** A question asked this often and answered by silence is left. */
  maxAsks: 2,
  maxCharacters: textAnswerLimits.maxCharacters,
  /** 'At least {count} characters' is a hint; only a question's own minimum blocks. */
  hintCharacters: textAnswerLimits.hintCharacters,
} as const

/**
 * What may happen to one identifier (an address), whatever the number of source addresses, browsers and challenges. Guesses:
 * 8 mails allow 5 each, passwords 10, together 50. Mails: 8 with codes or links and 2 invites, together 10. Of each a part is kept
 * for browsers that have signed in as the identifier before, so that strangers can't lock its owner out.
 */
export const identifierLimits = {
  judgedGuessesPerDay: 50,
  mailsPerDay: 8,
  mailsPerHour: 5,
  reservedMails: { perDay: 3, perHour: 1 },
  inviteMailsPerDay: 2,
  passwordGuessesPerDay: 10,
  reservedPasswordGuesses: 4,
  resendAfterMs: minuteMs,
  dayMs,
  hourMs,
} as const

/** Mails that an account or an organization causes, and all mails together. */
export const mailLimits = {
  /** Invites a day of an account or organization younger than the age; the first tier that applies counts. */
  inviteTiers: [
    { untilAgeMs: hourMs, mailsPerDay: 20 },
    { untilAgeMs: dayMs, mailsPerDay: 50 },
  ],
  invitesPerDay: 500,
  /** Shares of the setting MAILS_PER_HOUR, by what a mail is for. Notices about an account may exceed it. */
  ceilingShares: { invite: 0.5, signUp: 0.8, assessment: 0.8, signIn: 1, notice: 2, support: 0.5 },
  organizationsOfNewAccount: 5,
  organizationsPerAccount: 20,
  hourMs,
  dayMs,
} as const

/** Notices of members. */
export const noticeRules = {
  /** A digest waits this long, so that it reports what arrives at about the same time. */
  digestDelayMs: 10 * minuteMs,
  /** One address gets at most one digest in this time. */
  digestEveryMs: hourMs,
  /** How long before the promised date of a reply. */
  replyLeadMs: 2 * dayMs,
  /** How long before a candidate's request has to be answered. */
  requestLeadMs: 3 * dayMs,
  /** How long before a request for an accommodation has to be answered. */
  accommodationLeadMs: dayMs,
  /** How long after the promised date members are first notified that it passed. Less than `keptForMs`: a deleted notice isn't written again. */
  overdueForMs: 60 * dayMs,
  keptForMs: 90 * dayMs,
} as const

/** Requests of candidates. */
export const requestRules = { answeredWithinMs: { human_review: 14 * dayMs, objection: 14 * dayMs } } as const

/** Requests for accommodations: when a person has to answer, and how long the interview waits after that date or after the answer. */
export const accommodationRules = { answeredWithinMs: 5 * dayMs, heldForMs: 14 * dayMs } as const

/** Messages to support. */
export const supportTicketLimits = {
  /** Of all people together: anyone may write, and each ticket causes up to two mails. */
  ticketsPerHour: 100,
  /** To one address. The writer's address is not proven. */
  confirmationsPerDay: 2,
  keptForMs: 180 * dayMs,
  repliesWithinHours: 24,
  hourMs,
  dayMs,
} as const

/** Invitations of candidates to a set. */
export const intervieweeRules = {
  /** Where the set has no deadline. */
  validForMs: 14 * dayMs,
  reminderEveryMs: dayMs,
  /** A reminder to all reaches people whose last mail is this old. */
  reminderDueAfterMs: 3 * dayMs,
  maxReminders: 3,
  /** Rows of one transaction, and mails of one. */
  rowsPerTransaction: 500,
  mailsPerTransaction: 50,
  retryMailsAfterMs: 10 * minuteMs,
} as const

export const passwordLimits = {
  minCharacters: 10,
  maxCharacters: personLimits.passwordCharacters,
} as const

/** Of people with an account: a session ends when it was not used, and at the latest after the absolute time. */
export const signInLimits = {
  idleMs: 7 * dayMs,
  absoluteMs: 30 * dayMs,
  /** How often "last seen" is written. */
  lastSeenEveryMs: 5 * minuteMs,
  /** A browser counts as known for so long after the last sign-in in it. */
  knownBrowserMs: 180 * dayMs,
  confirmationMs: dayMs,
  connectMs: 10 * minuteMs,
} as const

export const otpLimits = {
  digits: 6,
  lifetimeMs: 10 * minuteMs,
  maxTries: 5,
} as const

/** The second step of a sign-in, and what a person may have for it. */
export const secondFactorLimits = {
  /** How long a proven first step waits for the second, and how many codes it takes. */
  stepLifetimeMs: 10 * minuteMs,
  maxTriesPerStep: 5,
  /** Wrong codes of one account, whatever the number of sign-ins. A part is kept for browsers that signed in before. */
  guessesPerDay: 20,
  reservedGuesses: 8,
  dayMs,
  /** Factors change only in a session that was opened by a proof so recently. */
  recentSignInMs: 10 * minuteMs,
  recoveryCodes: recoveryCodeLimits.codes,
  passkeys: passkeyLimits.perPerson,
  passkeyChallengeMs: 5 * minuteMs,
} as const

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, thirty seconds. */
export const totpLimits = {
  stepMs: 30 * secondMs,
  digits: 6,
  /** A device's clock may be one step off. */
  driftSteps: 1,
  secretBytes: 20,
} as const

export const linkLimits = {
  magicLinkMs: 15 * minuteMs,
  transferTokenMs: 15 * minuteMs,
  organizationInviteMs: 7 * dayMs,
  /** The countdown to automatic submission stops for a retake or a payment at most this long. */
  autoSubmitPauseMs: 30 * minuteMs,
} as const

/** "Under 10 MB": a file of exactly 10 MiB is too big. */
export const isCvSizeAllowed = (sizeBytes: number): boolean => sizeBytes > 0 && sizeBytes < cvLimits.fileSizeBytes

export const uploadLimits = {
  /** One recorded segment; a new segment begins with every reload or change of device. */
  maxSegmentBytes,
  /** All segments of one take together. */
  maxAnswerBytes: maxSegmentBytes,
  maxSegmentsPerTake: 999,
  /** Files of one session, replaced ones included. */
  maxFilesPerSession: 20,
  /** Most bytes one append may carry. */
  maxAppendBytes,
  /** How often a browser retries the preparation of an upload before it waits for a stable connection. */
  preparationRetries: 1,
} as const

/** Server processes and their disks. */
export const storeLimits = {
  /** How often a process reports that it is alive, and after how long without a report it counts as dead. */
  heartbeatMs: 2 * secondMs,
  goneAfterMs: 6 * secondMs,
  /** A process stops to rely on its own reports this long before others may take it for dead. */
  heartbeatMarginMs: 2 * secondMs,
  /** How often what is remembered of uploads is compared with the database, and how long it is good without. */
  leaseCheckMs: 2 * secondMs,
  leaseMs: 4 * secondMs,
  /** Below this free share of the disk no new interview starts and no file is stored. */
  refuseBelowShare: 0.1,
  /** The last part of the disk, for interviews under way: a share or a size, and on a small disk another share. */
  reserveShare: 0.05,
  reserveBytes: 2_000_000_000,
  smallDiskReserveShare: 0.1,
  /** The very last part, which only the database may use. */
  databaseBytes: 256_000_000,
  /** Below this free share no video is made for a download. */
  alertBelowShare: 0.05,
  /** Every stored recording is read and compared with its hash within this time. */
  scrubEveryMs: 7 * dayMs,
  /** A signed address is good for so long. */
  signedAddressMs: 10 * minuteMs,
} as const

/**
 * What callers may ask of one server process, in tokens. A school behind one address has a hundred candidates at once: each asks
 * for about 3 tokens a second in an interview, and for about 20 before it.
 */
export const requestBudgets = {
  /** An interview that is started is also asked, stored and assessed. */
  tokensByCost: { cheap: 1, upload: 2, stream: 5, expensive: 10, interview: 15, document: 30, password: 60 },
  /** Refunded after the right password. Comparing one takes a processor a tenth of a second. */
  rightPasswordTokens: 50,
  /** A body costs one token more for each of these. A recording costs the same for each request: its rate has its own limit. */
  bytesPerToken: 64 * 1024,
  /** What a body without a declared length counts as. */
  undeclaredBodyBytes: 1024 * 1024,
  /** The longest JSON body of a route that strangers may call. */
  anonymousBodyBytes: 64 * 1024,
  /** Of a cookie that was looked up and proves nothing. */
  failedProofTokens: 10,
  caller: { tokens: 300, tokensPerSecond: 30 },
  callersOfNetwork: { tokens: 5_000, tokensPerSecond: 500 },
  anonymousOfNetwork: { tokens: 2_000, tokensPerSecond: 60 },
  /** Of one network: requests of strangers that run at once, and documents that are received at once. */
  ofNetworkAtOnce: 3,
  /** One network starts one interview after another, each this long after the one before. */
  startEveryMs: 250,
  /** Of everybody together, for what is expensive. */
  anonymousTotal: { tokens: 10_000, tokensPerSecond: 500 },
  /** A page is made for each request; a file of it is read and cached by browsers. */
  pageTokens: 10,
  pagesOfNetwork: { tokens: 12_000, tokensPerSecond: 200 },
  streamsOfNetwork: 256,
  /** A proven cookie counts as its caller's for this long. */
  provenMs: 5 * minuteMs,
  /** Refusals are delayed, and at most so many at once. */
  delayMs: secondMs,
  maxWaiting: 4_000,
} as const

/** Pages that the server renders with their words. */
export const firstPageLimits = {
  /** What a link shows is read again after this long. */
  introFreshMs: 10 * secondMs,
  /** A page waits this long for what its link shows; after that it asks for it itself. */
  introWaitMs: 300,
  introsAtOnce: 4,
  maxIntros: 1_000,
  /** Rendered first steps that are kept, about 50 kB each. */
  maxRendered: 200,
  /** Of the thread's time. */
  renderShare: 0.1,
} as const

export const documentLimits = {
  /**
   * Documents of one client address that could not be read. Each costs a reader and often its process, so a client that sends one
   * after another has to wait.
   */
  refusedOfClient: { tokens: 20, tokensPerSecond: 0.2 },
} as const

/** Checks of the server's providers by one organization: six at once, then one in ten minutes. */
export const providerCheckBudget = { tokens: 6, tokensPerSecond: 1 / 600 } as const

/** Questions of one member about submissions: thirty at once, then one in three seconds. */
export const chatBudget = { tokens: 30, tokensPerSecond: 1 / 3 } as const

/** Event streams of one session: several pages, and those that a lost connection left behind. */
export const streamLimits = {
  maxPerSession: 5,
  /** A page whose stream was ended for a newer one reconnects after this long. */
  replacedRetryMs: minuteMs,
  /** What a slow reader may leave unread. */
  maxBufferedBytes: 64 * 1024,
} as const

/** What counts as a technical fault of an answer, and when an answer is ruined by them. */
export const faultReportLimits = {
  /** Segments follow one another with this much between them at most; more is a gap. */
  gapToleranceMs: 1_000,
  /** Lost in one answer: this much, or this share of it. */
  unusableLostMs: 5 * secondMs,
  unusableShare: 0.2,
} as const

export const retakeLimits = {
  /** Free retakes of one answer after technical faults. Those that the set allows don't count. */
  maxFreePerAnswer: 3,
} as const

export const submissionLimits = {
  maxAssessmentTries: 5,
  /** A submission that exhausts or ends the engine's process is set aside after so many tries. */
  maxOverrunTries: 2,
} as const

/** Moves through the hiring pipeline. */
export const pipelineLimits = {
  /** So long after a move its mail goes out, if the person is still there. */
  mailDelayMs: 5 * minuteMs,
} as const

/** Files of exported submissions. */
export const exportFileLimits = {
  /** The file is deleted this long after it was made, its row when it is as old as the row's time. */
  keptForMs: 7 * dayMs,
  rowKeptForMs: 30 * dayMs,
  /** The largest file: more than the 4 GB of an archive without the 64-bit extension. */
  maxBytes: 20_000_000_000,
  /** Times that a job may begin an export, e.g. after a killed process. */
  maxTries: 5,
  /** Times that a file is made again because a submission in it was deleted meanwhile. */
  maxRebuilds: 20,
  /** A signed address is good for so long. */
  addressMs: 10 * minuteMs,
} as const

/** The organization's log of security events. */
export const auditLimits = {
  /** Older events are deleted; the trigger of the table refuses to delete younger ones. */
  retentionMs: 400 * dayMs,
  pageEvents: 50,
  /** Events of one export, the newest first. */
  exportEvents: 50_000,
} as const

/** What the browser shows and tries; the server decides none of it. */
export const webLimits = {
  messageRemovalDelayMs: 700,
  speechVoicesTimeoutMs: 2 * secondMs,
  speechUnlockFallbackMs: 2 * secondMs,
  speechStartTimeoutMs: 2 * secondMs,
  mobileBreakpointPx: 768,
  toast: { blankMs: 4 * secondMs, errorMs: 4 * secondMs, successMs: 2 * secondMs },
  query: { maxRetries: 3, firstRetryDelayMs: secondMs, maxRetryDelayMs: 30 * secondMs },
  searchLimit: 100,
} as const

/** Delay before the n-th retry of a failed query (n from 0): doubling from 1 s, at most 30 s. */
export const queryRetryDelayMs = (retry: number): number =>
  Math.min(webLimits.query.firstRetryDelayMs * 2 ** Math.max(0, retry), webLimits.query.maxRetryDelayMs)
