import type {
  AccommodationOutcome,
  ExportFormat,
  InterfaceLanguage,
  NoticeKind,
  RequestKind,
  RequestOutcome,
  Role,
  SecondFactorChange,
  SupportTopic,
} from '@candor/contract'
import type { CalendarEvent } from './format-calendar'

/** The texts of a mail. Every template exists in both languages, as plain text and as HTML. */
export interface MailTexts {
  readonly subject: string
  readonly heading: string
  readonly lines: readonly string[]
  /** Shown large: a code. */
  readonly code?: string
  readonly action?: { readonly label: string; readonly url: string }
  /** A second, smaller link below the action. */
  readonly details?: { readonly label: string; readonly url: string }
  readonly footer: string
  /** The words in place of the organization's logo where pictures are not shown. The mail carries the logo with it. */
  readonly logoText?: string
  /** A moment that the reader may want in a calendar: the mail carries a file with it. */
  readonly event?: CalendarEvent
}

/** What an invitation to an interview and a reminder of it say. */
export interface InterviewMail {
  readonly invitationId: string
  readonly organizationName: string
  readonly hasLogo: boolean
  /** Whom the reader may ask; null: no person is known. */
  readonly contact: { readonly name: string; readonly email: string } | null
  readonly positionName: string
  readonly recipientName: string
  readonly minutes: number
  readonly isSpoken: boolean
  readonly isTypingAllowed: boolean
  readonly requiresCv: boolean
  readonly url: string
  /** What the AI does, for machines and people. */
  readonly noticeUrl: string
  readonly untilMs: number
}

/** What a candidate learns who has submitted an interview. */
interface SubmittedMail {
  readonly organizationName: string
  readonly positionName: string
  /** Software assesses the answers: the candidate agreed to it. */
  readonly isAiAllowed: boolean
  readonly isResultShared: boolean
  /** By when the organization promised a reply; null: it promised none. */
  readonly replyByMs: number | null
  readonly url: string
}

export type MailTemplate =
  | { readonly name: 'sign-up-code'; readonly code: string; readonly minutes: number }
  | { readonly name: 'sign-in-code'; readonly code: string; readonly minutes: number }
  /** For a candidate, who has no account and wants to return to their interviews. */
  | { readonly name: 'candidate-code'; readonly code: string; readonly minutes: number }
  | { readonly name: 'reset-code'; readonly code: string; readonly minutes: number }
  | { readonly name: 'sign-in-link'; readonly url: string; readonly minutes: number }
  | { readonly name: 'candidate-link'; readonly url: string; readonly minutes: number }
  | { readonly name: 'confirm-email'; readonly url: string; readonly hours: number }
  /** No interview was started with this address. */
  | { readonly name: 'no-interviews' }
  /** Notices to the owner of an account. */
  | { readonly name: 'password-changed'; readonly resetUrl: string }
  | {
      readonly name: 'second-factor-changed'
      readonly change: SecondFactorChange
      readonly settingsUrl: string
    }
  | { readonly name: 'provider-linked'; readonly provider: string; readonly settingsUrl: string }
  | {
      readonly name: 'organization-invite'
      readonly organizationName: string
      readonly invitedBy: string
      readonly role: Role
      readonly url: string
      readonly days: number
    }
  /** To an address without an account: a candidate's interview was shared with its reader. */
  | {
      readonly name: 'shared-with-you'
      readonly organizationName: string
      readonly sharedBy: string
      readonly candidateName: string
      readonly url: string
      readonly days: number
    }
  | (InterviewMail & { readonly name: 'interview-invitation' })
  | (InterviewMail & { readonly name: 'interview-reminder' })
  | { readonly name: 'already-registered'; readonly signInUrl: string }
  | { readonly name: 'no-account'; readonly signUpUrl: string }
  /** To an owner: the assessment of a submission failed after the last try. */
  /** What a member was notified of: numbers only. The page behind the link shows the rest to the member. */
  | {
      readonly name: 'notice-digest'
      readonly organizationName: string
      readonly counts: readonly { readonly kind: NoticeKind; readonly count: number }[]
      readonly url: string
      readonly settingsUrl: string
    }
  | ({ readonly name: 'interview-submitted' } & SubmittedMail)
  /** To a candidate whose page said that the assessment had failed. */
  | { readonly name: 'result-ready'; readonly organizationName: string; readonly url: string }
  /**
   * To a candidate who deleted their interview. `undoMinutes`: null if it can't be undone. `keptUntilMs`: until when the company must keep
   * what is hidden; null if it is erased after the time to undo it.
   */
  | {
      readonly name: 'interview-deleted'
      readonly organizationName: string
      readonly positionName: string
      readonly undoMinutes: number | null
      readonly keptUntilMs: number | null
      readonly url: string
    }
  /** To a candidate who came to a stage: what the organization wrote, with its placeholders filled. */
  | {
      readonly name: 'stage-message'
      readonly organizationName: string
      readonly subject: string
      /** An empty line begins a paragraph. */
      readonly text: string
    }
  /** To a candidate who asked the company for a review by a person: what was answered. */
  | {
      readonly name: 'request-answered'
      readonly kind: RequestKind
      readonly organizationName: string
      readonly answeredBy: string
      readonly outcome: RequestOutcome
      /** An empty line begins a paragraph. */
      readonly text: string
      readonly url: string
    }
  /** To a candidate who asked for an accommodation: what a person answered. The link leads to the interview, which waits. */
  | {
      readonly name: 'accommodation-answered'
      readonly organizationName: string
      readonly answeredBy: string
      readonly outcome: AccommodationOutcome
      /** The candidate may type, whatever the set offers. */
      readonly allowsTyping: boolean
      /** Until when the interview can be continued, to which the link leads; null: it is over. */
      readonly waitsUntilMs: number | null
      /** An empty line begins a paragraph. */
      readonly text: string
      readonly url: string
    }
  /** To the member who ordered it. The page behind the link asks for a sign-in. */
  | { readonly name: 'export-ready'; readonly format: ExportFormat; readonly url: string; readonly days: number }
  /** To the operator: what someone wrote to support. */
  | {
      readonly name: 'support-ticket'
      readonly reference: string
      readonly email: string
      readonly topic: SupportTopic
      readonly message: string
      readonly requestId: string | null
    }
  /** To the address that was entered there. */
  | {
      readonly name: 'support-ticket-received'
      readonly reference: string
      readonly repliesWithinHours: number | null
    }

export type TextsInBoth = Readonly<Record<InterfaceLanguage, Omit<MailTexts, 'footer'>>>
/** Writes one kind of mail in both languages. */
export type Writer<N extends MailTemplate['name']> = (template: Extract<MailTemplate, { name: N }>) => TextsInBoth
