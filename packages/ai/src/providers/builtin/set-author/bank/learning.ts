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
        [
          'Why it was needed and by when: new system / customer / deadline / colleague left / project / promotion / law / month',
          'Vì sao cần và cần khi nào: hệ thống mới / khách hàng / thời hạn / đồng nghiệp nghỉ / dự án / quy định / tháng',
        ],
        [
          'The way of learning: course / manual / practice / mentor / video / trial and error / notes / exercise',
          'Cách học: khóa học / tài liệu / thực hành / người hướng dẫn / video / thử và sai / ghi chép',
        ],
        [
          'First use and what was missing: mistake / still missing / test / feedback / alone / passed',
          'Lần áp dụng đầu tiên và điều còn thiếu: lần đầu / sai sót / còn thiếu / kiểm tra / phản hồi / tự làm / đạt',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'What is the most useful criticism you have received, and what did you change because of it?',
        'Lời góp ý có ích nhất bạn từng nhận là gì và bạn đã thay đổi điều gì nhờ nó?',
      ],
      [
        [
          'The criticism, in plain words: too fast / interrupt / too detailed / unclear / late / impatient / listen / delegate',
          'Lời góp ý, nói rõ ràng: quá nhanh / ngắt lời / quá chi tiết / không rõ / trễ / nóng vội / lắng nghe / giao việc',
        ],
        [
          'The first reaction: defensive / hurt / surprised / angry / denied / thanked / slept',
          'Phản ứng ban đầu: tự ái / buồn / bất ngờ / giận / suy nghĩ / phủ nhận / cảm ơn',
        ],
        [
          'A change others could see: since then / colleagues noticed / checklist / pause / prepare / wrote / fewer',
          'Thay đổi mà người khác thấy được: từ đó / đồng nghiệp thấy / danh sách kiểm / hỏi trước / dừng lại / chuẩn bị / ít hơn',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'In your first week you are given a task in a field you do not know. How do you spend the first two days?',
        'Tuần đầu tiên bạn nhận một việc thuộc lĩnh vực bạn chưa biết. Bạn sẽ dùng hai ngày đầu như thế nào?',
      ],
      [
        [
          'Finds out what "done" means: expected result / deadline / quality / ask manager / goal / criteria',
          'Tìm hiểu thế nào là hoàn thành: kết quả mong muốn / thời hạn / ví dụ / chất lượng / hỏi quản lý / mục tiêu / tiêu chí',
        ],
        [
          'Sources and trying out: colleague / documentation / previous / search / sample / expert / notes',
          'Nguồn học và tự thử: đồng nghiệp / tài liệu / bản trước / tra cứu / thử / mẫu / chuyên gia / ghi chép',
        ],
        [
          'When and whom to ask: after an hour / stuck / prepare questions / manager / mentor / list',
          'Khi nào hỏi và hỏi ai: sau một giờ / bị vướng / chuẩn bị câu hỏi / quản lý / người hướng dẫn / cuối ngày',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'What have you been wrong about in your field, and how did you find out?',
        'Trong lĩnh vực của mình, bạn từng hiểu sai điều gì và nhận ra bằng cách nào?',
      ],
      [
        [
          'A real error, not a disguised strength: believed / underestimated / customers / technology / method / assumed / overrated',
          'Một sai lầm thật, không phải điểm mạnh trá hình: tôi tin / xem nhẹ / khách hàng / công nghệ / phương pháp / tôi tưởng / đánh giá quá cao',
        ],
        [
          'What showed it: data / failed / feedback / expert / test / complaint / results / colleague',
          'Điều gì cho thấy mình sai: số liệu / thất bại / phản hồi / chuyên gia / thử / khiếu nại / kết quả / đồng nghiệp',
        ],
        [
          'What follows from it today: since / test earlier / check / humble / measure / careful',
          'Ngày nay làm khác ra sao: từ đó / bây giờ tôi / thử sớm / hỏi / kiểm tra / khiêm tốn / đo / cẩn thận',
        ],
      ],
    ),
  ],
}
