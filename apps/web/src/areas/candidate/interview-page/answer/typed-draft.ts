import { dropStored, readStored, writeStored } from '../../../../shared/storage'

const keyOf = (answerId: string) => `candor.answer.${answerId}`

/** What was typed and not sent yet survives a reload. */
export const readTyped = (answerId: string): string => readStored('session', keyOf(answerId)) ?? ''

export function keepTyped(answerId: string, text: string): void {
  if (text === '') dropStored('session', keyOf(answerId))
  else writeStored('session', keyOf(answerId), text)
}
