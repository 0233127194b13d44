import type { ApprovedAnswer, InterviewLanguage, SetContent } from '@candor/contract'

/** Words that stand in any question, and so tell nothing of what it is about. */
const stopWords: Readonly<Record<InterviewLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'a an and any are about at be by can could did do does for from get had has have how i if in is it long many me much my of on or our please so tell than that the them there they this to us was we were what when where which who why will with would you your'.split(
      ' ',
    ),
  ),
  vi: new Set(
    'ạ ai anh bạn bao bị cái các chị cho chúng có của cần công đã đang để đó được em gì giờ hay hỏi hoặc khi không là làm lúc mấy một mình nào này nếu những như nhiêu ở ra rồi sao sẽ tại thế thì tôi trong và về vì với ty vậy xin'.split(
      ' ',
    ),
  ),
}

/** Share of the asked words that an approved question or answer must have, so that a wrong answer is not given. */
const minShare = 0.6
const stemLength = 6

const listWords = (text: string, language: InterviewLanguage): ReadonlySet<string> => {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !stopWords[language].has(word))
  // "pays" and "pay" meet; Vietnamese words have no endings.
  return new Set(
    language === 'en' ? telling.map((word) => word.replace(/(ing|ed|s)$/, '').slice(0, stemLength)) : telling,
  )
}

const getShare = (asked: ReadonlySet<string>, known: ReadonlySet<string>): number =>
  [...asked].filter((word) => known.has(word)).length / asked.size

export interface AskedAnswer {
  readonly question: string
  readonly answer: string
}

/**
 * The approved answer to a candidate's question; null if none fits well enough. The words of the approved question count, and those
 * of its answer half: a word that only stands in the answer may be said by the way.
 */
export const findApprovedAnswer = (
  { approvedAnswers = [] }: Pick<SetContent, 'approvedAnswers'>,
  asked: { readonly text: string; readonly language: InterviewLanguage },
): AskedAnswer | null => {
  const { text, language } = asked
  const words = listWords(text, language)
  if (words.size === 0) return null
  const read = (entry: ApprovedAnswer): AskedAnswer => ({
    question: (entry.question[language] ?? '').trim(),
    answer: (entry.answer[language] ?? '').trim(),
  })
  const scored = approvedAnswers
    .map(read)
    .filter(({ question, answer }) => question !== '' && answer !== '')
    .map((entry) => {
      const inQuestion = getShare(words, listWords(entry.question, language))
      const inBoth = getShare(words, listWords(`${entry.question} ${entry.answer}`, language))
      return { entry, score: (inQuestion + inBoth) / 2, inQuestion }
    })
    .filter(({ score, inQuestion }) => score >= minShare && inQuestion > 0)
    .sort((a, b) => b.score - a.score)
  return scored[0]?.entry ?? null
}
