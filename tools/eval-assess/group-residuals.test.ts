import { describe, expect, it } from 'vitest'
import { computeGroupResiduals } from './group-residuals'

const item = (human: number, ours: number, side: string) => ({ human, ours, groups: { side } })

describe('computeGroupResiduals', () => {
  it('returns the mean difference from all with the same human level, in standard deviations of our levels', () => {
    // At level 2 all get 2.5 on average: left 2, right 3. At level 4 everyone gets 4.
    const items = [item(2, 2, 'left'), item(2, 3, 'right'), item(4, 4, 'left'), item(4, 4, 'right')]
    const spread = Math.sqrt((1.25 ** 2 + 0.25 ** 2 + 0.75 ** 2 + 0.75 ** 2) / 4)
    expect(computeGroupResiduals(items, 2)).toEqual([
      { attribute: 'side', group: 'left', n: 2, residual: -0.25 / spread },
      { attribute: 'side', group: 'right', n: 2, residual: 0.25 / spread },
    ])
  })

  it('leaves out groups that are too small', () => {
    expect(computeGroupResiduals([item(1, 1, 'left'), item(2, 2, 'left'), item(3, 3, 'right')], 2)).toHaveLength(1)
  })

  it('returns zero when the human levels already show the difference', () => {
    const items = [item(1, 1, 'left'), item(1, 1, 'left'), item(4, 4, 'right'), item(4, 4, 'right')]
    expect(computeGroupResiduals(items, 2).map((item) => item.residual)).toEqual([0, 0])
  })
})
