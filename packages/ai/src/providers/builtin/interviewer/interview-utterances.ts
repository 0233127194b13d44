import type { InterviewLanguage } from '../../../ports/interviewer'

export interface IntroInput {
  readonly language: InterviewLanguage
  readonly companyName: string
  readonly roleTitle: string
  /** Called by this name when given. */
  readonly candidateName: string | null
  readonly questionCount: number
  readonly durationMinutes: number
}

/** Opens the interview. Its first sentence says that an AI asks the questions, for which company and role. */
export function buildIntroText(input: IntroInput): string {
  const { companyName, roleTitle, questionCount, durationMinutes } = input
  if (input.language === 'vi') {
    const name = input.candidateName === null ? 'bạn' : input.candidateName
    return [
      `Chào ${name}, tôi là người phỏng vấn AI của ${companyName} và sẽ hỏi bạn về vị trí ${roleTitle}.`,
      `Chúng ta có ${questionCount} câu hỏi trong khoảng ${durationMinutes} phút.`,
      'Bạn cứ suy nghĩ trước khi trả lời, và có thể nhờ tôi nhắc lại câu hỏi bất cứ lúc nào.',
    ].join(' ')
  }
  const name = input.candidateName === null ? '' : ` ${input.candidateName}`
  const questions = questionCount === 1 ? 'There is one question' : `There are ${questionCount} questions`
  const minutes = durationMinutes === 1 ? 'one minute' : `${durationMinutes} minutes`
  return [
    `Hello${name}, I’m an AI interviewer working for ${companyName}, and I’ll ask you about the ${roleTitle} role.`,
    `${questions}; we have about ${minutes}.`,
    'Take a moment to think before you answer, and ask me to repeat a question whenever you like.',
  ].join(' ')
}
