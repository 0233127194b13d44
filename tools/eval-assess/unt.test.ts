import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DataSetUnavailableError } from './data'
import { evaluateUnt, readAnswer } from './unt'
import { readShortAnswers } from './unt-data'

/** Authored in the format of the set: no text of it is part of this repository. */
const folder = join(import.meta.dirname, 'fixtures')

describe('short answers of the University of North Texas', () => {
  it('are read with question, instructor’s answer and both scores; those of examinations are halved', async () => {
    const answers = await readShortAnswers(folder)
    expect(answers.map(({ id, scores, meanScore }) => [id, scores, meanScore])).toEqual([
      ['1.1/0', [5, 5], 5],
      ['1.1/1', [1, 0], 0.5],
      ['1.1/2', [3, 2], 2.5],
      ['11.2/0', [5, 4], 4.5],
      ['11.2/1', [1, 0], 0.5],
    ])
    expect(answers[0]).toMatchObject({
      question: 'Why does a baker let the dough rest before baking?',
      reference: 'The yeast makes gas, and the gluten becomes stretchy.',
      text: 'The yeast produces gas and the gluten gets stretchy over time',
    })
  })

  it('cover the clauses of the instructor’s answer that they name, and not by words of the question', async () => {
    const [full, beside, part] = (await readShortAnswers(folder)).map(readAnswer)
    expect(full?.coverage).toBe(1)
    expect(beside).toMatchObject({ coverage: 0, overlap: 0 })
    expect(part?.coverage).toBe(0.5)
    expect(full?.overlap).toBeGreaterThan(part?.overlap ?? 1)
  })

  it('give a table with length and overlap beside coverage', async () => {
    const { rows } = await evaluateUnt({ set: 'unt', part: 'all', folder })
    expect(rows.map(({ measure }) => measure)).toEqual([
      'coverage, Pearson r',
      'coverage, Spearman rho',
      'overlap without thresholds, Pearson r',
      'overlap without thresholds, Spearman rho',
      'off-topic AUC',
      'the two teachers with each other, Pearson r',
    ])
    expect(rows.every(({ ours, n }) => ours !== null && n === 5)).toBe(true)
  })

  it('come with how to get them where they are missing', async () => {
    const missing = evaluateUnt({ set: 'unt', part: 'all', folder: join(folder, 'nict') })
    await expect(missing).rejects.toThrow(DataSetUnavailableError)
    await expect(missing).rejects.toThrow(/ShortAnswerGrading_v2\.0\.zip.*\n.*unt\/data\/raw\/questions/u)
  })
})
