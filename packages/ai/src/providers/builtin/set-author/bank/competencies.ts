import { adaptability } from './adaptability'
import type { Competency } from './bank-types'
import { communication } from './communication'
import { conflict } from './conflict'
import { creativity } from './creativity'
import { customer } from './customer'
import { dataUse } from './data-use'
import { decisionMaking } from './decision-making'
import { integrity } from './integrity'
import { leadership } from './leadership'
import { learning } from './learning'
import { motivation } from './motivation'
import { ownership } from './ownership'
import { planning } from './planning'
import { problemSolving } from './problem-solving'
import { quality } from './quality'
import { stakeholders } from './stakeholders'
import { teamwork } from './teamwork'

/** The sixteen competencies of the bank, and the motivation for the role. */
export const COMPETENCIES: readonly Competency[] = [
  communication,
  teamwork,
  conflict,
  customer,
  ownership,
  problemSolving,
  decisionMaking,
  learning,
  planning,
  leadership,
  stakeholders,
  quality,
  adaptability,
  dataUse,
  creativity,
  integrity,
  motivation,
]

/** Throws for an id that is not in the bank: ids are written in this folder only. */
export function getCompetency(id: string): Competency {
  const found = COMPETENCIES.find((competency) => competency.id === id)
  if (found === undefined) throw new Error(`No competency "${id}" in the bank`)
  return found
}
