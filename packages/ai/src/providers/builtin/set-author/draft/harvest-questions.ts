import { detectLanguage } from '@candor/contract'
import type { QuestionKind } from '../../../../ports/interviewer'
import type { AuthorLanguage, DraftQuestion, Requirement } from '../../../../ports/set-author'
import { getCompetency } from '../bank/competencies'
import { findCompetencies } from '../bank/find-competency'
import type { DescriptionLine } from '../text/parse-description'
import { hashText } from '../text/seeded'

const QUESTION_LINE =
  /^(?:please )?(?:tell (?:us|me)|describe|walk (?:us|me)|explain|share|give (?:us|me)|(?:can|could|would) you|how|what|why|when|which|hãy|bạn|vì sao|tại sao|làm thế nào)(?!\p{L})/iu
const MIN_CHARS = 30
const MAX_CHARS = 400
const MIN_QUESTIONS = 3

const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['motivational', /\bwhy (do|are) you|motivat|drawn to|vì sao bạn (muốn|ứng tuyển)|động lực/i],
  [
    'behavioural',
    /\b(a time|a situation|an example|someone|have you|did you|you (had|made|were|led|influenced)|happened)\b|hãy kể|đã từng|một lần/i,
  ],
  ['situational', /\b(would you|imagine|suppose|if you|what if)\b|giả sử|nếu bạn|bạn sẽ/i],
  ['opinion', /\b(do you think|your view|opinion|believe)\b|theo bạn|bạn nghĩ/i],
  ['behavioural', /\b(tell (us|me) about|describe|walk (us|me) through|share)\b/i],
]

export const classifyQuestion = (text: string): QuestionKind =>
  KINDS.find(([, cue]) => cue.test(text))?.[0] ?? 'technical'

const isQuestion = (line: DescriptionLine) =>
  line.form !== 'heading' &&
  line.text.length >= MIN_CHARS &&
  line.text.length <= MAX_CHARS &&
  QUESTION_LINE.test(line.text)

const readTopic = (heading: string) => heading.replace(/^[A-Z] [-–—] /, '')

function toDraft(line: DescriptionLine, topic: string, language: AuthorLanguage): DraftQuestion {
  const topicCompetencies = findCompetencies(topic)
  const textCompetencies = findCompetencies(line.text)
  const [id = 'problem_solving'] = [
    ...textCompetencies.filter((entry) => topicCompetencies.includes(entry)),
    ...topicCompetencies,
    ...textCompetencies,
  ]
  const competency = getCompetency(id)
  return {
    text: line.text,
    kind: classifyQuestion(line.text),
    competency: id,
    requirementName: topic === '' ? competency.name[language] : topic,
    expectedPoints: [],
    criteria: [
      { name: competency.name[language], anchors: competency.anchors[language], dimension: competency.dimension },
    ],
    answerSeconds: 150,
  }
}

/** Topic headings ("A - Delivery") outlast the headings of style below them ("Open & Conversational"). */
function assignTopics(lines: readonly DescriptionLine[]): readonly { line: DescriptionLine; topic: string }[] {
  let topic = ''
  return lines.flatMap((line) => {
    if (/^[A-Z] [-–—] \p{L}/u.test(line.text)) topic = readTopic(line.text)
    return isQuestion(line) ? [{ line, topic }] : []
  })
}

/**
 * Questions a document already contains (a question bank was uploaded): one per topic in turn, chosen by the seed.
 * Empty when there are fewer than three, or they are in another language.
 */
export function harvestQuestions(
  lines: readonly DescriptionLine[],
  options: { readonly count: number; readonly language: AuthorLanguage; readonly seed: string },
): { readonly questions: readonly DraftQuestion[]; readonly requirements: readonly Requirement[] } {
  const found = assignTopics(lines)
  const text = found.map(({ line }) => line.text).join(' ')
  if (found.length < MIN_QUESTIONS || detectLanguage(text) !== options.language)
    return { questions: [], requirements: [] }
  const byTopic = new Map<string, DescriptionLine[]>()
  for (const { line, topic } of found) byTopic.set(topic, [...(byTopic.get(topic) ?? []), line])
  const shuffled = [...byTopic].map(([topic, all]) => ({
    topic,
    all: all.sort((a, b) => hashText(options.seed + a.text) - hashText(options.seed + b.text)),
  }))
  const rounds = Math.max(...shuffled.map(({ all }) => all.length))
  const interleaved = Array.from({ length: rounds }, (_, round) =>
    shuffled.flatMap(({ topic, all }) => {
      const line = all[round]
      return line === undefined ? [] : [toDraft(line, topic, options.language)]
    }),
  ).flat()
  const questions = interleaved.slice(0, options.count)
  const requirements = [...new Set(questions.map(({ requirementName }) => requirementName))].map(
    (name): Requirement => ({ name, kind: 'skill', weight: 4, isMustHave: true, sourceQuote: name }),
  )
  return { questions, requirements }
}
