/** Notes that were begun and not saved, by applicant: the words are still there after a look at another page. */
const drafts = new Map<string, string>()

export const readDraft = (applicantId: string): string => drafts.get(applicantId) ?? ''

export function keepDraft(applicantId: string, text: string): void {
  if (text === '') drafts.delete(applicantId)
  else drafts.set(applicantId, text)
}
