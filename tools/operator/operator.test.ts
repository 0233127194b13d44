import { expect, test } from 'vitest'
import { describeNoticeProblems } from './describe-notice-problems'
import { formatTickets } from './format-tickets'
import { summarizeFeedback } from './summarize-feedback'

const ticket = {
  id: '1f6f1c2e-0000-4000-8000-000000000000',
  email: 'linh@example.org',
  topic: 'recording',
  message: 'It stopped.\nTwice.\u001b[2J',
  requestId: null,
  isConfirmationMailed: true,
  createdAt: new Date(0),
  answeredAt: null,
} as const

test('a ticket is printed with its address and message, without control characters', () => {
  expect(formatTickets([])).toBe('No ticket waits.')
  expect(formatTickets([ticket])).toBe(
    [
      '1f6f1c2e-0000-4000-8000-000000000000  1970-01-01T00:00:00.000Z  recording',
      'Reply to: linh@example.org (not verified)',
      '  It stopped.',
      '  Twice.[2J',
    ].join('\n'),
  )
})

test('feedback is averaged from five ratings on, and comments come in the order of their words', () => {
  const rows = [1, 2, 3, 4].map((rating) => ({
    companyRating: rating,
    interviewerRating: 5,
    experience: 2 * rating,
    comment: '',
  }))
  expect(summarizeFeedback(rows)).toBe('4 feedbacks: averages are shown from 5.')
  const five = [...rows, { companyRating: 5, interviewerRating: 4, experience: 10, comment: 'Good' }].map(
    (row, index) => (index === 0 ? { ...row, comment: 'Late' } : row),
  )
  expect(summarizeFeedback(five).split('\n')).toEqual([
    '5 feedbacks',
    'Hiring company: 3.0 of 5  (1: 1  2: 1  3: 1  4: 1  5: 1)',
    'AI interviewer: 4.8 of 5  (1: 0  2: 0  3: 0  4: 1  5: 4)',
    'The interview: 6.0 of 10  (5 answers)',
    '',
    'Comments:',
    '- Good',
    '- Late',
  ])
  const unanswered = five.map((row, index) => (index === 0 ? { ...row, experience: null } : row))
  expect(summarizeFeedback(unanswered)).not.toContain('The interview')
})

test('a notice about the AI is checked by its published shape, and each problem names its place', () => {
  expect(describeNoticeProblems('<html>')).toEqual(['This is not JSON.'])
  expect(describeNoticeProblems('[]')).toEqual([expect.stringMatching(/^notice: /)])
  const both = { en: 'text', vi: 'lời' }
  const notice = {
    $schema: 'https://candor.example/.well-known/ai-interview-notice.schema.json',
    noticeVersion: 1,
    url: 'https://candor.example/.well-known/ai-interview-notice/x',
    interviewUrl: 'https://candor.example/interview/x',
    lastChangedAt: '2026-11-28T00:00:00.000Z',
    product: { name: 'Candor', version: '1' },
    organizationName: 'Sao Mai',
    positionName: 'Engineer',
    summary: both,
    interviewer: { isAi: true, model: null, voice: null },
    assessment: {
      by: { engine: 'builtin', name: 'builtin-1' },
      rubricVersion: 'r1',
      assessed: [],
      neverAssessed: [{ id: 'face', name: both }],
      hasIntegritySignals: false,
    },
    decision: { decidedBy: 'people', text: both },
    recording: both,
    retention: both,
    contact: { organization: null, operatorEmail: null, supportUrl: 'https://candor.example/support' },
  }
  expect(describeNoticeProblems(JSON.stringify(notice))).toEqual([])
  const broken = { ...notice, product: { name: 'Candor' }, decision: { ...notice.decision, decidedBy: 'software' } }
  expect(describeNoticeProblems(JSON.stringify(broken)).map((problem) => problem.split(':')[0])).toEqual([
    'product.version',
    'decision.decidedBy',
  ])
})
