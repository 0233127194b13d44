import type { RedFlag } from '@candor/contract'
import { readDocument } from '../../packages/ai/src/index'
import { assessCv, type CvAssessment } from '../../packages/assess/src/cv/assess-cv'

export interface CvRun {
  readonly result: CvAssessment
  /**
   * Jobs, studies and remarks with their figures. They must not depend on the file's format.
   */
  readonly signature: string
}

const toFlagSignature = ({ id, params }: RedFlag) => [id, Object.entries(params).sort()]

/** A fixed "today" for the authored CVs, so that results do not depend on the day of the run. */
const asOf = '2026-11-22'

/** Assesses a CV file with the product's reader and engine. Null if the file can't be read. */
export async function assessDocument(
  bytes: Uint8Array,
  fileName: string,
  language: 'en' | 'vi',
): Promise<CvRun | null> {
  const reading = await readDocument(bytes, fileName)
  if (!reading.ok) return null
  const result = assessCv({
    submissionId: 'submission-1',
    language,
    completion: 'completed',
    hasVideo: false,
    set: { requirements: [], questions: [] },
    answers: [],
    candidate: { firstName: '', lastName: '' },
    cv: { text: reading.text, sha256: 'a'.repeat(64), hidden: reading.hidden, asOf, email: null },
  })
  const entries = (result.reading?.entries ?? []).map(({ start: _, end: __, ...entry }) => JSON.stringify(entry)).sort()
  const flags = result.redFlags.map((flag) => JSON.stringify(toFlagSignature(flag))).sort()
  return { result, signature: JSON.stringify([entries, flags]) }
}
