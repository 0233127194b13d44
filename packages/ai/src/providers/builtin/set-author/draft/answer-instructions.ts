import type { QuestionKind } from '../../../../ports/interviewer'
import type { AuthorLanguage } from '../../../../ports/set-author'
import { classifyQuestion } from './harvest-questions'

const INSTRUCTIONS: Readonly<Record<AuthorLanguage, Readonly<Record<QuestionKind, string>>>> = {
  en: {
    behavioural:
      'Choose one real situation. Say briefly what it was about, what you did yourself, and how it turned out.',
    situational: 'Say what you would do, in which order, and why. Name what you would want to know first.',
    motivational: 'Give your own reasons, and tie them to what you have done and to this role.',
    technical: 'Explain it with a piece of your own work: what you did, why that way, and where it has limits.',
    opinion: 'Say what you think first, then give your reason and one example.',
  },
  vi: {
    behavioural: 'Hãy chọn một tình huống có thật. Nói ngắn gọn sự việc, chính bạn đã làm gì và kết quả ra sao.',
    situational: 'Hãy nói bạn sẽ làm gì, theo thứ tự nào và vì sao. Nêu điều bạn muốn biết trước tiên.',
    motivational: 'Hãy nêu lý do của riêng bạn, gắn với những gì bạn đã làm và với vị trí này.',
    technical: 'Hãy giải thích qua công việc của chính bạn: bạn đã làm gì, vì sao làm vậy và có giới hạn gì.',
    opinion: 'Hãy nói quan điểm trước, sau đó nêu lý do và một ví dụ.',
  },
}

/** How to answer such a question, for the candidate; null when the text is not a question. */
export function getInstruction(question: string, language: AuthorLanguage): string | null {
  const words = question.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return words.length < 3 ? null : INSTRUCTIONS[language][classifyQuestion(question)]
}
