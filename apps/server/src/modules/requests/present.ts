import type { CandidateRequest, CompanyRequest } from '@candor/contract'
import { formatPersonName, toInterfaceLanguage } from '@candor/domain'
import { toInstant } from '../../platform/clock'
import type { CompanyRequestRow, RequestRow } from './repo/requests'

const presentAnswer = ({ outcome, answer, answeredAt, answeredByName }: RequestRow): CandidateRequest['answer'] =>
  outcome === null || answer === null || answeredAt === null
    ? null
    : { outcome, text: answer, answeredAt: toInstant(answeredAt.getTime()), answeredBy: answeredByName ?? '' }

export const presentRequest = (row: RequestRow): CandidateRequest => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  text: row.text,
  language: row.language,
  createdAt: toInstant(row.createdAt.getTime()),
  dueAt: toInstant(row.dueAt.getTime()),
  answer: presentAnswer(row),
})

export const presentCompanyRequest = ({ request, ...row }: CompanyRequestRow): CompanyRequest => ({
  ...presentRequest(request),
  submissionId: request.submissionId,
  candidateName: formatPersonName(row, toInterfaceLanguage(row.interviewLanguage)),
  positionName: row.positionName,
})
