import { buildIntroText } from '@candor/ai'
import type { InterviewLanguage, QuestionKind } from '@candor/contract'
import type { SayContent, SessionTemplateKey } from '@candor/domain'

/** Numbers a text speaks of; what is not given counts as 0. */
type Numbers = (name: string) => number
type Texts = Readonly<Record<SessionTemplateKey, (numbers: Numbers) => string>>

/** Who asks, for what, and whom. */
export interface Host {
  readonly companyName: string
  readonly roleTitle: string
  readonly candidateName: string
}

const pick = (variants: readonly string[], variant: number): string => variants.at(variant % variants.length) ?? ''
const count = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`

const english: Texts = {
  intro: (numbers) =>
    `Hello, I’m an AI interviewer, and this is a practice: nothing is saved. I’ll ask you ${count(numbers('questionCount'), 'question', 'questions')}. Take your time, and let me know when you’ve finished an answer.`,
  acknowledgement: (numbers) =>
    pick(
      [
        'Thank you.',
        'All right.',
        'I see, thank you.',
        'Okay, I’ve noted that.',
        'Thanks for telling me.',
        'Understood.',
      ],
      numbers('variant'),
    ),
  movingOn: () => 'That’s all right. Let’s move on to the next question.',
  timeWarning: (numbers) => `You have ${count(numbers('seconds'), 'second', 'seconds')} left.`,
  outro: () =>
    'That was the last question. Thank you for your time and for your answers. This is the end of the interview.',
  outroTimeUp: () => 'Our time is up. Your answers are saved. Thank you for your time.',
  outroLeft: () => 'The interview has ended. Your answers are saved. Thank you for your time.',
  outroNoQuestions: () => 'There are no questions for you in this interview, so it ends here. Thank you for coming.',
}

const vietnamese: Texts = {
  intro: (numbers) =>
    `Chào bạn, tôi là người phỏng vấn AI, và đây là buổi tập thử: không có gì được lưu lại. Tôi sẽ hỏi bạn ${numbers('questionCount')} câu. Bạn cứ bình tĩnh, trả lời xong thì báo cho tôi biết nhé.`,
  acknowledgement: (numbers) =>
    pick(
      [
        'Cảm ơn bạn.',
        'Vâng ạ.',
        'Tôi hiểu rồi, cảm ơn bạn.',
        'Vâng, tôi đã ghi nhận.',
        'Cảm ơn bạn đã chia sẻ.',
        'Tôi đã hiểu.',
      ],
      numbers('variant'),
    ),
  movingOn: () => 'Không sao cả. Chúng ta chuyển sang câu hỏi tiếp theo nhé.',
  timeWarning: (numbers) => `Bạn còn ${numbers('seconds')} giây.`,
  outro: () => 'Đó là câu hỏi cuối cùng. Cảm ơn bạn đã dành thời gian và trả lời. Buổi phỏng vấn kết thúc tại đây.',
  outroTimeUp: () => 'Đã hết giờ phỏng vấn. Các câu trả lời của bạn đã được lưu. Cảm ơn bạn đã dành thời gian.',
  outroLeft: () => 'Buổi phỏng vấn đã kết thúc. Các câu trả lời của bạn đã được lưu. Cảm ơn bạn đã dành thời gian.',
  outroNoQuestions: () =>
    'Buổi phỏng vấn này chưa có câu hỏi nào cho bạn nên sẽ kết thúc tại đây. Cảm ơn bạn đã tham gia.',
}

const texts: Readonly<Record<InterviewLanguage, Texts>> = { en: english, vi: vietnamese }

/** What the interviewer says, in the interview's language. Without a host it is a practice that is opened. */
export const renderUtterance = (content: SayContent, language: InterviewLanguage, host: Host | null): string => {
  if (content.kind === 'text') return content.text
  const given = new Map(Object.entries(content.params))
  const numbers: Numbers = (name) => given.get(name) ?? 0
  if (content.key !== 'intro' || host === null) return texts[language][content.key](numbers)
  return buildIntroText({
    language,
    ...host,
    questionCount: numbers('questionCount'),
    isAiAllowed: numbers('isAiDeclined') === 0,
  })
}

interface PracticeQuestion {
  readonly text: string
  readonly kind: QuestionKind
}

/** Generic questions to try the interview with; they say nothing of the real ones. */
export const practiceQuestions: Readonly<Record<InterviewLanguage, readonly PracticeQuestion[]>> = {
  en: [
    {
      kind: 'motivational',
      text: 'Please introduce yourself in a few sentences. What kind of work do you enjoy most?',
    },
    { kind: 'behavioural', text: 'Tell me about something you learned recently. How did you go about it?' },
  ],
  vi: [
    {
      kind: 'motivational',
      text: 'Bạn hãy giới thiệu ngắn gọn về bản thân. Bạn thích làm công việc như thế nào nhất?',
    },
    { kind: 'behavioural', text: 'Bạn hãy kể về một điều bạn mới học được gần đây. Bạn đã học điều đó như thế nào?' },
  ],
}
