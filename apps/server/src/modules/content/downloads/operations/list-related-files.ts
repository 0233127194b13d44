import type { RelatedFile } from '@candor/contract'
import { getFilePurpose } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { Caller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import type { CandidateActor } from '../../own-upload'
import * as repo from '../../repo/downloads'
import { findReviewer } from '../../reviewer'

export interface RelatedQuery {
  readonly entity: 'submission' | 'session' | 'answer'
  readonly id: string
}

/** The session of the target if the actor may see it, with `submissionId` if it was submitted. */
interface Found {
  readonly sessionId: string
  readonly submissionId: string | null
}

const findSession = async (tx: repo.Transaction, { entity, id }: RelatedQuery): Promise<Found | null> => {
  if (entity === 'submission') {
    const submission = await repo.readRecordedSubmission(tx, id)
    return submission && { sessionId: submission.sessionId, submissionId: submission.id }
  }
  const sessionId = entity === 'answer' ? await repo.readAnswerSession(tx, id) : id
  if (sessionId === null || !(await repo.hasSession(tx, sessionId))) return null
  const submission = await repo.findSessionSubmission(tx, sessionId)
  return { sessionId, submissionId: submission?.id ?? null }
}

const presentRecording = ({ upload, questionNumber }: repo.CountedRecording): RelatedFile => ({
  kind: 'recording',
  id: upload.id,
  answerId: upload.answerId,
  segmentIndex: upload.segmentIndex,
  name: `${questionNumber}-${upload.segmentIndex + 1}.${upload.mime.includes('mp4') ? 'mp4' : 'webm'}`,
  mime: upload.mime,
  sizeBytes: upload.sizeBytes ?? 0,
  url: `/api/content/file/media/${upload.id}`,
})

/** Only the CV has an address, and only for the company. */
const presentFile = (file: repo.FileRow, submissionId: string | null): RelatedFile => {
  const isCv = file.purpose === getFilePurpose(null)
  return {
    kind: isCv ? 'cv' : 'document',
    id: file.id,
    answerId: null,
    segmentIndex: null,
    name: file.name,
    mime: 'application/octet-stream',
    sizeBytes: file.sizeBytes,
    url: isCv && submissionId !== null ? `/api/interview/interview/submission/${submissionId}/cv` : null,
  }
}

const listRelated = async (
  tx: repo.Transaction,
  query: RelatedQuery,
  place: Found & { readonly isCompany: boolean },
): Promise<RelatedFile[]> => {
  const recordings = await repo.listCountedRecordings(tx, place.sessionId)
  if (query.entity === 'answer') {
    return recordings.filter(({ upload }) => upload.answerId === query.id).map(presentRecording)
  }
  const files = await repo.listFiles(tx, place.sessionId)
  const cvSubmissionId = place.isCompany ? place.submissionId : null
  return [...recordings.map(presentRecording), ...files.map((file) => presentFile(file, cvSubmissionId))]
}

const findRelated = async (
  deps: Pick<Deps, 'withActor'>,
  query: RelatedQuery,
  actor: CandidateActor | NonNullable<ReturnType<typeof findReviewer>>,
): Promise<RelatedFile[] | null> =>
  deps.withActor(actor, async (tx) => {
    const isCompany = actor.kind === 'member'
    const found = await findSession(tx, query)
    // The company sees only submitted sessions, never practice.
    if (found === null || (isCompany && found.submissionId === null)) return null
    return listRelated(tx, query, { ...found, isCompany })
  })

/** Files of a submission, a session or an answer, from current takes only: the company's, or the candidate's own. */
export const listRelatedFiles = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Caller,
  query: RelatedQuery,
): Promise<{ items: RelatedFile[] }> => {
  const reviewer = findReviewer(caller)
  const candidates = caller.candidate.map(
    ({ organizationId, dataSubjectId }): CandidateActor => ({ kind: 'candidate', organizationId, dataSubjectId }),
  )
  for (const actor of reviewer === null ? candidates : [reviewer, ...candidates]) {
    const items = await findRelated(deps, query, actor)
    if (items !== null) return { items }
  }
  throw notFound()
}
