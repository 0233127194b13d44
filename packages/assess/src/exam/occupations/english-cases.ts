import type { OccupationCase } from '../validity/occupation-case'
import { electricianAnswers } from './en/electrician'
import { englishFiller, englishHedges } from './en/filler'
import { headCookAnswers } from './en/head-cook'
import { insideSalesAnswers } from './en/inside-sales'
import { englishLanguagePairs1 } from './en/language-pairs-1'
import { englishLanguagePairs2 } from './en/language-pairs-2'
import { payrollClerkAnswers } from './en/payroll-clerk'
import { siteReliabilityEngineerAnswers } from './en/site-reliability-engineer'
import { wardNurseAnswers } from './en/ward-nurse'
import { englishQuestions1 } from './english-questions-1'
import { englishQuestions2 } from './english-questions-2'
import type { LanguagePair } from './language-pair'
import { findText, type OccupationAnswers } from './occupation'

const answers: Readonly<Record<string, OccupationAnswers>> = {
  'payroll-clerk': payrollClerkAnswers,
  'site-reliability-engineer': siteReliabilityEngineerAnswers,
  'ward-nurse': wardNurseAnswers,
  electrician: electricianAnswers,
  'inside-sales': insideSalesAnswers,
  'head-cook': headCookAnswers,
}

const languagePairs: Readonly<Record<string, LanguagePair>> = { ...englishLanguagePairs1, ...englishLanguagePairs2 }

export const englishCases: readonly OccupationCase[] = [...englishQuestions1, ...englishQuestions2].map(
  (questions) => ({
    questions,
    answers: findText(answers, questions.id),
    languagePair: findText(languagePairs, questions.id),
    filler: englishFiller,
    hedges: englishHedges,
  }),
)
