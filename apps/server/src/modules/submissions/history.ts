import { type DigitalSource, digitalSourceTypes, type MessageType, messageRoles, messageTypes } from '@candor/contract'
import { asksForAnswer, isAcknowledgement, isAnswerMessage } from '@candor/domain'
import { z } from 'zod'

/** A message as the session's journal stores it. */
const zStored = z.object({
  content: z.string(),
  role: z.enum(messageRoles),
  messageType: z.enum(messageTypes),
  turn: z.number(),
  digitalSource: z.enum(digitalSourceTypes).optional(),
})

export interface Message {
  readonly content: string
  readonly role: 'interviewer' | 'candidate'
  readonly type: MessageType
  readonly turn: number
  readonly atMs: number
  readonly digitalSource?: DigitalSource | undefined
}

export const readMessage = (row: { readonly payload: unknown; readonly at: Date }): Message => {
  const { messageType, ...message } = zStored.parse(row.payload)
  return { ...message, type: messageType, atMs: row.at.getTime() }
}

/** The answer of a turn: the words of the current take, and the end of the first take. */
interface Counting {
  readonly turn: number
  readonly take: number
  readonly text: string
  readonly firstEndedAtMs: number
}

const firstTake = 1
const isAnswerTo = (counting: Counting) => (message: Message) =>
  isAnswerMessage(message.type) && message.turn === counting.turn

/** If the first take has no words, the current ones are placed after the turn's last question. */
const insertAnswer = (messages: readonly Message[], counting: Counting): readonly Message[] => {
  const asked = messages.findLastIndex(({ type, turn }) => turn === counting.turn && asksForAnswer(type))
  if (asked === -1) return messages
  const { turn, text, firstEndedAtMs } = counting
  const said: Message = { content: text, role: 'candidate', type: 'answer', turn, atMs: firstEndedAtMs }
  return messages.toSpliced(asked + 1, 0, said)
}

const putCounting = (messages: readonly Message[], counting: Counting, thanks: (turn: number) => string) => {
  const isSaid = messages.some(isAnswerTo(counting))
  if (counting.text.trim() === '') return messages.filter((message) => !isAnswerTo(counting)(message))
  const present = isSaid ? messages : insertAnswer(messages, counting)
  return present.map((message) => {
    if (isAnswerTo(counting)(message)) return { ...message, content: counting.text }
    // A reply to silence would not fit the current words.
    return !isSaid && isAcknowledgement(message.type) && message.turn === counting.turn
      ? { ...message, content: thanks(counting.turn) }
      : message
  })
}

/** Transcription takes time, so words may be stored after the reply. They are shown before it, where they were said. */
const putInOrder = (messages: readonly Message[], counting: Counting): readonly Message[] => {
  const answer = messages.find(isAnswerTo(counting))
  if (answer === undefined) return messages
  const others = messages.filter((message) => message !== answer)
  const said = { ...answer, atMs: counting.firstEndedAtMs }
  const reply = others.findIndex(({ type, turn }) => turn === counting.turn && isAcknowledgement(type))
  return reply === -1 ? messages.with(messages.indexOf(answer), said) : others.toSpliced(reply, 0, said)
}

/**
 * The chat history as if each answer had been given once and transcribed at once: the current take's words appear where the
 * first take's were said, at its time.
 */
export const projectHistory = (
  journal: readonly Message[],
  answers: readonly Counting[],
  thanks: (turn: number) => string,
): readonly Message[] => {
  const counted = answers
    .filter((counting) => counting.take !== firstTake)
    .reduce<readonly Message[]>((messages, counting) => putCounting(messages, counting, thanks), journal)
  return answers.reduce(putInOrder, counted)
}
