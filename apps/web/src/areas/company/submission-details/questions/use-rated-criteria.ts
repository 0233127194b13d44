import type { SubmissionAnswer } from '@candor/contract'
import { countRatedCriteria } from '@candor/domain'
import { useTranslations } from 'use-intl'
import type { QuestionGroup } from './group-questions'

type Anchors = SubmissionAnswer['criteria'][number]['anchors']

export interface RatedCriterion {
  readonly name: string
  readonly anchors: Anchors
  /** True: the set has no criterion for the question, and these anchors are the same for every such question. */
  readonly isGeneral: boolean
}

/** What members rate in a question: its criteria, or the answer as a whole. */
export function useRatedCriteria({ criteria }: Pick<QuestionGroup, 'criteria'>): RatedCriterion[] {
  const t = useTranslations('submissionReview.anchors')
  const general: Anchors = [
    t('generic.one'),
    t('generic.two'),
    t('generic.three'),
    t('generic.four'),
    t('generic.five'),
  ]
  return Array.from({ length: countRatedCriteria({ criteria: [...criteria] }) }, (_, index) => {
    const criterion = criteria[index]
    return criterion === undefined
      ? { name: t('whole'), anchors: general, isGeneral: true }
      : { name: criterion.name, anchors: criterion.anchors, isGeneral: false }
  })
}
