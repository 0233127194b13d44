import { ask, type Competency } from './bank-types'

export const planning: Competency = {
  id: 'planning',
  name: { en: 'Planning and organization', vi: 'Lập kế hoạch và tổ chức' },
  dimension: null,
  anchors: {
    en: [
      'Shows no order in their own work',
      'Names a list or tool, not how it is used',
      'Plans one piece of work and mostly keeps to it',
      'Sets priorities by a reason, tracks progress and replans in time',
      'Plans for several people or projects with risks and reserves, and shows results that held',
    ],
    vi: [
      'Không cho thấy trật tự trong công việc của mình',
      'Nhắc đến danh sách hay công cụ nhưng không rõ dùng thế nào',
      'Lập kế hoạch cho một việc và nhìn chung làm theo',
      'Có lý do khi xếp ưu tiên, theo dõi tiến độ và điều chỉnh kịp thời',
      'Lập kế hoạch cho nhiều người hoặc dự án, có tính rủi ro, dự phòng và kết quả được giữ vững',
    ],
  },
  questions: [
    {
      ...ask(
        'behavioural',
        [
          'Tell me about a time you had more to do than time allowed. What did you do first, what did you drop, and why?',
          'Hãy kể về một lần bạn có quá nhiều việc so với thời gian. Bạn làm gì trước, bỏ bớt việc gì và vì sao?',
        ],
        [
          ['The tasks and what was at stake', 'Các việc và điều gì quan trọng'],
          ['The rule for what came first', 'Nguyên tắc xếp thứ tự'],
          ['Who was told about what was dropped', 'Đã báo cho ai về việc bị bỏ'],
        ],
      ),
      topic: /organi|priorit|time|sắp xếp|thời gian|tổ chức/i,
    },
    {
      ...ask(
        'behavioural',
        [
          'Describe a project you planned from beginning to end. Where did the plan break, and what did you do?',
          'Hãy kể về một dự án bạn lập kế hoạch từ đầu đến cuối. Kế hoạch đổ vỡ ở đâu và bạn đã làm gì?',
        ],
        [
          ['Goal, steps and time', 'Mục tiêu, các bước và thời gian'],
          ['The deviation and when it was seen', 'Sai lệch và lúc phát hiện'],
          ['The change made and the result', 'Điều chỉnh và kết quả'],
        ],
      ),
      topic: /project|plan|dự án|kế hoạch/i,
    },
    ask(
      'situational',
      [
        'On Monday three people each ask you for something by Wednesday, and only two things are possible. How do you handle it?',
        'Thứ Hai có ba người nhờ bạn ba việc phải xong vào thứ Tư, nhưng chỉ làm kịp hai. Bạn xử lý thế nào?',
      ],
      [
        ['Asks what depends on each', 'Hỏi mỗi việc ảnh hưởng đến điều gì'],
        ['Decides by a criterion and says so early', 'Quyết theo tiêu chí và báo sớm'],
        ['Offers something for the third', 'Có phương án cho việc thứ ba'],
      ],
    ),
    ask(
      'opinion',
      [
        'How do you keep your work in order over a week? What have you tried and given up?',
        'Trong một tuần bạn giữ công việc ngăn nắp bằng cách nào? Bạn đã thử và bỏ cách nào?',
      ],
      [
        ['A concrete habit or system', 'Thói quen hoặc hệ thống cụ thể'],
        ['Why it works for them', 'Vì sao hợp với mình'],
        ['What did not work', 'Cách nào không hiệu quả'],
      ],
    ),
  ],
}
