import type { AccommodationRequest, CompanyAccommodation } from '@candor/contract'
import { formatPersonName, toInterfaceLanguage } from '@candor/domain'
import { toInstant } from '../../platform/clock'
import type { AccommodationRow, CompanyAccommodationRow } from './repo/accommodations'

const presentAnswer = (row: AccommodationRow): AccommodationRequest['answer'] => {
  const { outcome, allowsTyping, answer, answeredAt, answeredByName } = row
  if (outcome === null || answer === null || answeredAt === null) return null
  return {
    outcome,
    allowsTyping,
    text: answer,
    answeredAt: toInstant(answeredAt.getTime()),
    answeredBy: answeredByName ?? '',
  }
}

export const presentAccommodation = (row: AccommodationRow): AccommodationRequest => ({
  id: row.id,
  text: row.text,
  language: row.language,
  createdAt: toInstant(row.createdAt.getTime()),
  dueAt: toInstant(row.dueAt.getTime()),
  answer: presentAnswer(row),
})

export const presentForCompany = ({ request, ...row }: CompanyAccommodationRow): CompanyAccommodation => ({
  ...presentAccommodation(request),
  candidateName: formatPersonName(row, toInterfaceLanguage(row.interviewLanguage)),
  positionName: row.positionName,
  interviewLanguage: row.interviewLanguage,
  isTypingOffered: row.isTypingOffered,
})
