import { hasSource, type SetDraftState } from '../set-draft/set-draft'

const newSetSteps = [
  'begin',
  'job-description',
  'skillset-requirements',
  'pre-defined-questions',
  'additional',
] as const
export type NewSetStep = (typeof newSetSteps)[number]

export const stepPaths = {
  begin: '/company/interview-sets/new',
  'job-description': '/company/interview-sets/new/job-description',
  'skillset-requirements': '/company/interview-sets/new/skillset-requirements',
  'pre-defined-questions': '/company/interview-sets/new/pre-defined-questions',
  additional: '/company/interview-sets/new/additional',
} as const satisfies Record<NewSetStep, string>

/** Own questions need no source, and have their requirements next to them; a duplicate has a source already. */
const skipped: Record<NonNullable<SetDraftState['selectedOption']>, readonly NewSetStep[]> = {
  description: [],
  upload: [],
  title: [],
  questions: ['job-description', 'skillset-requirements'],
  duplicate: ['job-description'],
}

/** The steps from this beginning to a saved set, in order. */
export const listSteps = ({ selectedOption }: SetDraftState): NewSetStep[] => {
  const left = selectedOption === null ? [] : skipped[selectedOption]
  return newSetSteps.filter((step) => !left.includes(step))
}

export const isDrafted = ({ selectedOption }: SetDraftState): boolean =>
  selectedOption === 'description' || selectedOption === 'upload' || selectedOption === 'title'

/** What each step leaves behind for the ones after it. */
const isDone: Record<NewSetStep, (draft: SetDraftState) => boolean> = {
  begin: ({ selectedOption, duplicateInterviewSetId }) =>
    selectedOption !== null && (selectedOption !== 'duplicate' || duplicateInterviewSetId !== null),
  'job-description': (draft) => !isDrafted(draft) || hasSource(draft),
  'skillset-requirements': () => true,
  'pre-defined-questions': ({ interviewQuestions }) => interviewQuestions.some(({ text }) => text.trim() !== ''),
  additional: () => true,
}

/** The first step before this one that lacks something; null: this one can be shown. */
export function findGap(step: NewSetStep, draft: SetDraftState): NewSetStep | null {
  const before = newSetSteps.slice(0, newSetSteps.indexOf(step))
  return before.find((earlier) => !isDone[earlier](draft)) ?? null
}

/** The steps next to this one. A step that is not on the way counts as being in its place of the whole row. */
export function findNeighbors(step: NewSetStep, draft: SetDraftState) {
  const steps = listSteps(draft)
  const place = newSetSteps.indexOf(step)
  return {
    previous: steps.findLast((other) => newSetSteps.indexOf(other) < place) ?? null,
    next: steps.find((other) => newSetSteps.indexOf(other) > place) ?? null,
  }
}
