import { expect, test } from 'vitest'
import { exportTexts } from '../../apps/server/src/modules/exports/texts'
import { messages as enAssessment } from '../../apps/web/src/locales/en/assessment'
import { byQuestion as enQuestions } from '../../apps/web/src/locales/en/assessment-questions'
import { messages as enCompany } from '../../apps/web/src/locales/en/company'
import { messages as viAssessment } from '../../apps/web/src/locales/vi/assessment'
import { byQuestion as viQuestions } from '../../apps/web/src/locales/vi/assessment-questions'
import { messages as viCompany } from '../../apps/web/src/locales/vi/company'

const pages = {
  en: { assessment: enAssessment, questions: enQuestions, company: enCompany },
  vi: { assessment: viAssessment, questions: viQuestions, company: viCompany },
}

// The server can't import the texts of the web, so it has a copy of these tables.
test.each(['en', 'vi'])('an exported file uses the words of the page: %s', (language) => {
  const { dims, groups, confidences, reasons, states, points, requirements, stages } = exportTexts[language]
  const { assessment, questions, company } = pages[language]
  expect({ dims, groups, confidences, reasons, states, points, requirements, stages }).toEqual({
    dims: assessment.dims,
    groups: assessment.groups,
    confidences: assessment.confidences,
    reasons: assessment.reasons,
    states: assessment.states,
    points: questions.states,
    requirements: questions.requirement,
    stages: company.stages.kinds,
  })
})
