import { lintExpectedPoints } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { COMPETENCIES } from '../bank/competencies'
import { DUTY_FRAMES } from '../frames/frames'
import { KNOWN_FRAMES, TOOL_FRAMES } from '../frames/skill-frames'
import { TRADES } from '../trades/trades'
import { fitPoints } from './fit-points'

const good = 'Finds which: blood thinner / warfarin / apixaban / medicine list / check interactions'
const question = 'A customer asks for a strong painkiller. What do you do?'

describe('points fitted to a question', () => {
  it('lose alternatives that the question itself says, and each point that keeps too few', () => {
    expect(fitPoints([good, 'Asks: customer / painkiller / bleeding / aspirin / doctor'], question, 'en')).toEqual([
      good,
    ])
  })
})

describe('points of the bank, the frames and the trades', () => {
  const ignoringCount = (points: readonly string[], text: string, language: 'en' | 'vi') =>
    lintExpectedPoints(points, { question: text, language }).filter(({ fault }) => fault !== 'too_few_points')
  it.each(['en', 'vi'] as const)('can be found in %s', (language) => {
    const bank = COMPETENCIES.flatMap(({ questions }) => questions)
    const bankFindings = bank.flatMap(({ points, text }) =>
      lintExpectedPoints(points[language], { question: text[language], language }),
    )
    const dutyFindings = Object.values(DUTY_FRAMES)
      .flat()
      .flatMap(({ points, inline, apart }) =>
        ignoringCount(points[language], inline[language] + apart[language], language),
      )
    const skillFindings = [...KNOWN_FRAMES, ...TOOL_FRAMES].flatMap(({ points, text }) =>
      ignoringCount(points[language], text[language], language),
    )
    const tradeFindings = TRADES.flatMap(({ points }) => ignoringCount(points[language], '', language))
    expect([...bankFindings, ...dutyFindings, ...skillFindings, ...tradeFindings]).toEqual([])
  })
})
