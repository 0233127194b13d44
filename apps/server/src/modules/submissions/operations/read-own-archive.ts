import type { Certificate, Feedback, OwnSubmission } from '@candor/contract'
import { localizeContent } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { getHeardText } from '../apply-corrections'
import { asSubmissionOwner } from '../as-submission-owner'
import { findCertificate } from '../repo/certificates'
import { findFeedback } from '../repo/feedback'
import { listConsents, listOwnAccommodations, listOwnRequests, listSentFiles, listTakes } from '../repo/own-archive'
import { getOwnRow } from '../repo/own-submission'
import { listCandidateQuestions, listScreening } from '../repo/submissions'
import { type TranscriptLine, transcriptLines } from '../transcript-lines'
import { getOwnSubmission } from './get-own-submission'

type StoredTake = Awaited<ReturnType<typeof listTakes>>[number]

export interface OwnTake extends Pick<StoredTake, 'answerId' | 'take' | 'modality' | 'startedAt' | 'currentTake'> {
  /** What was recognized or typed. */
  readonly text: string
  /** The last correction, whether or not it counts; null: there is none. */
  readonly correctedText: string | null
  /** The words that count, with their times. */
  readonly lines: readonly TranscriptLine[]
}

const presentTake = (stored: StoredTake): OwnTake => {
  const { answerId, take, modality, startedAt, currentTake } = stored
  const text = getHeardText(stored)
  const latest = stored.correction?.correctedText ?? text
  const correctedText = latest === text ? null : latest
  return { answerId, take, modality, startedAt, currentTake, text, correctedText, lines: transcriptLines(stored) }
}

/** Everything that is stored of a candidate's own interview, as far as it is theirs: nothing that members wrote. */
export interface OwnArchive {
  readonly own: OwnSubmission
  readonly takes: readonly OwnTake[]
  readonly files: Awaited<ReturnType<typeof listSentFiles>>
  readonly consents: Awaited<ReturnType<typeof listConsents>>
  readonly screening: readonly { readonly label: string; readonly values: readonly string[]; readonly facts: unknown }[]
  readonly questions: readonly string[]
  readonly requests: Awaited<ReturnType<typeof listOwnRequests>>
  readonly accommodations: Awaited<ReturnType<typeof listOwnAccommodations>>
  readonly feedback: Feedback | null
  readonly certificate: Certificate | null
}

/** Reads it for this browser's candidate; any other submission is reported as missing. */
export const readOwnArchive = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  caller: Pick<Caller, 'candidate'>,
  input: { readonly id: string },
): Promise<OwnArchive> => {
  const own = await getOwnSubmission(deps, caller, input)
  const { sessionId } = own
  return asSubmissionOwner(deps, { caller, submissionId: own.id }, async (tx) => {
    const { content, language } = await getOwnRow(tx, own.id)
    const given = await listScreening(tx, sessionId)
    return {
      own,
      takes: (await listTakes(tx, sessionId)).map(presentTake),
      files: await listSentFiles(tx, sessionId),
      consents: await listConsents(tx, sessionId),
      screening: localizeContent(content, language).screeningQuestions.flatMap(({ id, label }) => {
        const found = given.find(({ questionId }) => questionId === id)
        return found === undefined ? [] : [{ label, values: found.values, facts: found.facts }]
      }),
      questions: await listCandidateQuestions(tx, sessionId),
      requests: await listOwnRequests(tx, own.id),
      accommodations: await listOwnAccommodations(tx, sessionId),
      feedback: await findFeedback(tx, own.id),
      certificate: await findCertificate(tx, own.id),
    }
  })
}
