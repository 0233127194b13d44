import { z } from 'zod'
import { route } from '../builder'
import { noteLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant, zText } from '../shared/primitives'

const service = 'company' as const
const policy = member('submission.review')

/** A mention in a stored note: `@[user id]`. */
export const mentionPattern = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g
const countMentions = (text: string): number => text.match(mentionPattern)?.length ?? 0

/** A note's text. A member is mentioned as `@[user id]`; everything else is plain text. */
export const zNoteText = zText(noteLimits.characters)
  .min(1)
  .refine((text) => countMentions(text) <= noteLimits.mentions)

/** What a member wrote about an applicant. Candidates and the assessment never read it. */
export const zNote = z.object({
  id: zId,
  applicantId: zId,
  authorId: zId,
  /** Empty: the author has left the organization. */
  authorName: z.string(),
  text: z.string(),
  /** The people whom the text mentions; those who have left are absent. */
  mentions: z.array(z.object({ userId: zId, name: z.string() })),
  createdAt: zInstant,
  editedAt: zInstant.nullable(),
  /** From 1, one more with each edit. */
  version: z.number().int(),
  isOwn: z.boolean(),
})
export type Note = z.infer<typeof zNote>

/** All notes about an applicant, newest first. */
export const zNotes = z.object({ items: z.array(zNote) })

export const noteRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/note',
    summary: 'Notes about an applicant, newest first',
    policy,
    errors: [],
  })
    .input(z.object({ applicantId: zId }))
    .output(zNotes),
  create: route({
    service,
    method: 'POST',
    path: '/note',
    summary: 'Write a note about an applicant; @[user id] mentions a member who may review',
    policy,
    errors: ['NOTE_LIMIT_REACHED'],
    status: 201,
  })
    .input(z.object({ applicantId: zId, text: zNoteText }))
    .output(zNote),
  update: route({
    service,
    method: 'PATCH',
    path: '/note/{id}',
    summary: 'Change the caller’s own note; refused if it was changed since this version',
    policy,
    errors: ['NOT_NOTE_AUTHOR', 'NOTE_VERSION_CONFLICT'],
  })
    .input(z.object({ id: zId, text: zNoteText, version: z.number().int().min(1) }))
    .output(zNote),
  remove: route({
    service,
    method: 'DELETE',
    path: '/note/{id}',
    summary: 'Delete the caller’s own note',
    policy,
    errors: ['NOT_NOTE_AUTHOR'],
    status: 204,
  }).input(z.object({ id: zId })),
}
