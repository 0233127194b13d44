import type { Language } from '@candor/contract'

/** Said beside the journal, in a long silence with a wish for time. */
export const reassurance: Readonly<Record<Language, string>> = {
  en: 'Take your time.',
  vi: 'Bạn cứ suy nghĩ thêm, không cần vội.',
}
