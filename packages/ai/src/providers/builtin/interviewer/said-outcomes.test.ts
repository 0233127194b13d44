import { describe, expect, it } from 'vitest'
import type { InterviewLanguage, ProbeInput, ProbeKind } from '../../../ports/interviewer'
import { decideProbe } from './decide-probe'

const questions = {
  en: 'Tell me about a time you had to solve a hard problem at work.',
  vi: 'Hãy kể về một lần bạn phải xử lý một vấn đề khó trong công việc.',
} as const

const decideKind = (language: InterviewLanguage, text: string): ProbeKind | null => {
  const input: ProbeInput = {
    sessionId: 'session-1',
    turn: 1,
    language,
    probesOnThisQuestion: [],
    probesInInterview: 0,
    lastProbeKind: null,
    remainingMs: 300_000,
    question: { text: questions[language], kind: 'behavioural', expectedPoints: [], requirementTerms: [] },
    answer: { text, speechMs: 40_000, modality: 'speech' },
  }
  return decideProbe(input)?.kind ?? null
}

const work =
  'Our checkout page kept losing orders at night and no one knew why it happened, because the logs were empty. ' +
  'I added a trace to each step, watched it for two evenings and moved the timer to the server.'
const workVi =
  'Trang thanh toán của công ty hay bị mất đơn hàng vào ban đêm và mọi người chưa ai biết lý do tại sao. ' +
  'Tôi đã ghi lại từng bước, theo dõi trong hai buổi tối và chuyển bộ đếm giờ sang máy chủ.'

describe('an outcome that was said is not asked for', () => {
  it('asks how it turned out where the answer says nothing of it', () => {
    expect(decideKind('en', work)).toBe('result')
    expect(decideKind('vi', workVi)).toBe('result')
  })

  it.each([
    'It did not come back in eight months.',
    'It never happened again.',
    'The problem hasn’t returned since.',
    'We have had no complaints since then.',
    'Since that day it has worked without a break.',
    'It stopped the same week.',
    'After that the errors went away.',
    'The orders went from forty lost to none.',
    'The manager was very happy with it.',
    'They still use it today.',
    'It paid off, and they asked me to do the same for the other shops.',
    'We ended up keeping every order.',
  ])('hears an outcome in “%s”', (outcome) => {
    expect(decideKind('en', `${work} ${outcome}`)).not.toBe('result')
  })

  it.each([
    'Từ đó đến nay lỗi không tái diễn nữa.',
    'Tám tháng sau lỗi đó vẫn không quay lại.',
    'Hệ thống chạy ổn định cho đến bây giờ.',
    'Không còn đơn hàng nào bị mất nữa.',
    'Khách hàng rất hài lòng.',
    'Chuyện đó không xảy ra thêm lần nào.',
  ])('hears an outcome in “%s”', (outcome) => {
    expect(decideKind('vi', `${workVi} ${outcome}`)).not.toBe('result')
  })

  it('doesn’t take a problem that comes back for an outcome', () => {
    expect(decideKind('en', `${work} The timer was on the phone before.`)).toBe('result')
  })
})

describe('own work that was said is not asked for', () => {
  it.each(['I rewrote the timer', 'I rebuilt it', 'I read all the logs', 'I showed it to them', 'I kept a list'])(
    'hears own work in “%s”',
    (own) => {
      const text = `Our checkout page kept losing orders at night and it was hard to see why, since the logs were empty. ${own}, and in the end the orders were complete again.`
      expect(decideKind('en', text)).not.toBe('action')
    },
  )
})
