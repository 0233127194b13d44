import {
  type BackgroundFact,
  backgroundLimits,
  noticeUnits,
  type ScreeningQuestion,
  salaryCurrencies,
  salaryPeriods,
} from '@candor/contract'
import { isFactRequired, listAskedFacts } from '@candor/domain'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Select } from '../../../shared/ui/select'
import { TextField } from '../../../shared/ui/text-field'
import { type FactsForm, readFactsForm, writeFactsForm } from './facts-form'

interface FactsFieldProps {
  question: ScreeningQuestion
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Codes of faults, by `<question>.<fact>`. */
  faults: Readonly<Record<string, string>>
}

type FactsState = ReturnType<typeof useFactsField>

function useFactsField({ question, values, onChange, faults }: FactsFieldProps) {
  const t = useTranslations('background')
  const form = readFactsForm(values, useLocale())
  const limits: Readonly<Record<BackgroundFact, number>> = {
    currentTitle: backgroundLimits.titleCharacters,
    yearsOfExperience: backgroundLimits.years.max,
    noticePeriod: backgroundLimits.notice[form.noticeUnit],
    salaryExpectation: backgroundLimits.salary.max,
  }
  const getError = (fact: BackgroundFact): string | undefined => {
    const fault = faults[`${question.id}.${fact}`]
    if (fault === undefined) return undefined
    return fault === 'required' ? t('faults.required') : t(`faults.${fact}`, { max: `${limits[fact]}` })
  }
  const change = (part: Partial<FactsForm>) => onChange(writeFactsForm({ ...form, ...part }))
  const getField = (fact: BackgroundFact) => ({
    label: t(fact),
    isOptional: !isFactRequired(question, fact),
    value: form[fact],
    error: getError(fact),
    onChange: (event: { currentTarget: { value: string } }) => change({ [fact]: event.currentTarget.value }),
  })
  return { t, form, change, getField }
}

const numberField = { type: 'number', inputMode: 'decimal', min: 0, autoComplete: 'off' } as const

function NoticeField({ t, form, change, getField }: FactsState) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        {...getField('noticePeriod')}
        {...numberField}
        className="w-full sm:w-auto sm:flex-1"
        max={backgroundLimits.notice[form.noticeUnit]}
        hint={t('noticeHint')}
      />
      <Select
        label={t('noticeUnit')}
        isLabelHidden
        className="w-32 sm:mt-7"
        value={form.noticeUnit}
        options={noticeUnits.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
        onChange={(noticeUnit) => change({ noticeUnit })}
      />
    </div>
  )
}

function SalaryField({ t, form, change, getField }: FactsState) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        {...getField('salaryExpectation')}
        {...numberField}
        step="any"
        className="w-full sm:w-auto sm:flex-1"
        hint={t('salaryHint')}
      />
      <Select
        label={t('salaryCurrency')}
        isLabelHidden
        className="w-24 sm:mt-7"
        value={form.salaryCurrency}
        options={salaryCurrencies.map((currency) => ({ value: currency, label: currency }))}
        onChange={(salaryCurrency) => change({ salaryCurrency })}
      />
      <Select
        label={t('salaryPeriod')}
        isLabelHidden
        className="w-36 sm:mt-7"
        value={form.salaryPeriod}
        options={salaryPeriods.map((period) => ({ value: period, label: t(`periods.${period}`) }))}
        onChange={(salaryPeriod) => change({ salaryPeriod })}
      />
    </div>
  )
}

/** A question about the background: one typed field for each fact that it asks for. */
export function FactsField(props: FactsFieldProps) {
  const state = useFactsField(props)
  const { getField } = state
  const fields: Readonly<Record<BackgroundFact, () => ReactNode>> = {
    currentTitle: () => (
      <TextField
        {...getField('currentTitle')}
        maxLength={backgroundLimits.titleCharacters}
        autoComplete="organization-title"
      />
    ),
    yearsOfExperience: () => (
      <TextField
        {...getField('yearsOfExperience')}
        {...numberField}
        max={backgroundLimits.years.max}
        step={0.5}
        className="max-w-48"
      />
    ),
    noticePeriod: () => <NoticeField {...state} />,
    salaryExpectation: () => <SalaryField {...state} />,
  }
  return (
    <fieldset>
      <legend className="mb-4 text-base font-semibold text-ink">{props.question.label}</legend>
      <div className="flex flex-col gap-5">
        {listAskedFacts(props.question).map((fact) => (
          <div key={fact}>{fields[fact]()}</div>
        ))}
      </div>
    </fieldset>
  )
}
