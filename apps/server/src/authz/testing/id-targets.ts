/** What an id in a request names. */
export type IdTarget =
  | 'organization'
  | 'member'
  | 'user'
  | 'invite'
  | 'interviewee'
  | 'grant'
  | 'authSession'
  | 'passkey'
  | 'set'
  | 'position'
  | 'submission'
  | 'deletion'
  | 'applicant'
  | 'export'
  | 'note'
  | 'project'
  | 'notice'
  | 'request'
  | 'accommodation'
  | 'stage'
  | 'assessment'
  | 'judgeExam'
  | 'interviewSession'
  | 'answer'
  /** Noticed by a candidate's device. */
  | 'moment'
  | 'upload'
  | 'file'
  | 'publicLink'
  /** Made by the sender: a question of a set that is being written, say. Naming a foreign one means nothing. */
  | 'free'

/** Parameters called {id}, by the path up to them. */
const targetsByPath: readonly (readonly [string, IdTarget])[] = [
  ['/identity/organization/access/{id}', 'organization'],
  ['/identity/organization/members/{id}', 'member'],
  ['/identity/organization/invite/', 'invite'],
  ['/identity/organization/{id}', 'organization'],
  ['/identity/auth/verify-and-register', 'invite'],
  ['/identity/auth/local/register', 'invite'],
  ['/identity/access/{id}', 'grant'],
  ['/interview/interview/access/{id}', 'grant'],
  ['/interview/interview/shared/{id}', 'grant'],
  ['/identity/auth/sessions/{id}', 'authSession'],
  ['/identity/profile/second-factor/passkey/{id}', 'passkey'],
  ['/identity/profile/avatar/{id}', 'user'],
  ['/interview/interview/set', 'set'],
  ['/interview/interview/stage', 'stage'],
  ['/company/applicant', 'applicant'],
  ['/company/note/{id}', 'note'],
  ['/company/project/index/{id}', 'project'],
  ['/notification/notice/{id}', 'notice'],
  ['/company/position/{id}', 'position'],
  ['/interview/interview/interviewee', 'interviewee'],
  ['/interview/interview/submission/delete-list/{id}', 'deletion'],
  ['/interview/interview/submission/{id}', 'submission'],
  ['/interview/interview/submission/export/{id}', 'export'],
  ['/interview/interview/request/{id}', 'request'],
  ['/interview/interview/accommodation/{id}', 'accommodation'],
  ['/interview/interview/session/{id}', 'interviewSession'],
  ['/interview/interview/screening/{id}', 'interviewSession'],
  ['/content/file/chunk/{id}', 'upload'],
  ['/content/file/media/{id}', 'upload'],
  ['/content/file/related', 'submission'],
  ['/seeker/seeker/submission/{id}', 'submission'],
  ['/interview/interview/judge-exam/{id}', 'judgeExam'],
]

const targetsByName: Readonly<Record<string, IdTarget>> = {
  sessionId: 'interviewSession',
  answerId: 'answer',
  intervalId: 'moment',
  userId: 'user',
  setId: 'set',
  stageId: 'stage',
  positionId: 'position',
  applicantId: 'applicant',
  projectId: 'project',
  cvFileId: 'file',
  organization_id: 'organization',
  linkId: 'publicLink',
  questionId: 'free',
  requirementId: 'free',
  challengeId: 'free',
  writerId: 'free',
  /** Of a failed request, as its error page showed it. It is passed on and looked up by no one. */
  requestId: 'free',
  /** Of the mails of a move: a foreign one finds none to cancel. */
  moveId: 'free',
  submissionId: 'submission',
  assessmentId: 'assessment',
  uploadId: 'upload',
  /** Of a store's file or of a signed address: nothing that is looked up by an id. */
  key: 'free',
  /** Filters of the audit log: a foreign id finds nothing. */
  actorId: 'user',
  subjectId: 'submission',
  token: 'free',
  requirements: 'free',
  answers: 'free',
}

/** What stands in arrays of a set that is being written is made by the writer. */
const isWritten = (place: readonly string[]): boolean => place.some((key) => /^\d+$/.test(key) || key === 'requirement')

/** What the id at this place of a route's input names; an unknown place is an error of the harness. */
export const getIdTarget = (path: string, place: readonly string[]): IdTarget => {
  const key = place.at(-1) ?? ''
  if (key === 'targetId') return 'set'
  if (isWritten(place)) return 'free'
  const kind = key === 'id' ? targetsByPath.find(([start]) => path.startsWith(start))?.[1] : targetsByName[key]
  if (kind === undefined) throw new Error(`${path}: what does ${place.join('.')} name? Say so in id-targets.ts`)
  return kind
}
