import type { ExamMaterial } from '@candor/contract'
import type { AssessAnswer, AssessInput, AssessLanguage, AssessSet } from '../input'
import { englishMaterial } from './material/english'
import type { Answers, ExamMaterialOf, Person } from './material/material'
import { vietnameseMaterial } from './material/vietnamese'
import type { Swap } from './substitution'

/** One interview of the exam, as it is judged. */
export interface ExamInterview {
  readonly language: AssessLanguage
  readonly material: ExamMaterial
  readonly input: AssessInput
  /** What is put in the place of what on the way to the model, behind our own filters. */
  readonly swaps: readonly Swap[]
  /** How many of the judge's groups have anything to read. */
  readonly groups: number
}

const nothing: Answers = ['', '', '', '']

function answersOf(set: AssessSet, texts: readonly string[]): AssessAnswer[] {
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

function inputOf(of: ExamMaterialOf, texts: Answers, person: Person): AssessInput {
  return {
    submissionId: `exam-${of.language}`,
    language: of.language,
    completion: 'completed',
    hasVideo: true,
    set: of.set,
    answers: answersOf(of.set, texts),
    candidate: { firstName: person.firstName, lastName: person.lastName },
  }
}

/** The same words with everything in the other order: questions, answers, requirements. */
function turnedRound(input: AssessInput): AssessInput {
  const { questions, requirements } = input.set
  return {
    ...input,
    set: { ...input.set, questions: [...questions].reverse(), requirements: [...requirements].reverse() },
    answers: [...input.answers].reverse(),
  }
}

const intoAnswers = (of: ExamMaterialOf, words: Answers): Swap[] =>
  of.places.answers.map((from, index) => ({ from, to: `${from} ${words[index] ?? ''}` }))

const saysWho = (of: ExamMaterialOf, person: Person): Swap[] => [{ from: of.places.person, to: person.inAnswer }]

const writesWho = (of: ExamMaterialOf, person: Person): Swap[] => [
  ...saysWho(of, person),
  { from: of.places.cvPerson, to: person.inCv },
]

const ordersInQuestionAndCv = (of: ExamMaterialOf): Swap[] => [
  { from: of.places.question, to: of.disguisedQuestion },
  { from: of.places.cv, to: of.disguisedCv },
]

function interviewsOf(of: ExamMaterialOf): ExamInterview[] {
  const [someone, another] = of.people
  const { language } = of
  const strong = inputOf(of, of.strong, someone)
  const middling = inputOf(of, of.middling, someone)
  const [who, whoInAll, whoElse] = [saysWho(of, someone), writesWho(of, someone), writesWho(of, another)]
  const named = { ...middling, candidate: { firstName: of.disguisedName, lastName: someone.lastName } }
  const cv = withCv(of.cv)
  const plain = (material: ExamMaterial, input: AssessInput, swaps: readonly Swap[] = []): ExamInterview => ({
    language,
    material,
    input,
    swaps,
    groups: 2,
  })
  const withItsCv = (material: ExamMaterial, input: AssessInput, swaps: readonly Swap[]): ExamInterview => ({
    ...plain(material, { ...input, ...cv }, swaps),
    groups: 3,
  })
  return [
    plain('strong', strong),
    withItsCv('middling', middling, whoInAll),
    plain('weak', inputOf(of, of.weak, someone)),
    plain('padding', middling, [...who, ...intoAnswers(of, of.padding)]),
    plain('orders', middling, [...who, ...intoAnswers(of, of.orders)]),
    withItsCv('disguised_orders', named, [...whoInAll, ...intoAnswers(of, of.disguised), ...ordersInQuestionAndCv(of)]),
    withItsCv('other_person', { ...middling, candidate: another }, whoElse),
    plain('beside_the_point', inputOf(of, of.besideThePoint, someone)),
    { ...plain('silent', inputOf(of, nothing, someone)), groups: 0 },
    plain('again', turnedRound(strong)),
  ]
}

/** Every interview of the exam, English first. */
export const examInterviews: readonly ExamInterview[] = [
  ...interviewsOf(englishMaterial),
  ...interviewsOf(vietnameseMaterial),
]

const samplesPerGroup = 3

/** Calls that one exam needs when every answer of the model can be used. */
export const plannedExamCalls = examInterviews.reduce((sum, { groups }) => sum + groups * samplesPerGroup, 0)
