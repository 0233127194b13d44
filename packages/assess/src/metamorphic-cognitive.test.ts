import { type CognitiveDimId, cognitiveDims } from '@candor/contract'
import { createSeededRandom } from '@candor/domain/testing'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { hashInput } from './input-hash'
import { getLexicon } from './lexicons/lexicon'
import {
  compliments,
  paraphrases,
  reportedPraise,
  retractions,
  smallTalk,
  strongEvidence,
  weakEvidence,
} from './testing/evidence'
import { buildSpeakerInterview, fixedDeps, rewriteAnswers, speakers } from './testing/interview'
import { englishPadding } from './testing/texts-en'
import { vietnamesePadding } from './testing/texts-vi'
import { getLevel, getOverallLevel, insertDisfluencies, mapAnswers } from './testing/transform'

const runAssess = (input: AssessInput) => assess(input, fixedDeps)
type Result = ReturnType<typeof runAssess>
const rounding = 1e-9
const allSpeakers = speakers.flatMap((speaker) => (['en', 'vi'] as const).map((language) => ({ speaker, language })))
/** Speakers whose level can still rise with one more piece of evidence. */
const belowCeiling = allSpeakers.filter((profile) => profile.speaker !== 'strong')

/** Change of each dimension that has a level afterwards; one without a level before rises from the bottom. */
function listChanges(before: Result, after: Result): [CognitiveDimId, number][] {
  return cognitiveDims.flatMap((id): [CognitiveDimId, number][] => {
    const level = getLevel(after, id)
    return level === null ? [] : [[id, level - (getLevel(before, id) ?? 1)]]
  })
}
const listRises = (before: Result, after: Result, limit = 0.1) =>
  listChanges(before, after).filter(([, change]) => change > limit + rounding)
const listMoves = (before: Result, after: Result, limit: number) =>
  listChanges(before, after).filter(([, change]) => Math.abs(change) > limit + rounding)

const keepFirstHalf = (input: AssessInput): AssessInput =>
  rewriteAnswers(input, (text) => {
    const words = text.split(' ')
    return words.slice(0, Math.ceil(words.length / 2)).join(' ')
  })
const addToAnswer = (input: AssessInput, added: string): AssessInput =>
  rewriteAnswers(input, (text, answer) => (answer.questionId === 'q2' ? `${text} ${added}` : text))

describe('invariants of counted evidence', () => {
  it.each(allSpeakers)(
    'M02: saying less raises no cognitive level and never the overall level ($speaker, $language)',
    (profile) => {
      const input = buildSpeakerInterview(profile.speaker, profile.language)
      const before = runAssess(input)
      const withoutEach = input.answers.map((left) => ({
        ...input,
        answers: input.answers.filter((answer) => answer !== left),
      }))
      const onlyEach = input.answers.map((kept) => ({ ...input, answers: [kept] }))
      for (const less of [keepFirstHalf(input), ...withoutEach, ...onlyEach]) {
        const after = runAssess(less)
        expect(listRises(before, after)).toEqual([])
        const [a, b] = [getOverallLevel(before), getOverallLevel(after)]
        if (a !== null && b !== null) expect(b).toBeLessThanOrEqual(a + 0.1 + rounding)
      }
    },
  )

  it.each(allSpeakers)(
    'M04, M06, M15: repetition, padding and flattery raise no level ($speaker, $language)',
    (profile) => {
      const input = buildSpeakerInterview(profile.speaker, profile.language, 'typed')
      const before = runAssess(input)
      const padding = Object.values(profile.language === 'en' ? englishPadding : vietnamesePadding).join(' ')
      expect(listRises(before, runAssess(rewriteAnswers(input, (text) => `${text} ${text}`)))).toEqual([])
      expect(listRises(before, runAssess(rewriteAnswers(input, (text) => `${text} ${padding}`)))).toEqual([])
    },
  )

  it.each(['en', 'vi'] as const)('M05: a paraphrase moves no level by more than 0.2 (%s)', (language) => {
    const input = buildSpeakerInterview('middling', language, 'typed')
    expect(listMoves(runAssess(input), runAssess(addToAnswer(input, paraphrases[language])), 0.2)).toEqual([])
  })

  it.each(['en', 'vi'] as const)('M15: compliments and replies to compliments raise no level (%s)', (language) => {
    for (const speaker of ['strong', 'weak', 'middling'] as const) {
      const input = buildSpeakerInterview(speaker, language, 'typed')
      const before = runAssess(input)
      for (const withCompliment of compliments[language])
        expect(listRises(before, runAssess(addToAnswer(input, withCompliment))), withCompliment).toEqual([])
    }
  })

  it.each(['en', 'vi'] as const)('M15: praise as part of a result does not cancel the evidence (%s)', (language) => {
    const input = buildSpeakerInterview('weak', language, 'typed')
    const before = runAssess(input)
    for (const praise of reportedPraise[language])
      expect(listRises(before, runAssess(addToAnswer(input, praise))), praise).not.toEqual([])
  })

  it.each(['en', 'vi'] as const)('M14: small talk moves no level by more than 0.1 (%s)', (language) => {
    for (const speaker of ['strong', 'weak'] as const) {
      const input = buildSpeakerInterview(speaker, language, 'typed')
      const before = runAssess(input)
      for (const withSmallTalk of smallTalk[language])
        expect(listMoves(before, runAssess(addToAnswer(input, withSmallTalk)), 0.1), withSmallTalk).toEqual([])
    }
  })

  it.each(['en', 'vi'] as const)(
    'M16: strong evidence raises its own dimension and at most one other (%s)',
    (language) => {
      const input = buildSpeakerInterview('weak', language, 'typed')
      const before = runAssess(input)
      for (const [id, evidence] of Object.entries(strongEvidence[language])) {
        const lifted = listRises(before, runAssess(addToAnswer(input, evidence)), 0.3).map(([dim]) => dim)
        expect(lifted).toContain(id)
        expect(lifted.length).toBeLessThanOrEqual(2)
      }
    },
  )

  it.each(['en', 'vi'] as const)('M17: vague words raise no level by more than 0.2 (%s)', (language) => {
    const input = buildSpeakerInterview('middling', language, 'typed')
    const before = runAssess(input)
    for (const vague of weakEvidence[language])
      expect(listRises(before, runAssess(addToAnswer(input, vague)), 0.2), vague).toEqual([])
  })

  it.each(belowCeiling)(
    'M18: retracting a statement lowers its level and raises none ($speaker, $language)',
    (profile) => {
      const { [profile.language]: strong } = strongEvidence
      const input = addToAnswer(
        buildSpeakerInterview(profile.speaker, profile.language, 'typed'),
        strong.problem_solving,
      )
      const before = runAssess(input)
      const after = runAssess(addToAnswer(input, retractions[profile.language].plainly))
      expect(getLevel(after, 'problem_solving')).toBeLessThan(getLevel(before, 'problem_solving') ?? 0)
      expect(listRises(before, after)).toEqual([])
    },
  )

  it.each(['en', 'vi'] as const)('M18: a retraction in another answer affects only what it names (%s)', (language) => {
    const input = addToAnswer(
      buildSpeakerInterview('weak', language, 'typed'),
      strongEvidence[language].problem_solving,
    )
    const add = (added: string) =>
      runAssess(rewriteAnswers(input, (text, answer) => (answer.questionId === 'q4' ? `${text} ${added}` : text)))
    const level = (result: Result) => getLevel(result, 'problem_solving') ?? 0
    expect(level(add(retractions[language].named))).toBeLessThan(level(runAssess(input)))
    expect(level(add(retractions[language].other))).toBe(level(runAssess(input)))
  })
})

describe.each(['en', 'vi'] as const)('the manner of speaking (%s)', (language) => {
  const filler = language === 'en' ? 'um' : 'ờm'

  it.each([1, 2, 3])('M07: fillers and repeats move no cognitive level by more than 0.1 (seed %i)', (seed) => {
    const random = createSeededRandom(seed)
    const input = buildSpeakerInterview('strong', language)
    const doubled = getLexicon(language).disfluency.reduplications
    const noisy = mapAnswers(input, (answer) =>
      insertDisfluencies(answer, (word) => {
        const dice = random()
        if (dice < 0.06) return filler
        const isPlain = /^\p{L}+$/u.test(word.text) && !doubled.has(word.text.toLowerCase())
        return dice < 0.1 && isPlain ? word.text : null
      }),
    )
    expect(listMoves(runAssess(input), runAssess(noisy), 0.1)).toEqual([])
  })

  it('M11: without capitals and periods at most one level in twenty moves by more than 0.2, and the group by 0.1', () => {
    const bare = (text: string) => text.toLowerCase().replaceAll(/[.,!?]/gu, '')
    const group = ({ groups: { cognitive } }: Result) => (cognitive.state === 'scored' ? cognitive.level : null)
    const all = speakers.flatMap((speaker) => {
      const input = buildSpeakerInterview(speaker, language)
      const plain = mapAnswers(input, (answer) => ({
        ...answer,
        text: bare(answer.text),
        words: (answer.words ?? []).map((word) => ({ ...word, text: bare(word.text) })),
      }))
      const [before, after] = [runAssess(input), runAssess(plain)]
      const [a, b] = [group(before), group(after)]
      if (a !== null && b !== null) expect(Math.abs(a - b)).toBeLessThanOrEqual(0.1 + rounding)
      return listChanges(before, after).map(([, change]) => Math.abs(change))
    })
    expect(all.filter((change) => change > 0.2 + rounding).length / all.length).toBeLessThanOrEqual(0.05)
  })

  it('M12: one misheard word in twenty moves the mean cognitive level by at most 0.5 and raises no confidence', () => {
    const random = createSeededRandom(12)
    const wrong = language === 'en' ? ['the', 'there', 'one', 'see'] : ['thì', 'là', 'mà', 'này']
    for (const speaker of speakers) {
      const input = buildSpeakerInterview(speaker, language, 'typed')
      const misheard = rewriteAnswers(input, (text) =>
        text.replaceAll(/\p{L}+/gu, (word) =>
          random() < 0.05 ? (wrong[Math.floor(random() * wrong.length)] ?? word) : word,
        ),
      )
      const [before, after] = [runAssess(input), runAssess(misheard)]
      const all = listChanges(before, after).map(([, change]) => change)
      expect(Math.abs(all.reduce((sum, change) => sum + change, 0) / all.length)).toBeLessThanOrEqual(0.5)
      expect(cognitiveDims.every((id) => after.dims[id].confidence === 'low')).toBe(true)
    }
  })
})

describe('M34: a retake that is reversed', () => {
  it('restores the previous frozen input, while a different answer gives a different input', () => {
    const input = buildSpeakerInterview('middling', 'en')
    const retaken = rewriteAnswers(input, (text, answer) =>
      answer.questionId === 'q1' ? 'I said something else.' : text,
    )
    const undone = { ...retaken, answers: [...input.answers].reverse() }
    expect(hashInput(retaken)).not.toBe(hashInput(input))
    expect(hashInput(undone)).toBe(hashInput(input))
  })
})
