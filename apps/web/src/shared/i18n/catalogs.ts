import type { InterfaceLanguage } from '@candor/contract'
import type { Area, Catalog } from './catalog'

type Loaders = { [A in Area]: () => Promise<Catalog<A>> }

/** One chunk per area and language, loaded when the area is entered. */
export const catalogs: Record<InterfaceLanguage, Loaders> = {
  en: {
    common: () => import('../../locales/en/common').then((file) => file.messages),
    public: () => import('../../locales/en/public').then((file) => file.messages),
    company: () => import('../../locales/en/company').then((file) => file.messages),
    account: () => import('../../locales/en/account').then((file) => file.messages),
    security: () => import('../../locales/en/security').then((file) => file.messages),
    settings: () => import('../../locales/en/settings').then((file) => file.messages),
    candidate: () => import('../../locales/en/candidate').then((file) => file.messages),
    assessment: () => import('../../locales/en/assessment').then((file) => file.messages),
    cvReport: () => import('../../locales/en/cv-report').then((file) => file.messages),
    judgeExam: () => import('../../locales/en/judge-exam').then((file) => file.messages),
    auditLog: () => import('../../locales/en/audit-log').then((file) => file.messages),
    invitations: () => import('../../locales/en/invitations').then((file) => file.messages),
    newSet: () => import('../../locales/en/new-set').then((file) => file.messages),
    positions: () => import('../../locales/en/positions').then((file) => file.messages),
    practice: () => import('../../locales/en/practice').then((file) => file.messages),
    recording: () => import('../../locales/en/recording').then((file) => file.messages),
    speechTest: () => import('../../locales/en/speech-test').then((file) => file.messages),
    integrity: () => import('../../locales/en/integrity').then((file) => file.messages),
    feedback: () => import('../../locales/en/feedback').then((file) => file.messages),
    support: () => import('../../locales/en/support').then((file) => file.messages),
    errors: () => import('../../locales/en/errors').then((file) => file.messages),
  },
  vi: {
    common: () => import('../../locales/vi/common').then((file) => file.messages),
    public: () => import('../../locales/vi/public').then((file) => file.messages),
    company: () => import('../../locales/vi/company').then((file) => file.messages),
    account: () => import('../../locales/vi/account').then((file) => file.messages),
    security: () => import('../../locales/vi/security').then((file) => file.messages),
    settings: () => import('../../locales/vi/settings').then((file) => file.messages),
    candidate: () => import('../../locales/vi/candidate').then((file) => file.messages),
    assessment: () => import('../../locales/vi/assessment').then((file) => file.messages),
    cvReport: () => import('../../locales/vi/cv-report').then((file) => file.messages),
    judgeExam: () => import('../../locales/vi/judge-exam').then((file) => file.messages),
    auditLog: () => import('../../locales/vi/audit-log').then((file) => file.messages),
    invitations: () => import('../../locales/vi/invitations').then((file) => file.messages),
    newSet: () => import('../../locales/vi/new-set').then((file) => file.messages),
    positions: () => import('../../locales/vi/positions').then((file) => file.messages),
    practice: () => import('../../locales/vi/practice').then((file) => file.messages),
    recording: () => import('../../locales/vi/recording').then((file) => file.messages),
    speechTest: () => import('../../locales/vi/speech-test').then((file) => file.messages),
    integrity: () => import('../../locales/vi/integrity').then((file) => file.messages),
    feedback: () => import('../../locales/vi/feedback').then((file) => file.messages),
    support: () => import('../../locales/vi/support').then((file) => file.messages),
    errors: () => import('../../locales/vi/errors').then((file) => file.messages),
  },
}
