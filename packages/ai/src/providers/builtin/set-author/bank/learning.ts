import { ask, type Competency } from './bank-types'

export const learning: Competency = {
  id: 'learning',
  name: { en: 'Learning', vi: 'Học hỏi' },
  dimension: 'intellectual_self_awareness',
  anchors: {
    en: [
      'Names nothing learned, or overclaims',
      'Speaks of courses or interest, without use',
      'Learned one thing and used it in work',
      'Learned something demanding on purpose, used it and says what was still missing',
      'Learns quickly and repeatedly, seeks correction, changes their behavior and passes it on',
    ],
    vi: [
      'Không nêu được điều đã học hoặc nói quá',
      'Nói về khóa học hay sở thích nhưng chưa áp dụng',
      'Học được một điều và dùng trong công việc',
      'Chủ động học điều khó, áp dụng và biết mình còn thiếu gì',
      'Học nhanh và liên tục, tìm góp ý, thay đổi cách làm của mình và truyền lại cho người khác',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about something you had to learn quickly for your work. How did you go about it, and how did you know you were good enough?',
        'Hãy kể về một điều bạn phải học nhanh để làm việc. Bạn học thế nào và làm sao biết mình đã đủ vững?',
      ],
      [
        ['Why it was needed and by when', 'Vì sao cần và cần khi nào'],
        ['The way of learning', 'Cách học'],
        ['First use and what was missing', 'Lần áp dụng đầu tiên và điều còn thiếu'],
      ],
    ),
    ask(
      'behavioural',
      [
        'What is the most useful criticism you have received, and what did you change because of it?',
        'Lời góp ý có ích nhất bạn từng nhận là gì và bạn đã thay đổi điều gì nhờ nó?',
      ],
      [
        ['The criticism, in plain words', 'Lời góp ý, nói rõ ràng'],
        ['The first reaction', 'Phản ứng ban đầu'],
        ['A change others could see', 'Thay đổi mà người khác thấy được'],
      ],
    ),
    ask(
      'situational',
      [
        'In your first week you are given a task in a field you do not know. How do you spend the first two days?',
        'Tuần đầu tiên bạn nhận một việc thuộc lĩnh vực bạn chưa biết. Bạn sẽ dùng hai ngày đầu như thế nào?',
      ],
      [
        ['Finds out what "done" means', 'Tìm hiểu thế nào là hoàn thành'],
        ['Sources: people, documents, trying out', 'Nguồn học: người, tài liệu, tự thử'],
        ['When and whom to ask', 'Khi nào hỏi và hỏi ai'],
      ],
    ),
    ask(
      'opinion',
      [
        'What have you been wrong about in your field, and how did you find out?',
        'Trong lĩnh vực của mình, bạn từng hiểu sai điều gì và nhận ra bằng cách nào?',
      ],
      [
        ['A real error, not a disguised strength', 'Một sai lầm thật, không phải điểm mạnh trá hình'],
        ['What showed it', 'Điều gì cho thấy mình sai'],
        ['What follows from it today', 'Ngày nay làm khác ra sao'],
      ],
    ),
  ],
}
