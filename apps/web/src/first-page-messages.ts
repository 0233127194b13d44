import type { InterfaceLanguage } from '@candor/contract'
import { messages as enAccount } from './locales/en/account'
import { messages as enCandidate } from './locales/en/candidate'
import { messages as enCommon } from './locales/en/common'
import { messages as enCompany } from './locales/en/company'
import { messages as enErrors } from './locales/en/errors'
import { messages as enPublic } from './locales/en/public'
import { messages as viAccount } from './locales/vi/account'
import { messages as viCandidate } from './locales/vi/candidate'
import { messages as viCommon } from './locales/vi/common'
import { messages as viCompany } from './locales/vi/company'
import { messages as viErrors } from './locales/vi/errors'
import { messages as viPublic } from './locales/vi/public'
import type { Area, Catalog } from './shared/i18n/catalog'

type FirstPageArea = Extract<Area, 'account' | 'candidate' | 'common' | 'company' | 'errors' | 'public'>

/** The texts of the pages that the server renders. The server has them at hand; a browser loads those of its language. */
export const firstPageMessages: Record<InterfaceLanguage, { [A in FirstPageArea]: Catalog<A> }> = {
  en: {
    account: enAccount,
    candidate: enCandidate,
    common: enCommon,
    company: enCompany,
    errors: enErrors,
    public: enPublic,
  },
  vi: {
    account: viAccount,
    candidate: viCandidate,
    common: viCommon,
    company: viCompany,
    errors: viErrors,
    public: viPublic,
  },
}
