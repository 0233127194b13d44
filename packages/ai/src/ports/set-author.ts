/**
 * The author of interview sets: turns a job description or title into requirements, questions and criteria.
 * Serves the /generate/* helpers. Every result says who made it (`producedBy`: 'builtin' or a model id).
 */
import type { InterviewLanguage } from '@candor/contract'
import type { QuestionKind } from './interviewer'

export type AuthorLanguage = InterviewLanguage
export type Seniority = 'junior' | 'mid' | 'senior' | 'lead'
export type RequirementKind = 'skill' | 'tool' | 'quality' | 'experience' | 'education' | 'language'

/** Something the set looks for. `weight` 1 (nice) to 5 (decisive); `sourceQuote` is the line of the description it rests on. */
export interface Requirement {
  readonly name: string
  readonly kind: RequirementKind
  readonly weight: number
  readonly isMustHave: boolean
  readonly sourceQuote: string | null
}

/** Behavior anchors of the levels 1 to 5. */
export type Anchors = readonly [string, string, string, string, string]

/** `dimension` is the assessment dimension (snake case, e.g. 'problem_solving') the criterion feeds, where it feeds one. */
export interface DraftCriterion {
  readonly name: string
  readonly anchors: Anchors
  readonly dimension: string | null
}

export interface DraftQuestion {
  readonly text: string
  readonly kind: QuestionKind
  /** Id of the competency asked about, e.g. 'planning'; 'technical' for questions on one skill or tool. */
  readonly competency: string
  readonly requirementName: string | null
  readonly expectedPoints: readonly string[]
  readonly criteria: readonly DraftCriterion[]
  /** Suggested time for the answer. */
  readonly answerSeconds: number
}

/** `confidence` 0 to 1; below 0.5 the recruiter is asked instead, and the title is null when nothing was found. */
export interface TitleGuess {
  readonly title: string | null
  readonly confidence: number
}

/** `instruction`: one or two sentences for the candidate on how to answer this question. */
export interface Instruction {
  readonly instruction: string
}

/** 'unavailable' is for adapters that reach over a network. */
export type AuthorRefusal = 'not_a_job_description' | 'unknown_title' | 'nothing_recognized' | 'unavailable'

/** A line that was understood and left out on purpose, because it asks for age, sex, looks, family, religion or origin. */
export interface AuthorNotice {
  readonly code: 'protected_line_left_out'
  readonly quote: string
}

export type AuthorResult<T> =
  | { readonly ok: true; readonly value: T; readonly producedBy: string; readonly notices: readonly AuthorNotice[] }
  | { readonly ok: false; readonly code: AuthorRefusal; readonly producedBy: string }

/** `language` is the language of the result; `seed` (the set's id) makes the choice repeatable. */
export interface AuthorContext {
  readonly language: AuthorLanguage
  readonly seed: string
}
export interface DescriptionInput extends AuthorContext {
  readonly description: string
}
export interface QuestionOptions {
  /** 1 to 12. */
  readonly count: number
  /** null: read from the description or title, else 'mid'. */
  readonly seniority: Seniority | null
  /** Texts already in the set, never drafted again. */
  readonly exclude?: readonly string[]
}
export interface DraftQuestionsInput extends AuthorContext, QuestionOptions {
  readonly requirements: readonly Requirement[]
  /** Helps to choose questions of the trade. */
  readonly title: string | null
}
export interface SuggestRequirementsInput extends AuthorContext {
  readonly existing: readonly Requirement[]
  readonly description: string | null
  readonly title: string | null
  readonly count: number
}
export interface TitleInput extends AuthorContext {
  readonly title: string
}

/** What an author of sets can do. Never throws for odd input: it answers `ok: false` with a code. */
export interface SetAuthor {
  guessTitle(input: DescriptionInput): Promise<AuthorResult<TitleGuess>>
  extractRequirements(input: DescriptionInput): Promise<AuthorResult<readonly Requirement[]>>
  draftQuestions(input: DraftQuestionsInput): Promise<AuthorResult<readonly DraftQuestion[]>>
  suggestRequirements(input: SuggestRequirementsInput): Promise<AuthorResult<readonly Requirement[]>>
  inferRequirements(
    input: AuthorContext & { readonly questions: readonly string[] },
  ): Promise<AuthorResult<readonly Requirement[]>>
  suggestRequirementsForTitle(input: TitleInput): Promise<AuthorResult<readonly Requirement[]>>
  draftQuestionsForTitle(input: TitleInput & QuestionOptions): Promise<AuthorResult<readonly DraftQuestion[]>>
  draftQuestionsFromDescription(
    input: DescriptionInput & QuestionOptions,
  ): Promise<AuthorResult<readonly DraftQuestion[]>>
  writeInstruction(input: AuthorContext & { readonly question: string }): Promise<AuthorResult<Instruction>>
}
