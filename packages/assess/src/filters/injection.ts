import type { AssessInput } from '../input'
import { injectionPatterns } from '../lexicons/injection'
import type { Lexicon } from '../lexicons/lexicon'
import { dropUnit, type Unit } from '../normalize/unit'
import { listDeobfuscations } from './deobfuscate'

/** Spelled-out words lose their spaces when they are joined. */
const joinedInjections =
  /ignore(?:all|the|any|your)*(?:previous|prior|above|earlier|rules|instructions)|(?:highest|maximum|full|perfect|top)(?:scores?|marks?|points?|rating)|bỏqua(?:mọi|các|tấtcả)?(?:hướngdẫn|chỉdẫn|quytắc)|điểm(?:tốiđa|caonhất|tuyệtđối)/iu

/** True where words, also disguised ones, are meant for an automatic judge. The text itself is never changed. */
export function isInjection(text: string, patterns = injectionPatterns): boolean {
  return listDeobfuscations(text).some(
    (reading) => joinedInjections.test(reading) || patterns.some((pattern) => pattern.test(reading)),
  )
}

/**
 * Drops sentences that address an automatic judge. They are listed for the recruiter and carry no penalty of their own.
 */
export function dropInjections(text: string, units: readonly Unit[], lexicon: Lexicon): Unit[] {
  return units.map((unit, index) => {
    const from = units[index - 1]?.end ?? 0
    const to = units[index + 1]?.start ?? text.length
    return isInjection(text.slice(from, to), lexicon.injection) ? dropUnit(unit, 'injection') : unit
  })
}

const sentenceBreak = /(?<=[.!?\n])\s+/u

/** The text without the sentences that are meant for a judge; empty if there are no others. */
export function removeInjections(text: string): string {
  const sentences = text.split(sentenceBreak)
  const kept = sentences.filter((sentence) => !isInjection(sentence))
  return kept.length === sentences.length ? text : kept.join(' ')
}

/** A question without what is meant for a judge, which is no part of what was asked. A question is never empty. */
const cleanQuestion = (text: string): string => removeInjections(text) || text

/** The input for judging: its questions carry no instructions. The stored text stays unchanged. */
export function removeQuestionInjections(input: AssessInput): AssessInput {
  const questions = input.set.questions.map((question) => ({ ...question, text: cleanQuestion(question.text) }))
  const answers = input.answers.map((answer) => ({ ...answer, questionText: cleanQuestion(answer.questionText) }))
  return { ...input, answers, set: { ...input.set, questions } }
}
