import { createSeededRandom } from '@candor/domain/testing'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { hashInput } from './input-hash'
import { getLexicon } from './lexicons/lexicon'
import { countedWordsPerAnswer } from './points/counted-text'
import { compliments, paraphrases, retractions, smallTalk, weakEvidence } from './testing/evidence'
import { buildSpeakerInterview, fixedDeps, rewriteAnswers, speakers } from './testing/interview'
import { englishPadding } from './testing/texts-en'
import { vietnamesePadding } from './testing/texts-vi'
import { getOverallLevel, insertDisfluencies, mapAnswers } from './testing/transform'

const runAssess = (input: AssessInput) => assess(input, fixedDeps)
type Result = ReturnType<typeof runAssess>
const languages = ['en', 'vi'] as const
const allSpeakers = speakers.flatMap((speaker) => languages.map((language) => ({ speaker, language })))
const rounding = 1e-9

/** Nothing heard is no level, and stands below every level. */
const getPoints = ({ points }: Result): number => (points?.state === 'scored' ? points.level : 0)
const getShares = ({ questions = [] }: Result) => questions.map(({ share }) => share)

const keepFirstHalf = (input: AssessInput): AssessInput =>
  rewriteAnswers(input, (text) => {
    const words = text.split(' ')
    return words.slice(0, Math.ceil(words.length / 2)).join(' ')
  })
const addToAnswer = (input: AssessInput, added: string): AssessInput =>
  rewriteAnswers(input, (text, answer) => (answer.questionId === 'q2' ? `${text} ${added}` : text))

describe('invariants of the points covered', () => {
  it.each(allSpeakers)('M02: saying less never raises points or the overall level ($speaker, $language)', (profile) => {
    const input = buildSpeakerInterview(profile.speaker, profile.language)
    const before = runAssess(input)
    const withoutEach = input.answers.map((left) => ({
      ...input,
      answers: input.answers.filter((answer) => answer !== left),
    }))
    const onlyEach = input.answers.map((kept) => ({ ...input, answers: [kept] }))
    for (const less of [keepFirstHalf(input), ...withoutEach, ...onlyEach]) {
      const after = runAssess(less)
      expect(getPoints(after)).toBeLessThanOrEqual(getPoints(before) + rounding)
      expect(getOverallLevel(after) ?? 0).toBeLessThanOrEqual((getOverallLevel(before) ?? 0) + 0.1 + rounding)
    }
  })

  it.each(allSpeakers)(
    'M04, M06, M15: repetition, padding and flattery change no share ($speaker, $language)',
    (profile) => {
      const input = buildSpeakerInterview(profile.speaker, profile.language, 'typed')
      const before = getShares(runAssess(input))
      const padding = Object.values(profile.language === 'en' ? englishPadding : vietnamesePadding).join(' ')
      expect(getShares(runAssess(rewriteAnswers(input, (text) => `${text} ${text}`)))).toEqual(before)
      expect(getShares(runAssess(rewriteAnswers(input, (text) => `${text} ${padding}`)))).toEqual(before)
    },
  )

  it.each(languages)(
    'M05, M14, M15, M17: paraphrase, small talk, courtesy and vague words change no share (%s)',
    (language) => {
      for (const speaker of ['strong', 'weak', 'middling'] as const) {
        const input = buildSpeakerInterview(speaker, language, 'typed')
        const before = getShares(runAssess(input))
        const added = [
          paraphrases[language],
          ...smallTalk[language],
          ...compliments[language],
          ...weakEvidence[language],
        ]
        for (const words of added) expect(getShares(runAssess(addToAnswer(input, words))), words).toEqual(before)
      }
    },
  )

  it.each(languages)('M18: what is withdrawn right afterwards does not count (%s)', (language) => {
    const input = buildSpeakerInterview('strong', language, 'typed')
    const before = runAssess(input)
    const after = runAssess(addToAnswer(input, retractions[language]))
    expect(getPoints(after)).toBeLessThan(getPoints(before))
    expect(getPoints(runAssess(addToAnswer(input, smallTalk[language][0] ?? '')))).toBe(getPoints(before))
  })

  it('counts one answer that is given to every question once at most', () => {
    const input = buildSpeakerInterview('strong', 'en', 'typed')
    const first = input.answers[0]?.text ?? ''
    const everywhere = runAssess(rewriteAnswers(input, () => first))
    expect(getShares(everywhere).filter((share) => (share ?? 0) > 0).length).toBeLessThanOrEqual(1)
    expect(getPoints(everywhere)).toBeLessThan(getPoints(runAssess(input)))
  })

  it('counts no words of the job description, the question or another person who is quoted for the assessor', () => {
    const jobDescription =
      'You run a script, use a checklist twice and tell your manager immediately when a price is wrong.'
    const weak = buildSpeakerInterview('weak', 'en', 'typed')
    const input = { ...weak, set: { ...weak.set, jobDescription } }
    const pasted = rewriteAnswers(input, (text) => `${text} ${jobDescription}`)
    expect(getShares(runAssess(pasted))).toEqual(getShares(runAssess(input)))
  })

  it(`counts the first ${countedWordsPerAnswer} words of an answer`, () => {
    const points = 'I would group the categories with an SQL query.'
    const long = Array.from(
      { length: countedWordsPerAnswer },
      (_, index) => `word${'abcdefghij'.charAt(index % 10)}${index}`,
    )
    const strong = buildSpeakerInterview('weak', 'en', 'typed')
    const put = (text: string) => rewriteAnswers(strong, (own, answer) => (answer.questionId === 'q2' ? text : own))
    const shareOf = (input: AssessInput) => getShares(runAssess(input))[1] ?? 0
    expect(shareOf(put(`${points} ${long.join(' ')}`))).toBeGreaterThan(0)
    expect(shareOf(put(`${long.join(' ')} ${points}`))).toBe(0)
  })
})

describe.each(languages)('the manner of speaking (%s)', (language) => {
  const filler = language === 'en' ? 'um' : 'ờm'

  it.each([1, 2, 3])('M07: fillers and repeats change no share (seed %i)', (seed) => {
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
    expect(getShares(runAssess(noisy))).toEqual(getShares(runAssess(input)))
  })

  it('M11: capitals, periods and the way of answering change no share', () => {
    const bare = (text: string) => text.toLowerCase().replaceAll(/[.,!?]/gu, '')
    for (const speaker of speakers) {
      const input = buildSpeakerInterview(speaker, language)
      const plain = mapAnswers(input, (answer) => ({
        ...answer,
        text: bare(answer.text),
        words: (answer.words ?? []).map((word) => ({ ...word, text: bare(word.text) })),
      }))
      expect(getShares(runAssess(plain)), speaker).toEqual(getShares(runAssess(input)))
      expect(getShares(runAssess(buildSpeakerInterview(speaker, language, 'typed'))), speaker).toEqual(
        getShares(runAssess(input)),
      )
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
