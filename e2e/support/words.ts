import { messages as accommodation } from '../../apps/web/src/locales/en/accommodation'
import { messages as account } from '../../apps/web/src/locales/en/account'
import { messages as assessment } from '../../apps/web/src/locales/en/assessment'
import { messages as background } from '../../apps/web/src/locales/en/background'
import { messages as board } from '../../apps/web/src/locales/en/board'
import { messages as candidate } from '../../apps/web/src/locales/en/candidate'
import { messages as certificate } from '../../apps/web/src/locales/en/certificate'
import { messages as common } from '../../apps/web/src/locales/en/common'
import { messages as company } from '../../apps/web/src/locales/en/company'
import { messages as compare } from '../../apps/web/src/locales/en/compare'
import { messages as cvReport } from '../../apps/web/src/locales/en/cv-report'
import { messages as deletion } from '../../apps/web/src/locales/en/deletion'
import { messages as errors } from '../../apps/web/src/locales/en/errors'
import { messages as feedback } from '../../apps/web/src/locales/en/feedback'
import { messages as invitations } from '../../apps/web/src/locales/en/invitations'
import { messages as newSet } from '../../apps/web/src/locales/en/new-set'
import { messages as noCv } from '../../apps/web/src/locales/en/no-cv'
import { messages as notes } from '../../apps/web/src/locales/en/notes'
import { messages as notices } from '../../apps/web/src/locales/en/notices'
import { messages as positions } from '../../apps/web/src/locales/en/positions'
import { messages as practice } from '../../apps/web/src/locales/en/practice'
import { messages as projects } from '../../apps/web/src/locales/en/projects'
import { messages as publicPages } from '../../apps/web/src/locales/en/public'
import { messages as questionReview } from '../../apps/web/src/locales/en/question-review'
import { messages as recording } from '../../apps/web/src/locales/en/recording'
import { messages as requests } from '../../apps/web/src/locales/en/requests'
import { messages as responses } from '../../apps/web/src/locales/en/responses'
import { messages as security } from '../../apps/web/src/locales/en/security'
import { messages as settings } from '../../apps/web/src/locales/en/settings'
import { messages as shared } from '../../apps/web/src/locales/en/shared'
import { messages as start } from '../../apps/web/src/locales/en/start'
import { messages as submissionList } from '../../apps/web/src/locales/en/submission-list'
import { messages as submissionReview } from '../../apps/web/src/locales/en/submission-review'
import { messages as support } from '../../apps/web/src/locales/en/support'

/** The texts of the catalogs. Journeys use them, so a changed text breaks no test. */
export const en = {
  accommodation,
  account,
  assessment,
  background,
  board,
  candidate,
  certificate,
  common,
  company,
  compare,
  cvReport,
  deletion,
  errors,
  feedback,
  invitations,
  newSet,
  noCv,
  notes,
  notices,
  positions,
  practice,
  projects,
  public: publicPages,
  questionReview,
  recording,
  requests,
  responses,
  security,
  settings,
  shared,
  start,
  submissionList,
  submissionReview,
  support,
}
type EnglishWords = typeof en

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }
export type Words = Same<EnglishWords>

/** Loads the Vietnamese texts. Imported by name, because their files use types of web libraries. */
const loadArea = async <A extends keyof EnglishWords>(name: A): Promise<Same<EnglishWords[A]>> => {
  const file = await import(
    `../../apps/web/src/locales/vi/${name.replace(/[A-Z]/, (sign) => `-${sign.toLowerCase()}`)}.ts`
  )
  return file.messages
}
export const loadVietnamese = async (): Promise<Words> => ({
  accommodation: await loadArea('accommodation'),
  account: await loadArea('account'),
  assessment: await loadArea('assessment'),
  background: await loadArea('background'),
  board: await loadArea('board'),
  candidate: await loadArea('candidate'),
  certificate: await loadArea('certificate'),
  common: await loadArea('common'),
  company: await loadArea('company'),
  compare: await loadArea('compare'),
  cvReport: await loadArea('cvReport'),
  deletion: await loadArea('deletion'),
  errors: await loadArea('errors'),
  feedback: await loadArea('feedback'),
  invitations: await loadArea('invitations'),
  newSet: await loadArea('newSet'),
  noCv: await loadArea('noCv'),
  notes: await loadArea('notes'),
  notices: await loadArea('notices'),
  positions: await loadArea('positions'),
  practice: await loadArea('practice'),
  projects: await loadArea('projects'),
  public: await loadArea('public'),
  questionReview: await loadArea('questionReview'),
  requests: await loadArea('requests'),
  recording: await loadArea('recording'),
  responses: await loadArea('responses'),
  security: await loadArea('security'),
  settings: await loadArea('settings'),
  shared: await loadArea('shared'),
  start: await loadArea('start'),
  submissionList: await loadArea('submissionList'),
  submissionReview: await loadArea('submissionReview'),
  support: await loadArea('support'),
})

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Splits a text at its `{…}` placeholders and plurals. Returns the fixed parts. */
const splitFixedParts = (text: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const char of text.replaceAll(/<\/?\w+>/g, '{}')) {
    if (char === '{') depth += 1
    if (char === '{' && depth === 1) parts.push('')
    if (depth === 0) parts[parts.length - 1] += char
    if (char === '}') depth -= 1
  }
  return parts
}

/** Turns a text with variables or tags into a pattern in which each matches anything. */
export const like = (text: string): RegExp =>
  new RegExp(`^${splitFixedParts(text).map(escapePattern).join('.*')}$`, 's')
