/** A candidate's form for facts about the background. */
export const messages = {
  currentTitle: 'Current job title',
  yearsOfExperience: 'Years of experience',
  noticePeriod: 'Notice period',
  noticeHint: 'Enter 0 if you can start at once.',
  noticeUnit: 'Unit of the notice period',
  salaryExpectation: 'Salary expectation',
  salaryHint: 'Before tax. You can always leave this empty.',
  salaryCurrency: 'Currency',
  salaryPeriod: 'Pay period',
  units: { days: 'days', weeks: 'weeks', months: 'months' },
  periods: { hour: 'per hour', month: 'per month', year: 'per year' },
  faults: {
    required: 'Please enter this.',
    currentTitle: 'Please enter a shorter title.',
    yearsOfExperience: 'Please enter whole or half years from 0 to {max}.',
    noticePeriod: 'Please enter a whole number from 0 to {max}.',
    salaryExpectation: 'Please enter an amount above 0.',
  },
} as const
