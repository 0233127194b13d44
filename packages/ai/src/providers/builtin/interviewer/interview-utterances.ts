import type { InterviewLanguage } from '../../../ports/interviewer'

export interface IntroInput {
  readonly language: InterviewLanguage
  readonly companyName: string
  readonly roleTitle: string
  /** Called by this name when given. */
  readonly candidateName: string | null
  readonly questionCount: number
  /** Without consent to AI no follow-up is asked, and nothing is promised that takes AI. */
  readonly isAiAllowed: boolean
}

const englishQuestions = ({ questionCount }: IntroInput): string =>
  questionCount === 1 ? 'There is one question.' : `There are ${questionCount} questions.`

const buildEnglish = (input: IntroInput): string => {
  const { companyName, roleTitle } = input
  const name = input.candidateName === null ? '' : ` ${input.candidateName}`
  if (!input.isAiAllowed) {
    return [
      `Hello${name}, this is an automatic reader: you’ll get ${companyName}’s questions about the ${roleTitle} role, one after another.`,
      englishQuestions(input),
      'As you asked, no AI assesses your answers; people do.',
    ].join(' ')
  }
  return [
    `Hello${name}, I’m an AI interviewer working for ${companyName}, and I’ll ask you about the ${roleTitle} role.`,
    englishQuestions(input),
    'Take a moment to think before you answer, and ask me to repeat a question whenever you like.',
  ].join(' ')
}

const buildVietnamese = (input: IntroInput): string => {
  const { companyName, roleTitle, questionCount } = input
  const name = input.candidateName === null ? 'bạn' : input.candidateName
  const questions = `Chúng ta có ${questionCount} câu hỏi.`
  if (!input.isAiAllowed) {
    return [
      `Chào ${name}, đây là phần đọc câu hỏi tự động: bạn sẽ nhận lần lượt các câu hỏi của ${companyName} về vị trí ${roleTitle}.`,
      questions,
      'Theo lựa chọn của bạn, không có AI nào đánh giá câu trả lời; con người sẽ đánh giá.',
    ].join(' ')
  }
  return [
    `Chào ${name}, tôi là người phỏng vấn AI của ${companyName} và sẽ hỏi bạn về vị trí ${roleTitle}.`,
    questions,
    'Bạn cứ suy nghĩ trước khi trả lời, và có thể nhờ tôi nhắc lại câu hỏi bất cứ lúc nào.',
  ].join(' ')
}

/**
 * Opens the interview. It says no time: the page shows it, and candidates at their own pace have none. Its first sentence says who asks the questions, for which company and role.
 */
export const buildIntroText = (input: IntroInput): string =>
  input.language === 'vi' ? buildVietnamese(input) : buildEnglish(input)
