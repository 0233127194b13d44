import type { RequirementKind } from '../../../../ports/set-author'
import { ask, type BankQuestion, type Bilingual } from '../bank/bank-types'

export interface TradeSkill {
  readonly name: Bilingual<string>
  readonly kind: RequirementKind
}

/** A question of the trade: `topic` tells which requirements it fits. */
export interface TradeQuestion extends BankQuestion {
  readonly competency: string
  readonly topic: RegExp
}

/** A job family: what such jobs usually need, and questions that fit them. */
export interface Family {
  readonly id: string
  readonly skills: readonly TradeSkill[]
  /** Competency ids, most important first. */
  readonly competencies: readonly string[]
  readonly questions: readonly TradeQuestion[]
}

export const skill = (en: string, vi: string, kind: RequirementKind = 'skill'): TradeSkill => ({
  name: { en, vi },
  kind,
})

type Points = readonly (readonly [string, string])[]

/** `tags`: kind, competency id and the topic the question fits. */
export function trade(
  tags: readonly [BankQuestion['kind'], string, RegExp],
  texts: readonly [string, string],
  points: Points,
): TradeQuestion {
  return { ...ask(tags[0], texts, points), competency: tags[1], topic: tags[2] }
}
