import {
  type BackgroundFact,
  type BackgroundFacts,
  type InterfaceLanguage,
  type NoticeUnit,
  noticeUnits,
  type SalaryCurrency,
  type SalaryPeriod,
  salaryCurrencies,
  salaryPeriods,
} from '@candor/contract'

/** Facts as they are typed. */
export interface FactsForm {
  currentTitle: string
  yearsOfExperience: string
  noticePeriod: string
  noticeUnit: NoticeUnit
  salaryExpectation: string
  salaryCurrency: SalaryCurrency
  salaryPeriod: SalaryPeriod
}

const currencyByLanguage: Readonly<Record<InterfaceLanguage, SalaryCurrency>> = { en: 'USD', vi: 'VND' }

const createFactsForm = (language: InterfaceLanguage): FactsForm => ({
  currentTitle: '',
  yearsOfExperience: '',
  noticePeriod: '',
  noticeUnit: 'weeks',
  salaryExpectation: '',
  salaryCurrency: currencyByLanguage[language],
  salaryPeriod: 'month',
})

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The form in a draft's values. What a draft doesn't have, or has wrong, is empty. */
export function readFactsForm(values: readonly string[], language: InterfaceLanguage): FactsForm {
  const preset = createFactsForm(language)
  const saved = parse(values[0] ?? '')
  return {
    currentTitle: readText(saved.currentTitle),
    yearsOfExperience: readText(saved.yearsOfExperience),
    noticePeriod: readText(saved.noticePeriod),
    noticeUnit: noticeUnits.find((unit) => unit === saved.noticeUnit) ?? preset.noticeUnit,
    salaryExpectation: readText(saved.salaryExpectation),
    salaryCurrency: salaryCurrencies.find((currency) => currency === saved.salaryCurrency) ?? preset.salaryCurrency,
    salaryPeriod: salaryPeriods.find((period) => period === saved.salaryPeriod) ?? preset.salaryPeriod,
  }
}

/** The form as a draft's values. */
export const writeFactsForm = (form: Partial<FactsForm>): string[] => [JSON.stringify(form)]

/** Stored facts as a draft's values. */
export function toDraftValues(facts: BackgroundFacts): string[] {
  const { currentTitle = '', yearsOfExperience, noticePeriod, salaryExpectation } = facts
  return writeFactsForm({
    currentTitle,
    yearsOfExperience: `${yearsOfExperience ?? ''}`,
    noticePeriod: `${noticePeriod?.amount ?? ''}`,
    salaryExpectation: `${salaryExpectation?.amount ?? ''}`,
    ...(noticePeriod === undefined ? {} : { noticeUnit: noticePeriod.unit }),
    ...(salaryExpectation === undefined
      ? {}
      : { salaryCurrency: salaryExpectation.currency, salaryPeriod: salaryExpectation.period }),
  })
}

const readNumber = (text: string): number | null => {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

/** The typed facts that are asked for; empty ones are left out. */
export function toFacts(form: FactsForm, asked: readonly BackgroundFact[]): BackgroundFacts {
  const title = form.currentTitle.trim()
  const [years, notice, salary] = [form.yearsOfExperience, form.noticePeriod, form.salaryExpectation].map(readNumber)
  const all: BackgroundFacts = {
    ...(title === '' ? {} : { currentTitle: title }),
    ...(years == null ? {} : { yearsOfExperience: years }),
    ...(notice == null ? {} : { noticePeriod: { amount: notice, unit: form.noticeUnit } }),
    ...(salary == null
      ? {}
      : { salaryExpectation: { amount: salary, currency: form.salaryCurrency, period: form.salaryPeriod } }),
  }
  return Object.fromEntries(Object.entries(all).filter(([fact]) => asked.some((name) => name === fact)))
}
