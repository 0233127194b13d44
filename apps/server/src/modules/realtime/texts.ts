import type { InterviewLanguage } from '@candor/contract'

/** Said beside the journal, in a long silence with a wish for time. */
export const reassurance: Readonly<Record<InterviewLanguage, string>> = {
  en: 'Take your time.',
  vi: 'Bạn cứ suy nghĩ thêm, không cần vội.',
}
