import { cognitiveDims, type ExamMaterial } from '@candor/contract'
import type { AssessAnswer, AssessInput, AssessLanguage, AssessSet } from '../input'
import { listQuestionsForDim } from '../scorecards/questions-for-dim'
import { englishMaterial } from './material/english'
import type { Answers, ExamTexts, Person } from './material/material'
import { vietnameseMaterial } from './material/vietnamese'
import { electricianAnswers } from './occupations/en/electrician'
import { englishQuestions2 } from './occupations/english-questions-2'
import type { OccupationAnswers, OccupationQuestions } from './occupations/occupation'
import { dieuDuongAnswers } from './occupations/vi/dieu-duong'
import { vietnameseQuestions1 } from './occupations/vietnamese-questions-1'
import type { Substitution } from './substitution'
import { makeInterview } from './validity/make-interview'

/** One interview of the exam, as it is judged. */
export interface ExamInterview {
  readonly language: AssessLanguage
  readonly material: ExamMaterial
  readonly input: AssessInput
  /** Text replacements made after our own filters, just before the model reads the prompt. */
  readonly substitutions: readonly Substitution[]
  /** The number of calls in which one sample judges it. */
  readonly calls: number
}

const emptyAnswers: Answers = ['', '', '', '']

function buildAnswers(set: AssessSet, texts: readonly string[]): AssessAnswer[] {
  return set.questions.map((question, index) => ({
    answerId: `answer-${question.id}`,
    questionId: question.id,
    questionText: question.text,
    isFollowUp: false,
    modality: 'typed',
    text: (texts[index] ?? '').normalize('NFC'),
    verbatim: true,
  }))
}

function withCv(cv: string): Pick<AssessInput, 'cv'> {
  return {
    cv: { text: cv.normalize('NFC'), sha256: 'exam'.padEnd(64, '0'), hidden: [], asOf: '2026-11-01', email: null },
  }
}

function buildInput(material: ExamTexts, texts: Answers, person: Person): AssessInput {
  return {
    submissionId: `exam-${material.language}`,
    language: material.language,
    completion: 'completed',
    hasVideo: true,
    set: material.set,
    answers: buildAnswers(material.set, texts),
    candidate: { firstName: person.firstName, lastName: person.lastName },
  }
}

/** The same words in reverse order: questions, answers, requirements. */
function reverseOrder(input: AssessInput): AssessInput {
  const { questions, requirements } = input.set
  return {
    ...input,
    set: { ...input.set, questions: [...questions].reverse(), requirements: [...requirements].reverse() },
    answers: [...input.answers].reverse(),
  }
}

const substituteAnswers = (material: ExamTexts, words: Answers): Substitution[] =>
  material.anchors.answers.map((from, index) => ({ from, to: `${from} ${words[index] ?? ''}` }))

const substitutePerson = (material: ExamTexts, person: Person): Substitution[] => [
  { from: material.anchors.person, to: person.inAnswer },
]

const substitutePersonAndCv = (material: ExamTexts, person: Person): Substitution[] => [
  ...substitutePerson(material, person),
  { from: material.anchors.cvPerson, to: person.inCv },
]

const substituteQuestionAndCv = (material: ExamTexts): Substitution[] => [
  { from: material.anchors.question, to: material.obfuscatedQuestion },
  { from: material.anchors.cv, to: material.obfuscatedCv },
]

/** Each question is read, each ability that is asked for is rated, and Comprehension and three dimensions of language. */
function countCalls({ set, answers, cv }: AssessInput): number {
  const answered = answers.filter(({ text }) => text !== '').length
  if (answered === 0) return 0
  const asked = cognitiveDims.filter((id) => listQuestionsForDim(id, set).length > 0).length
  return answered + asked + 1 + 3 + (cv === undefined ? 0 : 1)
}

function buildInterviews(texts: ExamTexts): ExamInterview[] {
  const [firstPerson, secondPerson] = texts.people
  const { language } = texts
  const strong = buildInput(texts, texts.strong, firstPerson)
  const middling = buildInput(texts, texts.middling, firstPerson)
  const [personSwaps, personAndCvSwaps, otherPersonSwaps] = [
    substitutePerson(texts, firstPerson),
    substitutePersonAndCv(texts, firstPerson),
    substitutePersonAndCv(texts, secondPerson),
  ]
  const obfuscatedInput = {
    ...middling,
    candidate: { firstName: texts.obfuscatedName, lastName: firstPerson.lastName },
  }
  const cv = withCv(texts.cv)
  const buildInterview = (
    material: ExamMaterial,
    input: AssessInput,
    substitutions: readonly Substitution[] = [],
  ): ExamInterview => ({
    language,
    material,
    input,
    substitutions,
    calls: countCalls(input),
  })
  const [strongCv, weakCv] = [withCv(texts.strongCv), withCv(texts.weakCv)]
  const buildInterviewWithCv = (
    material: ExamMaterial,
    input: AssessInput,
    substitutions: readonly Substitution[],
  ): ExamInterview => buildInterview(material, { ...input, ...cv }, substitutions)
  return [
    buildInterview('strong', { ...strong, ...strongCv }),
    buildInterviewWithCv('middling', middling, personAndCvSwaps),
    buildInterview('weak', { ...buildInput(texts, texts.weak, firstPerson), ...weakCv }),
    buildInterview('padding', middling, [...personSwaps, ...substituteAnswers(texts, texts.padding)]),
    buildInterview('orders', middling, [...personSwaps, ...substituteAnswers(texts, texts.orders)]),
    buildInterviewWithCv('disguised_orders', obfuscatedInput, [
      ...personAndCvSwaps,
      ...substituteAnswers(texts, texts.obfuscated),
      ...substituteQuestionAndCv(texts),
    ]),
    buildInterviewWithCv('other_person', { ...middling, candidate: secondPerson }, otherPersonSwaps),
    buildInterview('beside_the_point', buildInput(texts, texts.offTopic, firstPerson)),
    buildInterview('silent', buildInput(texts, emptyAnswers, firstPerson)),
    buildInterview('again', { ...reverseOrder(strong), ...strongCv }),
    buildInterview('poor_language', buildInput(texts, texts.poorLanguage, firstPerson)),
  ]
}

const getOccupation = (all: readonly OccupationQuestions[], id: string): OccupationQuestions => {
  const found = all.find((questions) => questions.id === id)
  if (found === undefined) throw new Error(`the exam has no questions for ${id}`)
  return found
}

const occupationProfiles = ['terse_expert', 'windbag', 'polished_generic', 'nonsense', 'confidently_wrong'] as const

/** One occupation of the validity exam: length, polish and figures against what is said. */
function buildOccupationInterviews(questions: OccupationQuestions, answers: OccupationAnswers): ExamInterview[] {
  return occupationProfiles.map((material) => {
    const input = makeInterview(questions, answers[material])
    return { language: questions.language, material, input, substitutions: [], calls: countCalls(input) }
  })
}

/** Every interview of the exam, English first. */
export const examInterviews: readonly ExamInterview[] = [
  ...buildInterviews(englishMaterial),
  ...buildOccupationInterviews(getOccupation(englishQuestions2, 'electrician'), electricianAnswers),
  ...buildInterviews(vietnameseMaterial),
  ...buildOccupationInterviews(getOccupation(vietnameseQuestions1, 'dieu-duong'), dieuDuongAnswers),
]

/** Calls that one exam needs if every answer of the model is usable. */
export const plannedExamCalls = examInterviews.reduce((sum, { calls }) => sum + calls, 0)
