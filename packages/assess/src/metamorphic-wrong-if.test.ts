import { type Assessment, wrongIfWords } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from './assess'
import type { AssessInput } from './input'
import { hashInput } from './input-hash'
import { judgeInterview } from './judge/judge-interview'
import { createRatingJudge } from './judge/testing/scripted-judge'
import { buildSpeakerInterview, fixedDeps, speakers } from './testing/interview'

const languages = ['en', 'vi'] as const
const profiles = speakers.flatMap((speaker) => languages.map((language) => ({ speaker, language })))
const phraseCount = 40

/** Phrases that the answers hold word for word, names and points among them: every one that could have an effect. */
function addPhrases(input: AssessInput): AssessInput {
  const questions = input.set.questions.map((question) => {
    const words = (input.answers.find(({ questionId }) => questionId === question.id)?.text ?? '').split(/\s+/u)
    const length = wrongIfWords[input.language] - 2
    const step = Math.max(1, Math.floor(words.length / phraseCount))
    const wrongIf = words.flatMap((_, at) => (at % step === 0 ? [words.slice(at, at + length).join(' ')] : []))
    const points = (question.expectedPoints ?? []).flatMap((line) => line.split(': ')[1]?.split(' / ') ?? [])
    return { ...question, wrongIf: [...wrongIf, ...points, input.candidate.firstName] }
  })
  return { ...input, set: { ...input.set, questions } }
}

/** All of an assessment but the sentences to check and the hash of its input. */
const omitSentences = ({ questions = [], inputHash: _, ...rest }: Assessment) => ({
  ...rest,
  questions: questions.map(({ sentencesToCheck: __, ...question }) => question),
})
const countSentences = ({ questions = [] }: Assessment): number =>
  questions.reduce((sum, { sentencesToCheck = [] }) => sum + sentencesToCheck.length, 0)

describe('M37: “wrong if” phrases', () => {
  it.each(profiles)('change no level, point, requirement, quote or note ($speaker, $language)', (profile) => {
    for (const modality of ['spoken', 'typed'] as const) {
      const input = buildSpeakerInterview(profile.speaker, profile.language, modality)
      const without = assess(input, fixedDeps)
      const withPhrases = assess(addPhrases(input), fixedDeps)
      expect(countSentences(without)).toBe(0)
      expect(countSentences(withPhrases)).toBeGreaterThan(0)
      expect(omitSentences(withPhrases)).toEqual(omitSentences(without))
    }
  })

  it.each(languages)('are quoted at their offsets in the answer of their question (%s)', (language) => {
    const input = addPhrases(buildSpeakerInterview('strong', language))
    for (const { questionId, sentencesToCheck = [] } of assess(input, fixedDeps).questions ?? [])
      for (const { evidence } of sentencesToCheck) {
        const answer = input.answers.find(({ answerId }) => answerId === evidence.answerId)
        expect(answer?.questionId).toBe(questionId)
        expect(answer?.text.slice(evidence.start, evidence.end)).toBe(evidence.quote)
      }
  })

  it('belong to the frozen input, and a set without them has the same input as before they could be written', () => {
    const input = buildSpeakerInterview('strong', 'en')
    expect(hashInput(addPhrases(input))).not.toBe(hashInput(input))
  })

  it.each(languages)('are not shown to a model and change nothing that it judges (%s)', async (language) => {
    const input = buildSpeakerInterview('middling', language)
    const judgeWith = async (given: AssessInput) => {
      const judge = createRatingJudge(() => 3)
      const { assessment } = await judgeInterview(given, { ...fixedDeps, ask: judge.ask, samples: 3 })
      return { assessment, prompts: judge.calls.map(({ system, prompt }) => `${system}\n${prompt}`) }
    }
    const [without, withPhrases] = [await judgeWith(input), await judgeWith(addPhrases(input))]
    expect(withPhrases.prompts).toEqual(without.prompts)
    expect(omitSentences(withPhrases.assessment)).toEqual(omitSentences(without.assessment))
    expect(countSentences(withPhrases.assessment)).toBeGreaterThan(0)
  })
})
