import { ask, type Competency } from './bank-types'

export const teamwork: Competency = {
  id: 'teamwork',
  name: { en: 'Teamwork', vi: 'Làm việc nhóm' },
  dimension: null,
  anchors: {
    en: [
      'Speaks only of own work, or blames the others',
      'Says that they work well with others, without a case',
      'Describes a shared task and their part in it',
      'Gives and asks for help, shares knowledge and puts the common result first in a concrete case',
      'Makes the whole group work better (roles, habits, support) and names the effect on the result',
    ],
    vi: [
      'Chỉ nói về việc của mình hoặc đổ lỗi cho người khác',
      'Nói rằng mình hợp tác tốt nhưng không có trường hợp cụ thể',
      'Kể được một việc chung và phần việc của mình',
      'Có hỗ trợ, nhờ hỗ trợ, chia sẻ kiến thức và đặt kết quả chung lên trước trong một việc cụ thể',
      'Giúp cả nhóm làm việc tốt hơn (vai trò, nếp làm việc, hỗ trợ) và nêu được tác động đến kết quả',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a piece of work that you could only finish together with others. What was your part, and what did you do to help the rest?',
        'Hãy kể về một công việc bạn chỉ có thể hoàn thành cùng người khác. Phần của bạn là gì và bạn đã giúp mọi người ra sao?',
      ],
      [
        ['The common goal and their part', 'Mục tiêu chung và phần việc của mình'],
        ['Something done for others without being asked', 'Điều đã chủ động làm cho người khác'],
        ['The result for the group', 'Kết quả của cả nhóm'],
      ],
    ),
    {
      ...ask(
        'behavioural',
        [
          'Describe a time you noticed how a colleague was really doing and acted on it. What did you see and what did you do?',
          'Hãy kể về một lần bạn nhận ra đồng nghiệp đang thực sự gặp khó và bạn đã hành động. Bạn thấy gì và đã làm gì?',
        ],
        [
          ['What was noticed, and how', 'Nhận ra điều gì và bằng cách nào'],
          ['An action that fitted the person', 'Hành động phù hợp với người đó'],
          ['How it went on', 'Sau đó mọi việc ra sao'],
        ],
      ),
      topic: /empath|compassion|thấu cảm|đồng cảm/i,
    },
    ask(
      'situational',
      [
        'A teammate is falling behind and the common deadline is in three days. What do you do?',
        'Một người trong nhóm đang bị chậm và hạn chung chỉ còn ba ngày. Bạn sẽ làm gì?',
      ],
      [
        ['Talks to the person first to find the cause', 'Nói chuyện với người đó trước để tìm nguyên nhân'],
        ['Ways to share or cut the work', 'Cách chia lại hoặc bớt việc'],
        ['Who else has to know, and when', 'Ai cần biết và khi nào'],
      ],
    ),
    ask(
      'opinion',
      [
        'What makes the difference between a group of good people and a good team? Where have you seen it?',
        'Điều gì tạo nên khác biệt giữa một nhóm người giỏi và một đội làm việc tốt? Bạn đã thấy điều đó ở đâu?',
      ],
      [
        ['One clear factor, with a reason', 'Một yếu tố rõ ràng, có lý do'],
        ['An example lived through', 'Ví dụ đã trải qua'],
        ['What the speaker does for it', 'Bản thân đã làm gì để có điều đó'],
      ],
    ),
  ],
}
