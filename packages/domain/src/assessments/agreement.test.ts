import { describe, expect, test } from 'vitest'
import { type AgreementLevel, calculateAgreement, minAgreementItems } from './agreement'

/** One submission for each pair of levels, as a table of two reviewers counts them: rows of A, columns of B. */
const fromTable = (table: readonly (readonly number[])[]): AgreementLevel[] => {
  const pairs = table.flatMap((row, a) =>
    row.flatMap((count, b) => Array.from({ length: count }, () => [a + 1, b + 1] as const)),
  )
  return pairs.flatMap(([a, b], index) => [
    { submissionId: `s${index}`, item: 'q 0', reviewerId: 'a', level: a },
    { submissionId: `s${index}`, item: 'q 0', reviewerId: 'b', level: b },
  ])
}

/** Cohen 1968, by its definition: weighted disagreement that was seen over the one of the margins. */
const kappaByDefinition = (pairs: readonly (readonly [number, number])[]): number => {
  const seen = pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0) / pairs.length
  const byChance = pairs.flatMap(([a]) => pairs.map(([, b]) => (a - b) ** 2))
  return 1 - seen / (byChance.reduce((sum, value) => sum + value, 0) / byChance.length)
}

/**
 * 85 xeromammograms read by two radiologists in four categories: Boyd et al., J Natl Cancer Inst 68 (1982), the worked example of the
 * Stata Base Reference Manual, entry “kappa”.
 */
const mammograms = [
  [21, 12, 0, 0],
  [4, 17, 1, 0],
  [3, 9, 15, 2],
  [0, 0, 0, 1],
]

describe('calculateAgreement', () => {
  test('gives the published kappa with quadratic weights of a worked example, 0.6714', () => {
    const agreement = calculateAgreement(fromTable(mammograms))
    expect(agreement.kappa?.value).toBeCloseTo(0.6714, 4)
    expect(agreement).toMatchObject({ ratedTwice: 85, submissions: 85, reviewers: 2 })
    // 54 of 85 are alike, as the manual's 63.53%.
    expect(agreement.same).toBeCloseTo(0.6353, 4)
  })

  test('gives an interval around the figure that is the same in each run', () => {
    const [first, second] = [calculateAgreement(fromTable(mammograms)), calculateAgreement(fromTable(mammograms))]
    expect(first).toEqual(second)
    const { low = 1, high = 0 } = first.kappa ?? {}
    expect(low).toBeLessThan(0.6714)
    expect(high).toBeGreaterThan(0.6714)
    // Large-sample standard errors of such tables of 85 are near 0.07: an interval of 0.2 to 0.4.
    expect(high - low).toBeGreaterThan(0.2)
    expect(high - low).toBeLessThan(0.4)
  })

  test('is the mean over the pairs of three reviewers, each as heavy as the criteria that both rated', () => {
    const levels: AgreementLevel[] = []
    const add = (index: number, given: Readonly<Record<string, number>>) => {
      for (const [reviewerId, level] of Object.entries(given))
        levels.push({ submissionId: `s${index % 7}`, item: `q${index}`, reviewerId, level })
    }
    const a = (index: number) => 1 + (index % 5)
    const b = (index: number) => 1 + ((index * 3) % 5)
    for (let index = 0; index < 30; index += 1)
      add(index, index < 20 ? { c: a(index), b: b(index), a: a(index) } : { a: a(index), b: b(index) })
    const pairs = (count: number, one: (index: number) => number, other: (index: number) => number) =>
      Array.from({ length: count }, (_, index) => [one(index), other(index)] as const)
    const expected =
      (30 * kappaByDefinition(pairs(30, a, b)) +
        20 * kappaByDefinition(pairs(20, a, a)) +
        20 * kappaByDefinition(pairs(20, b, a))) /
      70
    const agreement = calculateAgreement(levels)
    expect(agreement.kappa?.value).toBeCloseTo(expected, 10)
    expect(agreement).toMatchObject({ ratedTwice: 30, submissions: 7, reviewers: 3 })
  })

  test('is 1 where reviewers always agree, and below 0 where they contradict each other', () => {
    const same = calculateAgreement(
      fromTable([
        [10, 0],
        [0, 15],
      ]),
    )
    expect(same).toMatchObject({ kappa: { value: 1, low: 1, high: 1 }, same: 1, withinOne: 1 })
    expect(
      calculateAgreement(
        fromTable([
          [0, 15],
          [15, 0],
        ]),
      ).kappa?.value,
    ).toBeCloseTo(-1, 10)
  })

  test('gives no figure below the minimum, nor where all levels are the same', () => {
    expect(calculateAgreement(fromTable([[minAgreementItems - 1]]))).toMatchObject({ kappa: null, ratedTwice: 19 })
    expect(calculateAgreement(fromTable([[40]]))).toMatchObject({ kappa: null, same: null, ratedTwice: 40 })
    expect(calculateAgreement([])).toMatchObject({ kappa: null, ratedTwice: 0, reviewers: 0 })
  })

  test('leaves out what one reviewer alone rated', () => {
    const alone = { submissionId: 'x', item: 'q 0', reviewerId: 'z', level: 5 }
    expect(calculateAgreement([...fromTable(mammograms), alone])).toEqual(calculateAgreement(fromTable(mammograms)))
  })
})
