import { useTranslations } from 'use-intl'
import type { NamedStage } from './use-stages'

/** A stage as the goal of a move: a mail that goes out to people who come there is announced before the move. */
export function useStageLabel(): (stage: Pick<NamedStage, 'name' | 'hasMessage'>) => string {
  const t = useTranslations('company.stages')
  return ({ name, hasMessage }) => (hasMessage ? t('withMail', { stage: name }) : name)
}
