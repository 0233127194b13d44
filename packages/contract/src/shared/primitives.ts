import { z } from 'zod'
import { interfaceLanguages, interviewLanguages } from '../enums'
import type { ErrorCode } from '../errors'
import { personLimits } from '../limits'
import { isDisplayName } from './display-name'
import { emailFormat } from './email-format'
import { normalizeText } from './normalize-text'

export const zId = z.uuid()
/** ISO 8601 UTC with milliseconds. */
export const zInstant = z.iso.datetime({ precision: 3 })
/** At least 128 random bits, base64url. */
export const zPublicLink = z.string().regex(/^[A-Za-z0-9_-]{22,43}$/)
export const zInterviewLanguage = z.enum(interviewLanguages)
export const zInterfaceLanguage = z.enum(interfaceLanguages)
export const zMode = z.enum(['chat', 'live', 'text', 'no-voice'])
export const zStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export const zEmail = z.string().trim().max(personLimits.emailCharacters).regex(emailFormat)
/** As people choose them, passphrases included: the rules are the domain's (checkPassword). */
export const zPassword = z.string().min(1).max(personLimits.passwordCharacters)
/** A secret of a mailed link: 256 random bits, base64url. */
export const zToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
/** Text that a person wrote, normalized before its length is checked. */
export const zText = (maxLength: number) => z.string().overwrite(normalizeText).max(maxLength)
/** A name that others see and that mails carry. The message is the error code that the caller answers with. */
export const zDisplayName = (maxLength: number) =>
  zText(maxLength)
    .min(1)
    .refine(isDisplayName, { error: 'NAME_NOT_ALLOWED' satisfies ErrorCode })
export const zName = zDisplayName(personLimits.nameCharacters)
/** A color as forms and style sheets write it: '#rrggbb'. */
export const zColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .toLowerCase()
/** Base64 of a file. */
export const zBase64 = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
export const zSha256 = z.string().regex(/^[0-9a-f]{64}$/)

export const zPage = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  keyword: zText(200).optional(),
})
export const pageSize = 20
export const zPaged = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.number().int(), pageSize: z.number().int(), total: z.number().int() })
