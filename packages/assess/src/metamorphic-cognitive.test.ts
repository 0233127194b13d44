import { type CognitiveDimId, cognitiveDims } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { inputHashOf } from './input-hash'
import { lexiconOf } from './lexicons/lexicon'
import {
  courtesies,
  praiseTold,
  saidAgain,
  smallTalk,
  strongEvidence,
  takenBack,
  weakEvidence,
} from './testing/evidence'
import { fixedDeps, rewritten, speakers, spokenBy } from './testing/interview'
import { englishPadding } from './testing/texts-en'
import { vietnamesePadding } from './testing/texts-vi'
import { levelOf, mapAnswers, overallLevel, seeded, withNoise } from './testing/transform'

const run = (input: AssessInput) => assess(input, fixedDeps)
type Result = ReturnType<typeof run>
const rounding = 1e-9
const everyone = speakers.flatMap((speaker) => (['en', 'vi'] as const).map((language) => ({ speaker, language })))
/** Who has room for one more piece of evidence where the tests put it. */
const unfinished = everyone.filter((of) => of.speaker !== 'strong')

/** Change of each dimension that has a level afterwards; one that had none before rose from the bottom. */
function changes(before: Result, after: Result): [CognitiveDimId, number][] {
  return cognitiveDims.flatMap((id): [CognitiveDimId, number][] => {
    const level = levelOf(after, id)
    return level === null ? [] : [[id, level - (levelOf(before, id) ?? 1)]]
  })
}
const rises = (before: Result, after: Result, limit = 0.1) =>
  changes(before, after).filter(([, change]) => change > limit + rounding)
const moves = (before: Result, after: Result, limit: number) =>
  changes(before, after).filter(([, change]) => Math.abs(change) > limit + rounding)

const firstHalf = (input: AssessInput): AssessInput =>
  rewritten(input, (text) => {
    const words = text.split(' ')
    return words.slice(0, Math.ceil(words.length / 2)).join(' ')
  })
const addTo = (input: AssessInput, added: string): AssessInput =>
  rewritten(input, (text, answer) => (answer.questionId === 'q2' ? `${text} ${added}` : text))

describe('what must hold of evidence that is counted', () => {
  it.each(everyone)(
    'M02: saying less lifts no cognitive level and never the overall one ($speaker, $language)',
    (of) => {
      const input = spokenBy(of.speaker, of.language)
      const before = run(input)
      const one = input.answers.map((left) => ({
        ...input,
        answers: input.answers.filter((answer) => answer !== left),
      }))
      const alone = input.answers.map((kept) => ({ ...input, answers: [kept] }))
      for (const less of [firstHalf(input), ...one, ...alone]) {
        const after = run(less)
        expect(rises(before, after)).toEqual([])
        const [a, b] = [overallLevel(before), overallLevel(after)]
        if (a !== null && b !== null) expect(b).toBeLessThanOrEqual(a + 0.1 + rounding)
      }
    },
  )

  it.each(everyone)('M04, M06, M15: said twice, padding and flattery lift nothing ($speaker, $language)', (of) => {
    const input = spokenBy(of.speaker, of.language, 'typed')
    const before = run(input)
    const padding = Object.values(of.language === 'en' ? englishPadding : vietnamesePadding).join(' ')
    expect(rises(before, run(rewritten(input, (text) => `${text} ${text}`)))).toEqual([])
    expect(rises(before, run(rewritten(input, (text) => `${text} ${padding}`)))).toEqual([])
  })

  it.each(['en', 'vi'] as const)(
    'M05: the same thing in other words moves nothing by more than 0.2 (%s)',
    (language) => {
      const input = spokenBy('middling', language, 'typed')
      expect(moves(run(input), run(addTo(input, saidAgain[language])), 0.2)).toEqual([])
    },
  )

  it.each(['en', 'vi'] as const)(
    'M15: what is said to a compliment, or given as one, lifts nothing (%s)',
    (language) => {
      for (const speaker of ['strong', 'weak', 'middling'] as const) {
        const input = spokenBy(speaker, language, 'typed')
        const before = run(input)
        for (const said of courtesies[language]) expect(rises(before, run(addTo(input, said))), said).toEqual([])
      }
    },
  )

  it.each(['en', 'vi'] as const)('M15: praise that belongs to what was done takes nothing from it (%s)', (language) => {
    const input = spokenBy('weak', language, 'typed')
    const before = run(input)
    for (const told of praiseTold[language]) expect(rises(before, run(addTo(input, told))), told).not.toEqual([])
  })

  it.each(['en', 'vi'] as const)('M14: small talk moves nothing by more than 0.1 (%s)', (language) => {
    for (const speaker of ['strong', 'weak'] as const) {
      const input = spokenBy(speaker, language, 'typed')
      const before = run(input)
      for (const talk of smallTalk[language]) expect(moves(before, run(addTo(input, talk)), 0.1), talk).toEqual([])
    }
  })

  it.each(['en', 'vi'] as const)(
    'M16: strong evidence lifts its own dimension, and one other at most (%s)',
    (language) => {
      const input = spokenBy('weak', language, 'typed')
      const before = run(input)
      for (const [id, evidence] of Object.entries(strongEvidence[language])) {
        const lifted = rises(before, run(addTo(input, evidence)), 0.3).map(([dim]) => dim)
        expect(lifted).toContain(id)
        expect(lifted.length).toBeLessThanOrEqual(2)
      }
    },
  )

  it.each(['en', 'vi'] as const)('M17: vague words lift nothing by more than 0.2 (%s)', (language) => {
    const input = spokenBy('middling', language, 'typed')
    const before = run(input)
    for (const vague of weakEvidence[language]) expect(rises(before, run(addTo(input, vague)), 0.2), vague).toEqual([])
  })

  it.each(unfinished)('M18: taking a statement back lowers its level and lifts none ($speaker, $language)', (of) => {
    const { [of.language]: strong } = strongEvidence
    const input = addTo(spokenBy(of.speaker, of.language, 'typed'), strong.problem_solving)
    const before = run(input)
    const after = run(addTo(input, takenBack[of.language].plainly))
    expect(levelOf(after, 'problem_solving')).toBeLessThan(levelOf(before, 'problem_solving') ?? 0)
    expect(rises(before, after)).toEqual([])
  })

  it.each(['en', 'vi'] as const)(
    'M18: in another answer, a taking back reaches what it names and nothing else (%s)',
    (language) => {
      const input = addTo(spokenBy('weak', language, 'typed'), strongEvidence[language].problem_solving)
      const add = (added: string) =>
        run(rewritten(input, (text, answer) => (answer.questionId === 'q4' ? `${text} ${added}` : text)))
      const level = (result: Result) => levelOf(result, 'problem_solving') ?? 0
      expect(level(add(takenBack[language].named))).toBeLessThan(level(run(input)))
      expect(level(add(takenBack[language].other))).toBe(level(run(input)))
    },
  )
})

describe.each(['en', 'vi'] as const)('how it was said (%s)', (language) => {
  const filler = language === 'en' ? 'um' : 'ờm'

  it.each([1, 2, 3])('M07: fillers and repeats move no cognitive level by more than 0.1 (seed %i)', (seed) => {
    const random = seeded(seed)
    const input = spokenBy('strong', language)
    const doubled = lexiconOf(language).disfluency.reduplications
    const noisy = mapAnswers(input, (answer) =>
      withNoise(answer, (word) => {
        const dice = random()
        if (dice < 0.06) return filler
        const isPlain = /^\p{L}+$/u.test(word.text) && !doubled.has(word.text.toLowerCase())
        return dice < 0.1 && isPlain ? word.text : null
      }),
    )
    expect(moves(run(input), run(noisy), 0.1)).toEqual([])
  })

  it('M11: without capitals and full stops one level in twenty moves by more than 0.2 at most, the group by 0.1', () => {
    const bare = (text: string) => text.toLowerCase().replaceAll(/[.,!?]/gu, '')
    const group = ({ groups: { cognitive } }: Result) => (cognitive.state === 'scored' ? cognitive.level : null)
    const all = speakers.flatMap((speaker) => {
      const input = spokenBy(speaker, language)
      const plain = mapAnswers(input, (answer) => ({
        ...answer,
        text: bare(answer.text),
        words: (answer.words ?? []).map((word) => ({ ...word, text: bare(word.text) })),
      }))
      const [before, after] = [run(input), run(plain)]
      const [a, b] = [group(before), group(after)]
      if (a !== null && b !== null) expect(Math.abs(a - b)).toBeLessThanOrEqual(0.1 + rounding)
      return changes(before, after).map(([, change]) => Math.abs(change))
    })
    expect(all.filter((change) => change > 0.2 + rounding).length / all.length).toBeLessThanOrEqual(0.05)
  })

  it('M12: one word in twenty misheard moves the mean cognitive level by 0.5 at most, and nothing grows surer', () => {
    const random = seeded(12)
    const wrong = language === 'en' ? ['the', 'there', 'one', 'see'] : ['thì', 'là', 'mà', 'này']
    for (const speaker of speakers) {
      const input = spokenBy(speaker, language, 'typed')
      const misheard = rewritten(input, (text) =>
        text.replaceAll(/\p{L}+/gu, (word) =>
          random() < 0.05 ? (wrong[Math.floor(random() * wrong.length)] ?? word) : word,
        ),
      )
      const [before, after] = [run(input), run(misheard)]
      const all = changes(before, after).map(([, change]) => change)
      expect(Math.abs(all.reduce((sum, change) => sum + change, 0) / all.length)).toBeLessThanOrEqual(0.5)
      expect(cognitiveDims.every((id) => after.dims[id].confidence === 'low')).toBe(true)
    }
  })
})

describe('M34: a retake that is undone', () => {
  it('leaves the frozen input of before, and any other answer another one', () => {
    const input = spokenBy('middling', 'en')
    const retaken = rewritten(input, (text, answer) => (answer.questionId === 'q1' ? 'I said something else.' : text))
    const undone = { ...retaken, answers: [...input.answers].reverse() }
    expect(inputHashOf(retaken)).not.toBe(inputHashOf(input))
    expect(inputHashOf(undone)).toBe(inputHashOf(input))
  })
})
