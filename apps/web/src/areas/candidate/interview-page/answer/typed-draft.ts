import { dropStored, readStored, writeStored } from '../../../../shared/storage'

const getKey = (answerId: string) => `candor.answer.${answerId}`

/** Unsent text survives a reload. */
export const readTypedDraft = (answerId: string): string => readStored('session', getKey(answerId)) ?? ''

export function saveTypedDraft(answerId: string, text: string): void {
  if (text === '') dropStored('session', getKey(answerId))
  else writeStored('session', getKey(answerId), text)
}
