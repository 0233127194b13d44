import { describe, expect, it } from 'vitest'
import { lintExpectedPoints } from './lint-expected-points'

const good = 'Finds which: blood thinner / warfarin / apixaban / medicine list / check interactions'
const question = 'A customer asks for a strong painkiller. What do you do?'
const listFaults = (points: readonly string[], text = question) =>
  lintExpectedPoints(points, { question: text, language: 'en' }).map(({ fault, point }) => `${point} ${fault}`)

describe('the lint of expected points', () => {
  it('gives the reason for each kind of fault', () => {
    const points = [
      'Too few: bleeding / stomach / aspirin',
      'Asks: customer / strong painkiller / do / bleeding / refuses the sale at once',
      good,
      `Many: ${Array.from({ length: 13 }, (_, index) => `sign${index}`).join(' / ')}`,
      ': heparin / clotting / bruises / dosage / aspirin free',
      'Sixth: pharmacist / doctor / hotline / wait / record',
    ]
    expect(listFaults(points)).toEqual(
      expect.arrayContaining([
        '0 too_few_alternatives',
        '1 only_question_words',
        '1 too_long',
        '1 shared_alternative',
        '3 too_many_alternatives',
        '4 no_heading',
        'null too_many_points',
      ]),
    )
  })
  it('finds an alternative of everyday words only', () => {
    expect(listFaults([good.replace('warfarin', 'any time')])).toContain('0 only_common_words')
  })
  it('asks for at least three points', () => {
    expect(listFaults([good])).toEqual(['null too_few_points'])
  })
  it('calls one sentence a point that can’t be found', () => {
    expect(listFaults(['Asks which medicine it is', good, good])).toContain('0 too_few_alternatives')
  })
})
