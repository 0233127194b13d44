import type { Stage } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useProfile } from '../../../shared/api/profile'

export interface NamedStage extends Omit<Stage, 'name'> {
  /** The organization's name for it, or the kind's in the reader's language. */
  readonly name: string
}

/** The stages of the hiring pipeline in order; null while they load, and for members who don't review. */
export function useStages(): NamedStage[] | null {
  const t = useTranslations('company.stages')
  const isReviewer = useProfile()?.can['submission.review'] ?? false
  const { data } = useQuery({ ...query.interview.stage.list.queryOptions(), enabled: isReviewer })
  return data?.items.map((stage) => ({ ...stage, name: stage.name ?? t(`kinds.${stage.kind}`) })) ?? null
}
