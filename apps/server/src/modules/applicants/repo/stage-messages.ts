import { interfaceLanguages, noStageMessages, type StageMessages } from '@candor/contract'
import { stageMessage, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'

/** What people who come to a stage are sent, by language. */
export const findMessages = async (tx: Transaction, stageId: string): Promise<StageMessages> => {
  const { language, subject, text } = stageMessage
  const rows = await tx.select({ language, subject, text }).from(stageMessage).where(eq(stageMessage.stageId, stageId))
  const messages = { ...noStageMessages }
  for (const row of rows) messages[row.language] = { subject: row.subject, text: row.text }
  return messages
}

interface MessagesChange {
  readonly stageId: string
  readonly organizationId: string
  /** Undefined: they stay. A language with null has none any more. */
  readonly messages: StageMessages | undefined
  readonly at: Date
}

/** Replaces what people who come to a stage are sent. */
export const saveMessages = async (tx: Transaction, change: MessagesChange): Promise<void> => {
  const { stageId, organizationId, messages, at } = change
  if (messages === undefined) return
  await tx.delete(stageMessage).where(eq(stageMessage.stageId, stageId))
  for (const language of interfaceLanguages) {
    const message = messages[language]
    if (message === null) continue
    await tx.insert(stageMessage).values({ stageId, organizationId, language, ...message, updatedAt: at })
  }
}
