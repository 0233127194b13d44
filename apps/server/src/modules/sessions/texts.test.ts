import { interviewLanguages } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { renderUtterance } from './texts'

const host = { companyName: 'Brightleaf', roleTitle: 'Nurse', candidateName: 'Mai' }
const intro = { kind: 'template', key: 'intro', params: { questionCount: 2 } } as const
const says = { en: 'I’m an AI interviewer', vi: 'tôi là người phỏng vấn AI' }

describe.each(interviewLanguages)('the first sentence in %s', (language) => {
  it.each([
    ['an interview', host],
    ['a practice', null],
  ])('of %s says that an AI asks', (_, of) => {
    const [first] = renderUtterance(intro, language, of).split(/(?<=[.!?])\s/)
    expect(first).toContain(says[language])
  })
})
