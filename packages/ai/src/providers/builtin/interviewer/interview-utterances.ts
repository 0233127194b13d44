import type { InterviewLanguage } from '../../../ports/interviewer'
import { pickSeeded } from '../set-author/text/seeded'

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

const BRIDGES: Readonly<Record<InterviewLanguage, readonly [string, ...string[]]>> = {
  en: [
    'Thank you. Let’s go to the next question.',
    'Thanks. Here is the next question.',
    'Thank you. On to the next question.',
  ],
  vi: [
    'Cảm ơn bạn. Chúng ta sang câu tiếp theo nhé.',
    'Cảm ơn bạn. Đây là câu hỏi tiếp theo.',
    'Cảm ơn bạn. Mời bạn nghe câu tiếp theo.',
  ],
}

/** Between two questions; never a word on how the answer was. */
export const pickBridgeText = (input: {
  readonly language: InterviewLanguage
  readonly sessionId: string
  readonly turn: number
}): string => pickSeeded(BRIDGES[input.language], `${input.sessionId}|${input.turn}`)

/** Ends the interview after the last question. */
export const getOutroText = (language: InterviewLanguage): string =>
  language === 'vi'
    ? 'Đó là câu hỏi cuối cùng. Cảm ơn bạn đã dành thời gian.'
    : 'That was the last question. Thank you for your time.'

/** Ends the interview when the time is over before the questions are. */
export const getTimeUpOutroText = (language: InterviewLanguage): string =>
  language === 'vi'
    ? 'Đã hết thời gian nên tôi sẽ không hỏi thêm. Cảm ơn bạn đã dành thời gian; các câu trả lời của bạn đã được lưu.'
    : 'Our time is up, so I won’t ask any more questions. Thank you for your time; your answers are saved.'

/** Said once when the time is almost up. */
export function formatTimeWarning(language: InterviewLanguage, remainingMs: number): string {
  const seconds = Math.max(0, Math.round(remainingMs / 1000))
  const minutes = Math.round(seconds / 60)
  if (language === 'vi')
    return `Còn khoảng ${seconds > 90 ? `${minutes} phút` : `${seconds} giây`}. Bạn hãy nói nốt ý chính nhé.`
  const left = seconds > 90 ? `${minutes} minutes` : seconds === 1 ? '1 second' : `${seconds} seconds`
  return `There are about ${left} left. Please finish your main point.`
}
