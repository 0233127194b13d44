import type { MessageRole, MessageType } from '@candor/contract'

export function isSaidByInterviewer({ role }: { readonly role: MessageRole }): boolean {
  return role === 'interviewer'
}

/** A question, a follow-up question, or one of them once more: the candidate is to answer it. */
export function asksForAnswer(type: MessageType): boolean {
  return type === 'question' || type === 'followUp' || type === 'repeat'
}

export function isFollowUpMessage(type: MessageType): boolean {
  return type === 'followUp'
}

export function isIntroMessage(type: MessageType): boolean {
  return type === 'intro'
}

export function isAnswerMessage(type: MessageType): boolean {
  return type === 'answer'
}

export function isTimeWarning(type: MessageType): boolean {
  return type === 'timeWarning'
}

export function isAcknowledgement(type: MessageType): boolean {
  return type === 'acknowledgement'
}
