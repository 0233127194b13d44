import { messages as assessment } from '../../apps/web/src/locales/en/assessment'
import { messages as candidate } from '../../apps/web/src/locales/en/candidate'
import { messages as common } from '../../apps/web/src/locales/en/common'
import { messages as company } from '../../apps/web/src/locales/en/company'
import { messages as errors } from '../../apps/web/src/locales/en/errors'
import { messages as publicPages } from '../../apps/web/src/locales/en/public'
import { messages as viAssessment } from '../../apps/web/src/locales/vi/assessment'
import { messages as viCandidate } from '../../apps/web/src/locales/vi/candidate'
import { messages as viCommon } from '../../apps/web/src/locales/vi/common'
import { messages as viCompany } from '../../apps/web/src/locales/vi/company'
import { messages as viErrors } from '../../apps/web/src/locales/vi/errors'

/** What people read: journeys look for the very words of the catalogs, so a reworded button breaks no test. */
export const en = { assessment, candidate, common, company, errors, public: publicPages }
export const vi = {
  assessment: viAssessment,
  candidate: viCandidate,
  common: viCommon,
  company: viCompany,
  errors: viErrors,
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with variables or tags, as a pattern in which each of them stands for anything. */
export const like = (text: string): RegExp => {
  const parts: string[] = []
  let depth = 0
  let plain = ''
  for (const char of text.replaceAll(/<\/?\w+>/g, '')) {
    if (char === '{' && depth++ === 0) {
      parts.push(escaped(plain), '.*')
      plain = ''
    } else if (char === '}') depth -= 1
    else if (depth === 0) plain += char
  }
  return new RegExp(`^${[...parts, escaped(plain)].join('')}$`, 's')
}
