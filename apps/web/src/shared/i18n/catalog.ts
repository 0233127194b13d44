import type { InterfaceLanguage } from '@candor/contract'
import type { messages as accommodation } from '../../locales/en/accommodation'
import type { messages as account } from '../../locales/en/account'
import type { messages as applicants } from '../../locales/en/applicants'
import type { messages as assessment } from '../../locales/en/assessment'
import type { messages as auditLog } from '../../locales/en/audit-log'
import type { messages as background } from '../../locales/en/background'
import type { messages as board } from '../../locales/en/board'
import type { messages as candidate } from '../../locales/en/candidate'
import type { messages as certificate } from '../../locales/en/certificate'
import type { messages as chat } from '../../locales/en/chat'
import type { messages as common } from '../../locales/en/common'
import type { messages as company } from '../../locales/en/company'
import type { messages as compare } from '../../locales/en/compare'
import type { messages as cvReport } from '../../locales/en/cv-report'
import type { messages as deletion } from '../../locales/en/deletion'
import type { messages as errors } from '../../locales/en/errors'
import type { messages as exports } from '../../locales/en/exports'
import type { messages as feedback } from '../../locales/en/feedback'
import type { messages as integrity } from '../../locales/en/integrity'
import type { messages as invitations } from '../../locales/en/invitations'
import type { messages as judgeExam } from '../../locales/en/judge-exam'
import type { messages as newSet } from '../../locales/en/new-set'
import type { messages as noCv } from '../../locales/en/no-cv'
import type { messages as notes } from '../../locales/en/notes'
import type { messages as notices } from '../../locales/en/notices'
import type { messages as positions } from '../../locales/en/positions'
import type { messages as practice } from '../../locales/en/practice'
import type { messages as projects } from '../../locales/en/projects'
import type { messages as providers } from '../../locales/en/providers'
import type { messages as publicPages } from '../../locales/en/public'
import type { messages as questionReview } from '../../locales/en/question-review'
import type { messages as recording } from '../../locales/en/recording'
import type { messages as requests } from '../../locales/en/requests'
import type { messages as responses } from '../../locales/en/responses'
import type { messages as security } from '../../locales/en/security'
import type { messages as settings } from '../../locales/en/settings'
import type { messages as shared } from '../../locales/en/shared'
import type { messages as speechTest } from '../../locales/en/speech-test'
import type { messages as stages } from '../../locales/en/stages'
import type { messages as start } from '../../locales/en/start'
import type { messages as submissionList } from '../../locales/en/submission-list'
import type { messages as submissionReview } from '../../locales/en/submission-review'
import type { messages as support } from '../../locales/en/support'

/** English is the source: its keys and variables are what every other language must have. */
export interface Messages {
  common: typeof common
  public: typeof publicPages
  company: typeof company
  /** Signing up and in, links, invites. */
  account: typeof account
  /** Second factors: the second step of a sign-in and the page of the settings. */
  security: typeof security
  settings: typeof settings
  candidate: typeof candidate
  assessment: typeof assessment
  /** Remarks on a CV and the questions they suggest. */
  compare: typeof compare
  cvReport: typeof cvReport
  /** Which engine judges, and the exam of a model. */
  judgeExam: typeof judgeExam
  /** Speech recognition, voice and model of the server, and the check of them. */
  providers: typeof providers
  /** The owners' page of security events. */
  auditLog: typeof auditLog
  /** Inviting candidates to a set. */
  invitations: typeof invitations
  /** Creating a set step by step. */
  newSet: typeof newSet
  /** Questions about one submission, and the summary of its answers. */
  chat: typeof chat
  /** Deleting submissions, undoing it, and receipts. */
  deletion: typeof deletion
  /** Everyone in the hiring pipeline. */
  applicants: typeof applicants
  /** The stages of the hiring pipeline. */
  stages: typeof stages
  /** What waits for a member who reviews. */
  start: typeof start
  /** The submissions by stage. */
  board: typeof board
  /** The list of submissions. */
  submissionList: typeof submissionList
  /** Members' notes about an applicant. */
  notes: typeof notes
  /** What members are notified of. */
  notices: typeof notices
  requests: typeof requests
  /** Adjustments that candidates ask for before or during an interview. */
  accommodation: typeof accommodation
  /** Shared shortlists of applicants. */
  projects: typeof projects
  /** Deciding about one submission. */
  submissionReview: typeof submissionReview
  /** The company's positions. */
  positions: typeof positions
  /** The steps of a practice. */
  practice: typeof practice
  /** Faults of recordings, for both sides. */
  questionReview: typeof questionReview
  recording: typeof recording
  /** The pages that try out how speech is heard. */
  speechTest: typeof speechTest
  /** What candidates' devices notice: announcement, panel, option. */
  integrity: typeof integrity
  /** Exporting submissions to a file. */
  exports: typeof exports
  /** A candidate's feedback after the interview. */
  feedback: typeof feedback
  /** Certificates of completed interviews. */
  certificate: typeof certificate
  /** A candidate's list of interviews and their answers. */
  responses: typeof responses
  /** What a share link shows. */
  shared: typeof shared
  /** Writing to support. */
  support: typeof support
  /** A candidate's form for facts about the background. */
  background: typeof background
  /** An optional CV, and continuing without one. */
  noCv: typeof noCv
  errors: typeof errors
}
export type Area = keyof Messages

/** The same keys with texts of another language. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }
export type Catalog<A extends Area> = Same<Messages[A]>

declare module 'use-intl' {
  interface AppConfig {
    Locale: InterfaceLanguage
    Messages: Messages
  }
}
