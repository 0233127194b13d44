import { z } from 'zod'
import { zText } from '../shared/primitives'

/** The facts that a BACKGROUND_QUESTION can ask for, in the order of the form. */
export const backgroundFacts = ['currentTitle', 'yearsOfExperience', 'noticePeriod', 'salaryExpectation'] as const
export type BackgroundFact = (typeof backgroundFacts)[number]

export const noticeUnits = ['days', 'weeks', 'months'] as const
export type NoticeUnit = (typeof noticeUnits)[number]
export const salaryPeriods = ['hour', 'month', 'year'] as const
export type SalaryPeriod = (typeof salaryPeriods)[number]
/** ISO 4217 codes that the form offers. */
export const salaryCurrencies = ['USD', 'VND', 'EUR', 'GBP', 'SGD', 'AUD', 'CAD', 'JPY', 'KRW', 'INR', 'THB'] as const
export type SalaryCurrency = (typeof salaryCurrencies)[number]

export const backgroundLimits = {
  titleCharacters: 120,
  years: { min: 0, max: 60 },
  notice: { days: 365, weeks: 52, months: 12 },
  salary: { min: 1, max: 100_000_000_000 },
} as const

/** What a candidate states. Numbers out of bounds and facts that aren't asked for are found by listFactFaults. */
export const zBackgroundFacts = z.strictObject({
  currentTitle: zText(backgroundLimits.titleCharacters).optional(),
  yearsOfExperience: z.number().optional(),
  noticePeriod: z.strictObject({ amount: z.number(), unit: z.enum(noticeUnits) }).optional(),
  /** In whole units of the currency, before tax. */
  salaryExpectation: z
    .strictObject({ amount: z.number(), currency: z.enum(salaryCurrencies), period: z.enum(salaryPeriods) })
    .optional(),
})
export type BackgroundFacts = z.infer<typeof zBackgroundFacts>
