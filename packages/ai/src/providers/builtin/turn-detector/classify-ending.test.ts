import { interviewLanguages } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { type Ending, endings } from '../../../ports/turn-detector'
import { classifyEnding } from './classify-ending'
import { type Confusion, countConfusion, readLabeledEndings } from './fixtures/labeled-endings'

const computePrecision = (confusion: Confusion, ending: Ending): number =>
  confusion[ending][ending] / endings.reduce((sum, truth) => sum + confusion[truth][ending], 0)
const computeRecall = (confusion: Confusion, ending: Ending): number =>
  confusion[ending][ending] / endings.reduce((sum, said) => sum + confusion[ending][said], 0)

describe.each(interviewLanguages)('endings in %s', (language) => {
  it.each([
    ['examples that the rules were written with', false],
    ['held-out examples', true],
  ])('detects finished answers without cutting off unfinished ones, in the %s', (_, isHeldOut) => {
    const labeledEndings = readLabeledEndings(language).filter((labeled) => labeled.isHeldOut === isHeldOut)
    const confusion = countConfusion(labeledEndings, language)
    expect(labeledEndings.length).toBeGreaterThan(60)
    expect(computePrecision(confusion, 'complete')).toBeGreaterThanOrEqual(0.98)
    expect(computeRecall(confusion, 'complete')).toBeGreaterThanOrEqual(0.8)
    expect(computeRecall(confusion, 'incomplete')).toBeGreaterThanOrEqual(0.95)
    expect(computeRecall(confusion, 'asksForTime')).toBeGreaterThanOrEqual(0.95)
  })
  it('ignores capitals, a final period and typographic marks', () => {
    for (const { text } of readLabeledEndings(language)) {
      const said = classifyEnding(text, language)
      const written = `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/'/g, '’')}`
      expect(classifyEnding(written.normalize('NFD'), language), text).toBe(said)
    }
  })
  it('does not rush to end an answer of nothing, noise or endless text', () => {
    for (const text of ['', '   ', '...', '😀'.repeat(2_000), 'a'.repeat(100_000), 'a b '.repeat(20_000)]) {
      expect(classifyEnding(text, language)).not.toBe('complete')
    }
  })
})

describe('a whole sentence is not a whole answer', () => {
  it.each([
    ['en', 'In the end we delivered.'],
    ['en', 'and then my manager said thank you'],
    ['en', 'i worked at a hotel and i was done'],
    ['vi', 'cuối cùng em gọi cho khách'],
    ['vi', 'khách hàng nói với em là họ xin cảm ơn và'],
  ] as const)('%s: %s', (language, text) => {
    expect(classifyEnding(text, language)).not.toBe('complete')
  })
})
