import type { LanguageModel } from '../../ports/language-model'
import type { QuestionDraft, UncoveredLine } from '../../ports/set-author'
import { isForScreening } from '../builtin/set-author/draft/plan-questions'
import { askAuthorModel, type Written } from './ask-author-model'
import { checkQuestions } from './check-questions'
import { createQuestionPrompt, type QuestionSources, questionSystem, zQuestionReply } from './question-prompt'

const tokensPerQuestion = 900
/** More than any model is sure to write in one answer. */
const maxOutputTokens = 8_000

export interface QuestionWish extends QuestionSources {
  readonly deadlineMs: number
}

/** Questions about the requirements that an interview may ask about; the draft holds all of them. */
export async function writeQuestions(
  model: Pick<LanguageModel, 'generate'>,
  { deadlineMs, ...sources }: QuestionWish,
): Promise<Written<QuestionDraft>> {
  const askable = sources.requirements.filter((requirement) => !isForScreening(requirement))
  const { count } = sources
  if (askable.length === 0) return { ok: false, reason: 'too_little' }
  const written = await askAuthorModel(model, {
    system: questionSystem,
    prompt: createQuestionPrompt({ ...sources, requirements: askable }),
    schema: zQuestionReply,
    maxOutputTokens: Math.min(maxOutputTokens, (count + 1) * tokensPerQuestion),
    deadlineMs,
    read: (reply) => checkQuestions(reply, { ...sources, requirements: askable }),
  })
  if (!written.ok) return written
  const questions = written.value
  const asked = new Set(questions.map(({ requirementName }) => requirementName))
  const uncovered = askable.flatMap(({ name, kind }): readonly UncoveredLine[] =>
    asked.has(name) ? [] : [{ text: name, kind: kind === 'duty' ? 'duty' : 'requirement' }],
  )
  return { ...written, value: { questions, requirements: sources.requirements, uncovered } }
}
