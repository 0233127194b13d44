import { parseExpectedPoint } from '@candor/contract'
import type { AuthorLanguage } from '../../ports/set-author'
import type { TranslatedPart } from './check-kept-parts'
import { areWordsIn, getTextKey, isSentenceIn, tokenizeWords } from './check-text'

/** With fewer words, Vietnamese may have none with a letter of its own: "Ngày nay làm khác ra sao". */
const tellingWords = 8
/** With fewer words, both languages may say the same: "Email marketing". */
const copiedWords = 3

const areNames = (text: string) => text.split(/\s+/u).every((word) => !/^\p{Ll}/u.test(word))

/** Whether a run of words is in the other language, or taken from the original as it is. */
function isRunForeign({ original, translated }: TranslatedPart, language: AuthorLanguage): boolean {
  if (areNames(translated)) return false
  const count = tokenizeWords(translated).length
  const isCopied = count >= copiedWords && ` ${getTextKey(original)} `.includes(` ${getTextKey(translated)} `)
  return isCopied || (count >= tellingWords && !areWordsIn(translated, language))
}

/** Whether the text, or a sentence of it, is not in the language. */
export function isTextForeign({ original, translated }: TranslatedPart, language: AuthorLanguage): boolean {
  const text = translated.replace(/\s+/gu, ' ')
  const sentences = text.split(/(?<=[.?!]) /u)
  return (
    !isSentenceIn(text, language) ||
    sentences.some((sentence) => isRunForeign({ original, translated: sentence }, language))
  )
}

/** Whether the heading or the alternatives of a point are not in the language. */
export function isPointForeign({ original, translated }: TranslatedPart, language: AuthorLanguage): boolean {
  const [before, after] = [parseExpectedPoint(original), parseExpectedPoint(translated)]
  return (
    isRunForeign({ original: before.heading, translated: after.heading }, language) ||
    isRunForeign({ original: before.alternatives.join(' '), translated: after.alternatives.join(' ') }, language)
  )
}
