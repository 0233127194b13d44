import { z } from 'zod'
import { interfaceLanguages } from '../enums'
import { stageLimits } from '../limits'
import { zInstant, zText } from '../shared/primitives'

/** What a mail to a candidate may name, written in braces: `{first_name}`. */
export const stageMessagePlaceholders = ['first_name', 'position', 'organization'] as const
export type StageMessagePlaceholder = (typeof stageMessagePlaceholders)[number]

const braces = /\{([^{}]*)\}/gu

const isPlaceholder = (name: string): name is StageMessagePlaceholder =>
  stageMessagePlaceholders.some((known) => known === name)

/** Whether every brace belongs to a placeholder that can be filled. */
export const hasKnownPlaceholders = (text: string): boolean => {
  const names = [...text.matchAll(braces)].map(([, name = '']) => name)
  return names.every(isPlaceholder) && !/[{}]/u.test(text.replaceAll(braces, ''))
}

/** The text with its placeholders filled. What the values contain is never read as a placeholder. */
export const fillPlaceholders = (text: string, values: Readonly<Record<StageMessagePlaceholder, string>>): string =>
  text.replaceAll(braces, (found, name: string) => (isPlaceholder(name) ? values[name] : found))

const zTemplate = (maxLength: number) =>
  zText(maxLength).min(1).refine(hasKnownPlaceholders, { error: 'placeholder_unknown' })

/** What people who come to a stage are written. */
export const zStageMessage = z.object({
  subject: zTemplate(stageLimits.subjectCharacters),
  /** Plain text; an empty line begins a paragraph. */
  text: zTemplate(stageLimits.messageCharacters),
})
export type StageMessage = z.infer<typeof zStageMessage>

/** Null: none in this language. A candidate gets the other one then, and no mail where both are null. */
export const zStageMessages = z.record(z.enum(interfaceLanguages), zStageMessage.nullable())
export type StageMessages = z.infer<typeof zStageMessages>

/** A stage whose people get no mail. */
export const noStageMessages: StageMessages = { en: null, vi: null }

/** The mails that a move orders. They go out a few minutes later to those who are still at the stage; null: none. */
export const zMoveMail = z
  .object({
    moveId: z.uuid(),
    count: z.number().int(),
    sendAt: zInstant,
  })
  .nullable()
export type MoveMail = z.infer<typeof zMoveMail>
