import { chatLimits, detectLanguage, digitalSources, type Maker } from '@candor/contract'
import { removeInjections } from '../filters/injection'
import { type AnswerEvent, answerQuestion } from './answer-question'
import { chatSystem, createChatPrompt, fitPassages, zChatReply } from './chat-prompt'
import { findSentenceFault } from './check-sentence'
import { citeQuote, type NumberedPassage, numberPassages } from './cite-quote'
import { listPassages } from './passages'
import { type AskChatModel, builtin } from './ports'
import { readQuestion } from './read-question'
import type { ChatSource } from './source'
import { isName } from './terms'

export interface ChatAnswerMade {
  readonly events: readonly AnswerEvent[]
  readonly madeBy: Maker
}

const maxOutputTokens = 900

/** A sentence with its quotes; null: a quote is not in the transcript, or the sentence says more than its quotes. */
function checkSentence(
  { text, quotes }: { readonly text: string; readonly quotes: readonly { passage: string; words: string }[] },
  passages: readonly NumberedPassage[],
): AnswerEvent | null {
  const citations = quotes.slice(0, chatLimits.citations).map((quote) => citeQuote(quote, passages))
  const found = citations.filter((citation) => citation !== null)
  if (found.length === 0 || found.length < citations.length) return null
  const fault = findSentenceFault(
    text,
    found.map(({ quote }) => quote),
  )
  return fault === null
    ? {
        type: 'statement',
        ground: 'words',
        text: text.normalize('NFC').trim(),
        digitalSource: digitalSources.model,
        citations: found,
      }
    : null
}

/** What the rules found besides quotes. That a name was not mentioned, a model can't deny: it would be among the words. */
function keepFacts(events: readonly AnswerEvent[], question: string): AnswerEvent[] {
  const names = readQuestion(question).topics.filter(({ terms }) => terms.some(isName))
  return events.filter((event) => {
    if (event.type === 'notMentioned') return names.some(({ name }) => name === event.topic)
    return event.type !== 'statement'
  })
}

/**
 * Answers a question with a language model. Each of its sentences is shown with quotes that are in the transcript word for word, or not
 * at all; without any such sentence the rules answer. Rejects with the provider's own error.
 */
export async function answerWithModel(
  question: string,
  source: ChatSource,
  ask: AskChatModel,
): Promise<ChatAnswerMade> {
  const events = answerQuestion(question, source)
  const asked = removeInjections(question.normalize('NFC')).trim()
  const passages = fitPassages(numberPassages(listPassages(source)))
  const isLevel = events.some(({ type }) => type === 'level')
  if (asked === '' || passages.length === 0 || isLevel) return { events, madeBy: builtin }
  const { value, producedBy } = await ask({
    system: chatSystem,
    prompt: createChatPrompt(asked, passages, detectLanguage(asked)),
    schema: zChatReply,
    maxOutputTokens,
  })
  const statements = value.sentences
    .flatMap((sentence) => checkSentence(sentence, passages) ?? [])
    .slice(0, chatLimits.statements)
  if (statements.length === 0) return { events, madeBy: builtin }
  return { events: [...statements, ...keepFacts(events, question)], madeBy: { kind: 'model', model: producedBy } }
}
