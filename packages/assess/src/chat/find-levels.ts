import {
  type ChatEvent,
  type CognitiveDimId,
  type CommunicationDimId,
  cognitiveDims,
  communicationDims,
} from '@candor/contract'
import { readQuestion } from './read-question'
import type { ChatSource } from './source'
import { listTerms } from './terms'

type RatedDim = CommunicationDimId | CognitiveDimId

/** Part of the full names of the page, without those of the CV: a chat does not read it. */
const vietnameseNames: Readonly<Record<RatedDim, string>> = {
  grammar: 'ngữ pháp',
  comprehension: 'hiểu câu hỏi',
  fluency: 'trôi chảy',
  vocabulary: 'vốn từ',
  coherence: 'mạch lạc',
  logical_reasoning: 'lập luận logic',
  critical_thinking: 'tư duy phản biện',
  problem_solving: 'giải quyết vấn đề',
  big_picture_thinking: 'tầm nhìn tổng thể',
  insightfulness: 'thấu đáo',
  clarity: 'rõ ràng',
  decision_making: 'ra quyết định',
  intellectual_self_awareness: 'tự nhận thức',
}
const asksForLevel = /(?<!\p{L})(?:levels?|scores?|scored|ratings?|rated|mức|điểm|muc|diem)(?!\p{L})/iu
const asksForOverall = /(?<!\p{L})(?:overall|total|chung|tổng|tong)(?!\p{L})/iu

const fold = (text: string): string =>
  ` ${listTerms(text.replaceAll('_', ' ').replaceAll('-', ' '))
    .map(({ folded }) => folded)
    .join(' ')} `

type LevelEvent = Extract<ChatEvent, { type: 'level' }>

/** "Điểm chung của hai dự án" asks what two projects have in common. */
const namesTopic = (question: string): boolean =>
  readQuestion(question.replace(asksForLevel, ' ').replace(asksForOverall, ' ')).topics.length > 0

/** The levels of the assessment that a question names; null: it asks for none. */
export function findLevels(question: string, { assessment }: Pick<ChatSource, 'assessment'>): LevelEvent[] | null {
  if (!asksForLevel.test(question)) return null
  const asked = fold(question)
  const named = [...communicationDims, ...cognitiveDims].filter((id) =>
    [id, vietnameseNames[id]].some((name) => asked.includes(fold(name))),
  )
  const levels = named.map((dimension): LevelEvent => {
    const dim = assessment?.dims[dimension]
    return { type: 'level', dimension, level: dim?.state === 'scored' ? dim.level : null }
  })
  if (levels.length > 0) return levels
  if (!asksForOverall.test(question) || namesTopic(question)) return null
  const overall = assessment?.overall
  return [{ type: 'level', dimension: 'overall', level: overall?.state === 'scored' ? overall.level : null }]
}
