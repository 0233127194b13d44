import { ask, type Competency } from './bank-types'

export const creativity: Competency = {
  id: 'creativity',
  name: { en: 'Creativity', vi: 'Sáng tạo' },
  dimension: 'insightfulness',
  anchors: {
    en: [
      'Offers nothing new',
      'Repeats common ideas',
      'Has one idea of their own for their work',
      'Develops a new idea, tests it and has it adopted',
      'Reframes the problem, finds a non-obvious solution and carries it to a proven effect',
    ],
    vi: [
      'Không có gì mới',
      'Lặp lại những ý tưởng phổ biến',
      'Có một ý tưởng riêng cho việc của mình',
      'Phát triển ý tưởng mới, thử nghiệm và được áp dụng',
      'Nhìn lại vấn đề theo cách khác, tìm lời giải không hiển nhiên và đưa đến hiệu quả được chứng minh',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about an idea of yours that changed how something is done. Where did it come from?',
        'Hãy kể về một ý tưởng của bạn đã làm thay đổi cách làm một việc. Ý tưởng đến từ đâu?',
      ],
      [
        ['How it was done before', 'Trước đó làm thế nào'],
        ['What was new', 'Điểm mới là gì'],
        ['The effect', 'Hiệu quả'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe an idea of yours that was turned down. What did you do with it?',
        'Hãy kể về một ý tưởng của bạn từng bị từ chối. Sau đó bạn làm gì với nó?',
      ],
      [
        ['The idea and the objection', 'Ý tưởng và lý do bị từ chối'],
        ['What was right about the objection', 'Lý do đó đúng ở điểm nào'],
        ['What followed', 'Điều gì tiếp theo'],
      ],
    ),
    ask(
      'situational',
      [
        'You have to reach the same goal with half of the budget. Which ideas would you try first?',
        'Bạn phải đạt cùng mục tiêu với một nửa ngân sách. Bạn sẽ thử những ý tưởng nào trước?',
      ],
      [
        ['Questions what is really needed', 'Xem lại điều gì thực sự cần'],
        ['More than one idea', 'Nhiều hơn một ý tưởng'],
        ['A cheap way to test', 'Cách thử ít tốn kém'],
      ],
    ),
    ask(
      'opinion',
      [
        'What in your field is done a certain way only out of habit? How would you do it?',
        'Trong lĩnh vực của bạn, điều gì được làm theo một cách chỉ vì thói quen? Bạn sẽ làm thế nào?',
      ],
      [
        ['A concrete habit', 'Một thói quen cụ thể'],
        ['Why it came about', 'Vì sao hình thành'],
        ['The proposal and its risk', 'Đề xuất và rủi ro'],
      ],
    ),
  ],
}
