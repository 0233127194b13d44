import { setLimits } from '@candor/contract'
import type { LanguageModel } from '../../ports/language-model'
import type { AuthorLanguage, Instruction, TitleGuess } from '../../ports/set-author'
import { askAuthorModel, type Written } from './ask-author-model'
import { getTextKey, isPlainText, isProtectedText, isSentenceIn } from './check-text'
import { createInstructionPrompt, instructionSystem, zInstructionReply } from './instruction-prompt'
import { trimForModel } from './read-description'
import { findFault, type Rule } from './reading'
import { createTitlePrompt, titleSystem, zTitleReply } from './title-prompt'

const maxOutputTokens = 300
/** A title that stands in the description letter by letter. */
const quotedTitleConfidence = 0.9
const maxInstructionChars = 400

const createTitleRules = (description: string): readonly Rule<string>[] => [
  ['an empty or too long title', (title) => getTextKey(title) === '' || title.length > setLimits.nameCharacters],
  ['markup or an address', (title) => !isPlainText(title)],
  ['age, sex, looks, family, health, religion or origin', isProtectedText],
  ['a title that is not in the description', (title) => !description.toLowerCase().includes(title.toLowerCase())],
]

/** The title that a description names; a model that finds none has written nothing. */
export function writeTitle(
  model: Pick<LanguageModel, 'generate'>,
  given: { readonly description: string; readonly deadlineMs: number },
): Promise<Written<TitleGuess>> {
  const description = given.description.normalize('NFC')
  const rules = createTitleRules(description)
  return askAuthorModel(model, {
    system: titleSystem,
    prompt: createTitlePrompt(trimForModel(description)),
    schema: zTitleReply,
    maxOutputTokens,
    deadlineMs: given.deadlineMs,
    read: ({ title }) => {
      const named = title?.trim() ?? null
      const fault = named === null ? 'no title' : findFault(rules, named)
      return fault === null
        ? { value: { title: named, confidence: quotedTitleConfidence }, faults: [] }
        : { value: null, faults: [fault] }
    },
  })
}

const createInstructionRules = (language: AuthorLanguage): readonly Rule<string>[] => [
  ['an empty or too long instruction', (text) => getTextKey(text) === '' || text.length > maxInstructionChars],
  ['markup or an address', (text) => !isPlainText(text)],
  ['another language', (text) => !isSentenceIn(text, language)],
  ['age, sex, looks, family, health, religion or origin', isProtectedText],
  ['a question instead of an instruction', (text) => /[?？]/u.test(text)],
]

export function writeInstruction(
  model: Pick<LanguageModel, 'generate'>,
  given: { readonly question: string; readonly language: AuthorLanguage; readonly deadlineMs: number },
): Promise<Written<Instruction>> {
  const rules = createInstructionRules(given.language)
  return askAuthorModel(model, {
    system: instructionSystem,
    prompt: createInstructionPrompt(given.question, given.language),
    schema: zInstructionReply,
    maxOutputTokens,
    deadlineMs: given.deadlineMs,
    read: (reply) => {
      const instruction = reply.instruction.trim()
      const fault = findFault(rules, instruction)
      return fault === null ? { value: { instruction }, faults: [] } : { value: null, faults: [fault] }
    },
  })
}
