import type { AccommodationRequest } from '@candor/contract'

/** For tests: an open request, with what a test says otherwise. */
export const createAccommodation = (own: Partial<AccommodationRequest> = {}): AccommodationRequest => ({
  id: '00000000-0000-4000-8000-000000000011',
  text: 'Tôi nói lắp, xin cho tôi gõ câu trả lời.',
  language: 'vi',
  createdAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2126-11-25T10:00:00.000Z',
  answer: null,
  ...own,
})

/** For tests: what a member answered. */
export const accommodationAnswer = {
  outcome: 'granted',
  allowsTyping: true,
  text: 'You can type your answers.',
  answeredAt: '2026-11-21T10:00:00.000Z',
  answeredBy: 'Thu Trần',
} as const
