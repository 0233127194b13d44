import { detectLanguage, type SetDraft, zInterviewLanguage, zQuestion, zRequirement } from '@candor/contract'
import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

const KEY = 'candor.quick-draft'
/** Raised when the shape changes: an older draft is dropped rather than misread. */
const VERSION = 4

const zReview = z.object({
  name: z.string(),
  positionName: z.string(),
  /** A position of its own, although another has the same name. */
  isNewPosition: z.boolean(),
  requirements: z.array(zRequirement.extend({ name: z.string() })),
  questions: z.array(
    zQuestion.extend({
      text: z.string(),
      expectedPoints: z.array(z.string()),
      criteria: z.array(zQuestion.shape.criteria.element.extend({ name: z.string() })),
    }),
  ),
  producedBy: z.string(),
  leftOut: z.array(z.string()),
  notCovered: z.array(z.object({ text: z.string(), kind: z.enum(['duty', 'requirement']) })),
})
const zDraftState = z.object({
  mode: z.enum(['paste', 'upload']),
  text: z.string(),
  fileName: z.string().nullable(),
  language: zInterviewLanguage,
  /** False: the language follows the text. */
  isLanguageChosen: z.boolean(),
  count: z.number().int().min(1).max(12),
  review: zReview.nullable(),
  idempotencyKey: z.string(),
})
export type Review = z.infer<typeof zReview>
export type DraftState = z.infer<typeof zDraftState>

export const emptyDraft = (): DraftState => ({
  mode: 'paste',
  text: '',
  fileName: null,
  language: 'en',
  isLanguageChosen: false,
  count: 6,
  review: null,
  idempotencyKey: crypto.randomUUID(),
})

/** What was stored, where it reads well; otherwise an empty draft. */
export function restored(stored: unknown): DraftState {
  const parsed = zDraftState.safeParse(stored)
  return parsed.success ? parsed.data : emptyDraft()
}

/** The draft in the making, kept in this tab over reloads. */
export const useDraft = create<DraftState>()(
  persist(emptyDraft, {
    name: KEY,
    version: VERSION,
    storage: createJSONStorage(() => sessionStorage),
    merge: (stored) => restored(stored),
    migrate: () => emptyDraft(),
  }),
)

export function changeDraft(change: Partial<DraftState>): void {
  useDraft.setState(change)
}

/** Another description. The interview is held in its language until the recruiter chooses one. */
export function changeDescription(text: string): void {
  useDraft.setState(({ language, isLanguageChosen }) => ({
    text,
    language: isLanguageChosen || text.trim() === '' ? language : detectLanguage(text),
  }))
}

export function dropDraft(): void {
  useDraft.setState(emptyDraft())
}

/** A fresh draft of the author, ready to be reviewed. */
export function toReview({ title, ...draft }: SetDraft): Review {
  const name = title ?? ''
  return { ...draft, name, positionName: name, isNewPosition: false }
}

/** Another content is another save: it takes another key. */
export function changeReview(change: Partial<Review>): void {
  useDraft.setState(({ review }) => ({
    review: review && { ...review, ...change },
    idempotencyKey: crypto.randomUUID(),
  }))
}
