import type { InterviewLanguage } from '@candor/contract'

/** Spoken outside the journal, if a candidate who asked for time stays silent for long. */
export const reassurance: Readonly<Record<InterviewLanguage, string>> = {
  en: 'Take your time.',
  vi: 'Bạn cứ suy nghĩ thêm, không cần vội.',
}
