import { describe, expect, test } from 'vitest'
import { lintQuestion } from './lint-question'

const findFaults = (text: string) => lintQuestion(text).map(({ fault }) => fault)

describe('a question about a topic that must not be asked about', () => {
  test.each([
    ['How old are you?', 'age'],
    ['Are you married, and do you have children?', 'family'],
    ['Do you have any disabilities we should know of?', 'health'],
    ['What is your native language?', 'origin'],
    ['Can you work on your religious holidays?', 'religion'],
    ['Năm nay bạn bao nhiêu tuổi?', 'age'],
    ['Bạn đã kết hôn chưa?', 'family'],
    ['Tình trạng sức khỏe hiện nay của bạn thế nào?', 'health'],
    ['Quê bạn ở đâu?', 'origin'],
    ['Bạn theo đạo gì?', 'religion'],
  ])('is found: %s', (text, fault) => {
    expect(findFaults(text)).toEqual([fault])
  })

  test.each([
    'Tell me about a patient with a disability whom you cared for.',
    'How do you help the families of your patients?',
    'How do you explain the health insurance to new colleagues?',
    'Tell me about the oldest system that you kept running. How old was it?',
    'Bạn giải thích bệnh cho gia đình bệnh nhân như thế nào?',
    'Kể về một lần bạn chăm sóc người khuyết tật.',
    'Bạn kiểm tra số liệu có đúng không bằng cách nào?',
  ])('is not found in one about work: %s', (text) => {
    expect(findFaults(text)).toEqual([])
  })
})

test('a question that suggests its answer, or fits everybody, is found by its words', () => {
  expect(lintQuestion('Don’t you think that teamwork matters?')).toEqual([
    { fault: 'leading', words: "don't you think" },
  ])
  expect(findFaults('Bạn thích làm việc nhóm, phải không?')).toEqual(['leading'])
  expect(findFaults('Tell me  about YOURSELF.')).toEqual(['vague'])
  expect(findFaults('Điểm mạnh và điểm yếu của bạn là gì?')).toEqual(['vague'])
})

test('three questions at once are too many, a question with a deeper one is not', () => {
  expect(findFaults('What did you do? Why? And what came of it?')).toEqual(['severalQuestions'])
  expect(findFaults('Tell me about a mistake. What did you do? What would you do now?')).toEqual([])
})
