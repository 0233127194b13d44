import { rubricVersion } from '@candor/assess'
import {
  type InterviewNotice,
  interviewNoticePath,
  interviewNoticeSchemaPath,
  interviewNoticeVersion,
  product,
} from '@candor/contract'
import { getCvRequest, getSetAssessment } from '@candor/domain'
import type { Deps } from '../../deps'
import type { AiFacts } from './ai-facts'
import {
  cvFacts,
  decisionText,
  expectedContent,
  listDimNames,
  measures,
  neverAssessed,
  recordingText,
  retentionText,
  summaryText,
} from './notice-texts'
import type { LinkedSet } from './repo/index'

interface NoticeParts {
  readonly publicUrl: Deps['publicUrl']
  readonly ai: Pick<AiFacts, 'interviewerModel' | 'supportEmail'>
  readonly assessedBy: Awaited<ReturnType<AiFacts['findAssessedBy']>>
  readonly voice: string | null
}

const presentAssessment = (
  { content }: Pick<LinkedSet, 'content'>,
  { assessedBy: { engine, name, dims } }: Pick<NoticeParts, 'assessedBy'>,
): InterviewNotice['assessment'] => ({
  by: { engine, name },
  rubricVersion,
  // The built-in engine runs in any case; a model adds levels of dimensions.
  assessed: [expectedContent, measures, ...(getCvRequest(content) === 'none' ? [] : [cvFacts]), ...listDimNames(dims)],
  neverAssessed: [...neverAssessed],
  hasIntegritySignals: getSetAssessment(content).hasIntegritySignals,
})

export const presentNotice = (set: LinkedSet, parts: NoticeParts): InterviewNotice => {
  const { publicUrl, ai, voice } = parts
  const { organizationName, linkId, content } = set
  return {
    $schema: publicUrl(interviewNoticeSchemaPath),
    noticeVersion: interviewNoticeVersion,
    url: publicUrl(`${interviewNoticePath}/${linkId}`),
    interviewUrl: publicUrl(`/interview/${linkId}`),
    lastChangedAt: set.updatedAt.toISOString(),
    product: { ...product },
    organizationName,
    positionName: content.positionName,
    summary: summaryText(organizationName, content.positionName),
    interviewer: { isAi: true, model: ai.interviewerModel, voice },
    assessment: presentAssessment(set, parts),
    decision: { decidedBy: 'people', text: decisionText(organizationName) },
    recording: recordingText(organizationName),
    retention: retentionText(organizationName),
    contact: {
      organization: content.alternativeContact?.trim() || null,
      operatorEmail: ai.supportEmail,
      supportUrl: publicUrl('/support'),
    },
  }
}
