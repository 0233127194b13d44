import { detectLanguage, foldDiacritics } from '@candor/contract'
import { listTerms } from './terms'

/** `unmarked`: Vietnamese without diacritics. */
export type QuestionLanguage = 'english' | 'vietnamese' | 'unmarked'

/**
 * How people ask for something that a candidate said, without what they ask for. The words of these sentences are no topic. No name of a
 * skill, tool or trade is here, and no other word for one.
 */
const frames: readonly string[] = [
  'Does the candidate mention or speak about it? Did the applicant ever say anything regarding it?',
  'Has she worked with it, or was he using it? Do they have any experience or knowledge of it?',
  'What was said or discussed about it during this interview? What did they tell, answer, talk, explain or describe?',
  'Is there something about it in the answers or the transcript? Were there details, examples, or evidence?',
  'How familiar or comfortable is this person with it? How much or how many years? Which, when, where, who, whom, why, whether?',
  'Please show, list, find, quote, or summarize what the interviewee mentioned. Can you tell me? Would you? Could it be?',
  'Do they claim, name, bring up or refer to it at all? How do they deal with it or approach it?',
  "Doesn't, didn't, hasn't, isn't, wasn't, i'm, they're, what's, who's, there's.",
  'Ứng viên có nhắc đến, đề cập tới hay nói gì về điều đó không? Ứng viên đã từng dùng, sử dụng hoặc làm với nó chưa?',
  'Bạn ấy, anh ấy, chị ấy, cô ấy, người này có kinh nghiệm hay kiến thức về nó không? Có biết không ạ?',
  'Trong buổi phỏng vấn này, câu trả lời nào, phần nào, đoạn nào kể, trình bày, giải thích, mô tả, chia sẻ về việc đó?',
  'Có dùng, có làm, có kể, có hỏi, có nêu, từng làm, từng dùng, đã làm, hay dùng, đã kể, nói về, nói gì, kể về, nhắc gì?',
  'Như thế nào, ra sao, tại sao, vì sao, bao nhiêu, bao lâu, khi nào, ở đâu, mấy năm? Hãy cho biết, tìm giúp, trích dẫn, tóm tắt.',
]

const listForms = (isVietnamese: boolean) =>
  frames
    .filter((frame) => (detectLanguage(frame) === 'vi') === isVietnamese)
    .map((frame) => listTerms(frame).map(({ form }) => form))

const englishWords = new Set(listForms(false).flat())
const listPairs = (forms: readonly string[]) => forms.slice(1).map((form, at) => `${forms[at]} ${form}`)
const vietnamesePairs = new Set(listForms(true).flatMap(listPairs))
const unmarkedPairs = new Set([...vietnamesePairs].map(foldDiacritics))
const vietnameseSyllables = new Set(listForms(true).flat())

/** Whether one word of a sentence belongs to how people speak of an interview. */
export const isFrameWord = (form: string): boolean => englishWords.has(form) || vietnameseSyllables.has(form)

/**
 * The words of a question that name what is asked for. A Vietnamese word has several syllables: "trình" belongs to the asking in "trình
 * bày" and not in "lập trình".
 */
export function dropFrameWords<T extends { readonly form: string }>(
  terms: readonly T[],
  language: QuestionLanguage,
): T[] {
  if (language === 'english') return terms.filter(({ form }) => !englishWords.has(form))
  const pairs = language === 'vietnamese' ? vietnamesePairs : unmarkedPairs
  return terms.filter(({ form }, at) => {
    const before = terms[at - 1]?.form
    const after = terms[at + 1]?.form
    return !pairs.has(`${before} ${form}`) && !pairs.has(`${form} ${after}`)
  })
}

/** Vietnamese that was typed without its diacritics: it asks in that language's words. */
export function isUnmarkedVietnamese(text: string): boolean {
  const forms = listTerms(text).map(({ form }) => form)
  const pairs = listPairs(forms).filter((pair) => unmarkedPairs.has(pair))
  return pairs.length > 0 && pairs.length * 2 > forms.filter((form) => englishWords.has(form)).length
}
