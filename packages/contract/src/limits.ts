/** What the API takes at most. Free of zod, so that the web's first load may import it. */

import type { ExportFormat, ProviderKind } from './enums'

export const personLimits = {
  nameCharacters: 60,
  emailCharacters: 254,
  phoneCharacters: 40,
  passwordCharacters: 200,
} as const

/** A member's picture: the size of the file before it is written as base64. */
export const pictureLimits = { sizeBytes: 128 * 1024 } as const

/** An organization's logo. */
export const logoLimits = { sizeBytes: 512 * 1024, sidePixels: 2000 } as const
/** No SVG: it can contain scripts. */
export const logoMimeTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type LogoMimeType = (typeof logoMimeTypes)[number]

/** Passkeys of one person, and the name they give to one. */
export const passkeyLimits = { perPerson: 10, nameCharacters: 60 } as const

/** One-time codes for when the phone is lost: letters and digits without the ones that look alike. */
export const recoveryCodeLimits = { codes: 10, characters: 10 } as const

export const organizationLimits = { nameCharacters: 120 } as const

/**
 * Links to what is shared: how long one is valid, how many browsers may open one that was mailed to an address, and how many things one
 * organization shares by link at once.
 */
export const shareLimits = { presetDays: 14, maxDays: 90, browsersPerAddress: 5, openLinks: 500 } as const

export const setLimits = {
  nameCharacters: 160,
  questions: 20,
  requirements: 20,
  requirementCharacters: 200,
  requirementWeight: { min: 1, max: 5 },
  screeningQuestions: 20,
  screeningLabelCharacters: 400,
  durationMinutes: { min: 5, max: 60, preset: 15 },
  questionCharacters: 1_000,
  /** What of an answer is wrong, for one question in one language. */
  wrongIf: { phrases: 6, characters: 120 },
  criteria: 6,
  criterionCharacters: 200,
  anchorCharacters: 400,
  resultOffReasonCharacters: 400,
  alternativeContactCharacters: 200,
  companyIntroCharacters: 2_000,
  /** Answers to candidates' questions that the company approved. */
  approvedAnswers: 20,
  approvedQuestionCharacters: 200,
  approvedAnswerCharacters: 1_000,
  /** How many interviews one person may submit. */
  attemptsPerPerson: { min: 1, max: 5, preset: 1 },
  /** How many answers of one interview may be retaken free of charge. */
  numberOfRetakes: { min: 0, max: 5, preset: 0 },
  /** Days after the submission within which candidates are promised a reply. */
  replyWithinDays: { min: 1, max: 60 },
} as const

/** Positions of one answer: of all, and of those that a keyword finds. */
export const positionLimits = { listed: 1_000, found: 100 } as const

/** Stages of an organization's hiring pipeline. */
export const stageLimits = { stages: 20, nameCharacters: 60, subjectCharacters: 150, messageCharacters: 4000 } as const

/** The response rate looks so far back, and is shown to candidates from so many people on. */
export const responseRateLimits = { windowDays: 180, minPeople: 10 } as const

/** How many submissions of the list one request changes. */
export const submissionListLimits = { perRequest: 500 } as const

/** Applicants that a keyword finds, who wait for a reply and are shown at the start, and what a member rates them with. */
export const applicantLimits = { found: 100, waiting: 8, rating: { min: 1, max: 5 } } as const

/** Questions about one submission, and the summary of its answers. */
export const chatLimits = { questionCharacters: 500, citations: 3, statements: 4, summaryLines: 5 } as const
/** Submissions that one request deletes, for how long that can be undone, and how many receipts are listed. */
/** An organization's retention policy: days from its change to the first deletion by it, days that the page looks ahead. */
/** `unsubmittedDays`: how long an interview without a submission stays after the last activity in it. */
export const retentionLimits = {
  noticeDays: 14,
  aheadDays: 30,
  listed: 100,
  reasonCharacters: 500,
  unsubmittedDays: 30,
} as const

export const deletionLimits = { perRequest: 500, undoMinutes: 10, listed: 100 } as const

/** Exports of submissions: those that are named, those that a filter finds, and those of an organization that wait or run. */
export const exportLimits = {
  named: 500,
  found: { csv: 5_000, xlsx: 5_000, pdf: 500, zip: 500, evidence: 1 },
  unfinished: 10,
} as const satisfies { named: number; found: Record<ExportFormat, number>; unfinished: number }

/** Notes about an applicant, and how many people one note mentions. */
export const noteLimits = { characters: 4_000, perApplicant: 200, mentions: 20 } as const

/**
 * Notices of a member: those of a page, those that are counted for the pages, and the unread ones that are counted. The last two
 * bound what one request reads.
 */
export const noticeLimits = { perPage: 50, listed: 1_000, unread: 100 } as const

/** Shared shortlists: those of an organization that are not archived, and people in one. */
export const projectLimits = { nameCharacters: 120, active: 200, applicants: 500 } as const

/** Lists of people to invite. */
export const intervieweeLimits = {
  rowsPerRequest: 10_000,
  /** One cell as it was given; longer ones than a name or an address may be are reported by row. */
  cellCharacters: 400,
  nameCharacters: 120,
  bodyBytes: 4 * 1024 * 1024,
} as const

export const jobDescriptionLimits = { fileSizeBytes: 10 * 1024 * 1024, textCharacters: 60_000 } as const

export const cvLimits = { fileSizeBytes: 10 * 1024 * 1024 } as const

/** Largest typed answer in characters, and the length the hint asks for. */
export const textAnswerLimits = { maxCharacters: 2_000, hintCharacters: 20 } as const

/** An assessment level. Reviewers set levels in steps. */
export const levelLimits = { min: 1, max: 5, reviewerStep: 0.5 } as const

/** Device and connection faults that one take reports. */
export const maxReportedFaults = 200

export const reviewLimits = {
  reevaluationReasonCharacters: 400,
  levelReasonCharacters: 600,
  decisionReasonCharacters: 600,
  /** Answers to one question in a question-first review. */
  answersPerQuestion: 500,
} as const

export const feedbackLimits = {
  rating: { min: 1, max: 5 },
  experience: { min: 0, max: 10 },
  commentCharacters: 1_000,
} as const

/** A candidate's corrections of what was heard (docs/decisions/073). */
export const correctionLimits = {
  /** From the submission. */
  days: 14,
  versions: 3,
  characters: 40_000,
  /** Above twice the recognized text. */
  extraCharacters: 200,
  /** More than this share of the recognized words makes a correction a rewrite. */
  changedShare: 1 / 3,
  /** So few words are never a rewrite, however short the answer is. */
  alwaysSmallWords: 2,
  /** More added words in one place make it a rewrite, too. */
  addedWordsInARow: 10,
  /** A corrected word is assessed if at least this share of its letters was heard in its place. */
  alikeShare: 3 / 5,
  /** And if such words explain at least this share of the letters of each word that they replace, and of the whole place. */
  coveredShare: 1 / 3,
  /** A longer stretch in one place is no recognizer's error. */
  comparedLetters: 600,
} as const

/** Candidates' questions to the company. */
export const candidateQuestionLimits = { characters: 500, perInterview: 20 } as const

/** Candidates’ requests and their answers, those of a list, and the open ones that are counted. */
export const requestLimits = { characters: 2_000, listed: 1_000, counted: 100, subjectCharacters: 4_000 } as const

/** Requests for accommodations and their answers, those of one interview and of a list, and the open ones that are counted. */
export const accommodationLimits = { characters: 2_000, perSession: 5, listed: 1_000, counted: 100 } as const

export const supportLimits = { messageCharacters: 4_000 } as const

/** The largest word error rate that passes, and the latency above which candidates notice it. */
export const providerCheckLimits = {
  wordErrorRate: 0.4,
  slowMs: { 'language-model': 2_500, 'speech-to-text': 4_000, 'text-to-speech': 3_000 },
} as const satisfies { wordErrorRate: number; slowMs: Record<ProviderKind, number> }

export const integrityLimits = { commentCharacters: 600, intervals: 200 } as const

/** Largest body of one append, in bytes. */
export const maxAppendBytes = 4 * 1024 * 1024
/** Largest video of one answer's segment, in bytes. */
export const maxSegmentBytes = 2 * 1024 * 1024 * 1024

/** The words of one answer, spoken or typed in any mode; the words understood so far, as the socket carries them. */
export const answerTextLimits = { characters: 20_000, segments: 500, liveWordsCharacters: 4_000 } as const

/** The version of the realtime connection's messages. */
export const realtimeVersion = 1

/** Answers to the questions before the interview. */
export const screeningLimits = { textCharacters: 2_000, optionCharacters: 400, options: 20 } as const

/** Of the start page of members who review. */
export const startLimits = {
  /** Active sets that are shown. */
  sets: 6,
  /** How long a visit lasts at least: a page that is loaded again within it doesn't begin another one. */
  visitMinutes: 30,
} as const
