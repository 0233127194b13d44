import type { InterfaceLanguage, StageMessage, StageMessages } from '@candor/contract'
import { stageMessage, type Transaction } from '@candor/db'
import { and, eq } from 'drizzle-orm'

/** What people who come to a stage are sent, by language. */
export const findMessages = async (tx: Transaction, stageId: string): Promise<StageMessages> => {
  const { language, subject, text } = stageMessage
  const rows = await tx.select({ language, subject, text }).from(stageMessage).where(eq(stageMessage.stageId, stageId))
  const find = (wanted: InterfaceLanguage): StageMessage | null => {
    const row = rows.find((found) => found.language === wanted)
    return row === undefined ? null : { subject: row.subject, text: row.text }
  }
  return { en: find('en'), vi: find('vi') }
}

interface MessageChange {
  readonly stageId: string
  readonly organizationId: string
  readonly language: InterfaceLanguage
  /** Null: there is none any more. */
  readonly message: StageMessage | null
  readonly at: Date
}

export const saveMessage = async (tx: Transaction, change: MessageChange): Promise<void> => {
  const { stageId, organizationId, language, message, at } = change
  const isIt = and(eq(stageMessage.stageId, stageId), eq(stageMessage.language, language))
  await tx.delete(stageMessage).where(isIt)
  if (message === null) return
  await tx.insert(stageMessage).values({ stageId, organizationId, language, ...message, updatedAt: at })
}
