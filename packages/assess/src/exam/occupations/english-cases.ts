import type { OccupationCase } from '../validity/occupation-case'
import { electricianAnswers } from './en/electrician'
import { englishFiller, englishHedges } from './en/filler'
import { headCookAnswers } from './en/head-cook'
import { insideSalesAnswers } from './en/inside-sales'
import { payrollClerkAnswers } from './en/payroll-clerk'
import { siteReliabilityEngineerAnswers } from './en/site-reliability-engineer'
import { wardNurseAnswers } from './en/ward-nurse'
import { englishQuestions1 } from './english-questions-1'
import { englishQuestions2 } from './english-questions-2'
import type { OccupationAnswers } from './occupation'

const answers: Readonly<Record<string, OccupationAnswers>> = {
  'payroll-clerk': payrollClerkAnswers,
  'site-reliability-engineer': siteReliabilityEngineerAnswers,
  'ward-nurse': wardNurseAnswers,
  electrician: electricianAnswers,
  'inside-sales': insideSalesAnswers,
  'head-cook': headCookAnswers,
}

export const englishCases: readonly OccupationCase[] = [...englishQuestions1, ...englishQuestions2].flatMap(
  (questions) => {
    const own = answers[questions.id]
    return own === undefined ? [] : [{ questions, answers: own, filler: englishFiller, hedges: englishHedges }]
  },
)
