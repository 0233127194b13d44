import type {
  AssessmentState,
  Confidence,
  DimId,
  GroupId,
  InterviewLanguage,
  NotEvaluatedReason,
  PointState,
  RequirementResult,
  StageKind,
} from '@candor/contract'

type Names<Key extends string> = Readonly<Record<Key, string>>

/** Columns with a name of their own, in the order of the tables. */
export const columnNames = [
  'candidate',
  'email',
  'position',
  'set',
  'language',
  'stage',
  'submitted',
  'durationMinutes',
  'isCompleted',
  'answered',
  'state',
  'overall',
  'pointsPercent',
  'requirementsNamed',
  'requirements',
  'notJudged',
  'reviewers',
  'scoredBy',
  'link',
  'resultSource',
  'question',
  'questionText',
  'isFollowUp',
  'answer',
  'correction',
  'startedAt',
  'points',
  'questionSource',
] as const
export type ColumnName = (typeof columnNames)[number]

/** The words of exported files. `{name}` is replaced by a value. */
export interface ExportTexts {
  /** Without the date and the extension. */
  readonly fileName: string
  readonly yes: string
  readonly no: string
  readonly languages: Names<InterviewLanguage>
  readonly sheets: Names<'submissions' | 'answers'>
  readonly columns: Names<ColumnName>
  readonly report: Names<
    | 'copy'
    | 'link'
    | 'footer'
    | 'title'
    | 'result'
    | 'overall'
    | 'pointsPercent'
    | 'requirements'
    | 'questions'
    | 'levels'
    | 'notJudged'
    | 'reviewers'
    | 'followUp'
    | 'question'
    | 'noWords'
    | 'cut'
    | 'level'
    | 'levelWithConfidence'
    | 'minutes'
    | 'missing'
    | 'builtin'
    | 'submitted'
    | 'duration'
    | 'writtenByAi'
  >
  /** `readMe`: what an evidence pack has and how to verify it. */
  readonly evidence: Names<'fileName' | 'readMe'> & {
    /** What the program and the page say that verify a pack. */
    readonly verifier: Names<
      | 'ok'
      | 'end'
      | 'notOk'
      | 'pack'
      | 'fileMissing'
      | 'fileChanged'
      | 'fileUnreadable'
      | 'fileAdded'
      | 'chainEnd'
      | 'recordCount'
      | 'recordSpelling'
      | 'recordContent'
      | 'recordPlace'
      | 'recordHashes'
      | 'recordUnreadable'
      | 'noted'
    >
    readonly page: Names<
      | 'title'
      | 'intro'
      | 'noScript'
      | 'notedLabel'
      | 'folderLabel'
      | 'folderHint'
      | 'running'
      | 'noPack'
      | 'valid'
      | 'invalid'
    >
  }
  readonly transcript: Names<
    | 'title'
    | 'copy'
    | 'writtenByAi'
    | 'chosenByRules'
    | 'recording'
    | 'damaged'
    | 'different'
    | 'none'
    | 'corrected'
    | 'rewritten'
    | 'heard'
  >
  readonly stages: Names<StageKind>
  readonly groups: Names<GroupId>
  readonly dims: Names<DimId>
  readonly confidences: Names<Confidence>
  readonly reasons: Names<NotEvaluatedReason>
  readonly states: Names<AssessmentState>
  readonly points: Names<PointState>
  readonly requirements: Names<RequirementResult['state']>
}
