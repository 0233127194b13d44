import type { AccommodationOutcome, InterviewLanguage } from '@candor/contract'

/** Answers to start from. The candidate reads them, so they are in the language of the interview, whatever the member's own is. */
export const readyAnswers: Readonly<Record<InterviewLanguage, Readonly<Record<AccommodationOutcome, string>>>> = {
  en: {
    granted: 'We’ll arrange what you asked for. You can start or continue your interview whenever you’re ready.',
    declined:
      'We’re sorry, but we can’t arrange what you asked for. You can still take the interview at your own pace, without a clock, and have each question repeated.',
  },
  vi: {
    granted:
      'Chúng tôi sẽ thực hiện điều chỉnh mà bạn yêu cầu. Bạn có thể bắt đầu hoặc tiếp tục buổi phỏng vấn bất cứ khi nào bạn sẵn sàng.',
    declined:
      'Rất tiếc, chúng tôi không thể thực hiện điều chỉnh mà bạn yêu cầu. Bạn vẫn có thể phỏng vấn theo nhịp của mình, không tính giờ, và được nhắc lại từng câu hỏi.',
  },
}
