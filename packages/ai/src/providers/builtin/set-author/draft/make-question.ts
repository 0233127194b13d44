import type { QuestionKind } from '../../../../ports/interviewer'
import type { AuthorLanguage, DraftQuestion } from '../../../../ports/set-author'
import type { BankQuestion } from '../bank/bank-types'
import { getCompetency } from '../bank/competencies'
import { SKILL_CRITERION } from '../bank/technical-frames'

const ANSWER_SECONDS: Readonly<Record<QuestionKind, number>> = {
  behavioural: 150,
  situational: 120,
  motivational: 90,
  technical: 150,
  opinion: 120,
}

/** A question with where it comes from: a competency of the bank or one named skill. */
export interface Candidate {
  readonly source: BankQuestion
  readonly competency: string
  readonly skill: string | null
}

/** Inserts the skill's name once and unchanged: braces inside the name are not placeholders. */
const fillSkill = (text: string, skill: string | null) => text.split('{skill}').join(skill ?? '')

function buildCriteria({ competency, skill }: Candidate, language: AuthorLanguage): DraftQuestion['criteria'] {
  if (skill !== null) {
    const name = fillSkill(SKILL_CRITERION.name[language], skill)
    return [{ name, anchors: SKILL_CRITERION.anchors[language], dimension: null }]
  }
  const entry = getCompetency(competency)
  return [{ name: entry.name[language], anchors: entry.anchors[language], dimension: entry.dimension }]
}

export const buildText = (candidate: Candidate, language: AuthorLanguage) =>
  fillSkill(candidate.source.text[language], candidate.skill)

export function makeQuestion(
  candidate: Candidate,
  requirementName: string | null,
  language: AuthorLanguage,
): DraftQuestion {
  return {
    text: buildText(candidate, language),
    kind: candidate.source.kind,
    competency: candidate.skill === null ? candidate.competency : 'technical',
    requirementName,
    expectedPoints: candidate.source.points[language].map((point) => fillSkill(point, candidate.skill)),
    criteria: buildCriteria(candidate, language),
    answerSeconds: ANSWER_SECONDS[candidate.source.kind],
  }
}
