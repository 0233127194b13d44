import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DataSetUnavailableError } from './data'
import { evaluateNict, isRecognizedFiller, measureFluency } from './nict'
import { readInterviews } from './nict-data'
import { parseInterview, type SpokenInterview } from './nict-transcript'
import { buildSpokenInput, countSpokenWords, takeWords } from './spoken-input'

/** Authored in the corpus's format: no file of it is part of this repository. */
const folder = join(import.meta.dirname, 'fixtures')

async function readAuthored(level: number): Promise<SpokenInterview> {
  const { interviews } = await readInterviews(folder)
  const found = interviews.find((interview) => interview.level === level)
  if (found === undefined) throw new Error(`no authored interview of level ${level}`)
  return found
}

/** A speaker of the given number of words in runs of the given length between marked pauses. */
function buildSpeaker(id: string, level: number, run: number): SpokenInterview {
  const words = 'the early shift bakes bread and then we sell it to people who come by on their way home'.split(' ')
  const said = Array.from({ length: 10 }, (_, turn) =>
    words.map((word, at) => `${(at + turn) % run === 0 ? '<.></.> ' : ''}${word}${turn}`).join(' '),
  )
  const text = `<SST_level>${level}</SST_level>${said.map((turn) => `<A>And?</A><B>${turn}</B>`).join('')}`
  const parsed = parseInterview(id, text.replaceAll(/(?<=[a-z])\d(?=[ <])/gu, ''))
  if (parsed === null) throw new Error('an authored interview has a level')
  return parsed
}

describe('interviews of the NICT JLE corpus', () => {
  it('are read with the level and the learner’s turns; files without a level are counted', async () => {
    const { interviews, withoutLevel } = await readInterviews(folder)
    expect(interviews.map(({ level, turns }) => [level, turns.length])).toEqual([
      [8, 2],
      [2, 3],
    ])
    expect(withoutLevel).toBe(1)
  })

  it('keep fillers, repeats and self-corrections as said, without noises, tags and hidden names', async () => {
    const { answers } = buildSpokenInput(await readAuthored(2))
    expect(answers.map(({ text }) => text)).toEqual([
      'My name is Name .',
      'Erm I I work work eeto in a bakery of a small bakery. Mhmm every day.',
      'Ano make bread. Uhmm and cake. Err and sometimes. Ahh sell bread. Oishii bread.',
    ])
    expect(answers[1]?.questionText).toBe('Where do you work?')
  })

  it('have silences where the corpus marks them, and longer ones for long pauses', async () => {
    const [, second] = buildSpokenInput(await readAuthored(2)).answers
    const words = second?.words ?? []
    const gaps = words.slice(1).map((word, index) => word.startMs - (words[index]?.endMs ?? 0))
    expect(gaps.filter((gap) => gap > 60)).toEqual([2060, 4060, 2060])
  })

  it('are cut after a number of words', async () => {
    const whole = await readAuthored(8)
    expect(countSpokenWords(takeWords(whole, 20))).toBe(20)
    expect(takeWords(whole, 20).turns).toHaveLength(1)
    expect(countSpokenWords(takeWords(whole, 10_000))).toBe(countSpokenWords(whole))
  })

  it('give a higher fluency to longer runs, and none to few words', async () => {
    const broken = measureFluency(buildSpeaker('a', 2, 3)) ?? 0
    const steady = measureFluency(buildSpeaker('b', 8, 15)) ?? 0
    expect(steady).toBeGreaterThan(broken)
    expect(measureFluency(await readAuthored(2))).toBeNull()
  })

  it('come with how to get them where they are missing', async () => {
    const missing = evaluateNict({ set: 'nict', part: 'all', folder: join(folder, 'unt') })
    await expect(missing).rejects.toThrow(DataSetUnavailableError)
    await expect(missing).rejects.toThrow(/alaginrc\.nict\.go\.jp.*\n.*<ASSESS_DATA>\/nict\//u)
  })

  it('tell how many of the marked fillers the engine finds', async () => {
    const { rows } = await evaluateNict({ set: 'nict', part: 'all', folder })
    expect(rows.at(-1)).toMatchObject({ n: 8 })
    expect(isRecognizedFiller('Erm')).toBe(true)
    expect(isRecognizedFiller('bread')).toBe(false)
  })
})
