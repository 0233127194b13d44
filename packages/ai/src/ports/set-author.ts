/**
 * The author of interview sets: turns a job description or title into requirements, questions and criteria.
 * Serves the /generate/* helpers. Every result says who made it (`producedBy`: 'builtin' or a model id).
 */
import type { InterviewLanguage, RequirementKind } from '@candor/contract'
import type { QuestionKind } from './interviewer'

export type AuthorLanguage = InterviewLanguage
export type { RequirementKind } from '@candor/contract'

/** Something the set looks for. `weight` 1 (nice) to 5 (decisive); `sourceQuote` is the line of the description it rests on. */
export interface Requirement {
  readonly name: string
  readonly kind: RequirementKind
  readonly weight: number
  readonly isMustHave: boolean
  readonly sourceQuote: string | null
}

/** A duty or requirement of the description that no question asks about, in the description's words. */
export interface UncoveredLine {
  readonly text: string
  readonly kind: 'duty' | 'requirement'
}

/** `uncovered` holds what no phrase could be made of. */
export interface RequirementDraft {
  readonly requirements: readonly Requirement[]
  readonly uncovered: readonly UncoveredLine[]
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
  /** Name of the requirement asked about, as in the draft's list. */
  readonly requirementName: string
  /** "Heading: alternative / alternative", as parseExpectedPoint of the contract reads it. */
  readonly expectedPoints: readonly string[]
  readonly criteria: readonly DraftCriterion[]
  /** Suggested time for the answer. */
  readonly answerSeconds: number
}

/** Questions, what they are about, and what none is about. */
export interface QuestionDraft {
  readonly questions: readonly DraftQuestion[]
  /** The requirements given or found, and duties usual for the title that questions are about. */
  readonly requirements: readonly Requirement[]
  readonly uncovered: readonly UncoveredLine[]
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
  /** Texts already in the set, never drafted again. */
  readonly exclude?: readonly string[]
}
export interface DraftQuestionsInput extends AuthorContext, QuestionOptions {
  readonly requirements: readonly Requirement[]
  /** Tells the trade, whose usual duties fill a set that the requirements do not; null: only the requirements are asked about. */
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

/** What a question says in one language. */
export interface QuestionTexts {
  readonly text: string
  readonly expectedPoints: readonly string[]
}
export interface TranslateQuestionsInput {
  readonly questions: readonly QuestionTexts[]
  readonly from: AuthorLanguage
  readonly to: AuthorLanguage
}
/** `expectedPoints` is null when the text could be drafted and the points couldn't. */
export interface TranslatedQuestion {
  readonly text: string
  readonly expectedPoints: readonly string[] | null
}

/** What an author of sets can do. Never throws for odd input: it answers `ok: false` with a code. */
export interface SetAuthor {
  guessTitle(input: DescriptionInput): Promise<AuthorResult<TitleGuess>>
  extractRequirements(input: DescriptionInput): Promise<AuthorResult<RequirementDraft>>
  draftQuestions(input: DraftQuestionsInput): Promise<AuthorResult<QuestionDraft>>
  suggestRequirements(input: SuggestRequirementsInput): Promise<AuthorResult<readonly Requirement[]>>
  inferRequirements(
    input: AuthorContext & { readonly questions: readonly string[] },
  ): Promise<AuthorResult<readonly Requirement[]>>
  suggestRequirementsForTitle(input: TitleInput): Promise<AuthorResult<readonly Requirement[]>>
  draftQuestionsForTitle(input: TitleInput & QuestionOptions): Promise<AuthorResult<QuestionDraft>>
  draftQuestionsFromDescription(input: DescriptionInput & QuestionOptions): Promise<AuthorResult<QuestionDraft>>
  writeInstruction(input: AuthorContext & { readonly question: string }): Promise<AuthorResult<Instruction>>
  /** A result for each question, in the same order: 'nothing_recognized' for one that the author has no sound translation of. */
  translateQuestions(input: TranslateQuestionsInput): Promise<readonly AuthorResult<TranslatedQuestion>[]>
}
