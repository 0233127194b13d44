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
        [
          'The common goal and their part: goal / deadline / shift / launch / customer / responsible for / event / site',
          'Mục tiêu chung và phần việc của mình: mục tiêu / thời hạn / ca / ra mắt / khách hàng / phụ trách / sự kiện',
        ],
        [
          'Something done for others without being asked: offered / stayed late / covered / showed / prepared / shared / explained',
          'Điều đã chủ động làm cho người khác: đề nghị giúp / làm thay / ở lại muộn / trực thay / chỉ cho / chuẩn bị / chia sẻ',
        ],
        [
          'The result for the group: on schedule / delivered / praised / target / sold / saved / customer happy',
          'Kết quả của cả nhóm: đúng hạn / bàn giao / được khen / đạt chỉ tiêu / khách hài lòng',
        ],
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
          [
            'What was noticed, and how: quiet / tired / mistakes / late / absent / short answers / overtime / crying',
            'Nhận ra điều gì và bằng cách nào: ít nói / mệt mỏi / sai sót / đi muộn / vắng / cáu gắt / tăng ca',
          ],
          [
            'An action that fitted the person: coffee / privately / listened / took tasks / told manager / rest / lunch / offered',
            'Hành động phù hợp với người đó: đi cà phê / hỏi riêng / lắng nghe / đỡ việc / báo quản lý / nghỉ ngơi / rủ đi ăn',
          ],
          [
            'How it went on: recovered / thanked / trust / improved / holiday',
            'Sau đó mọi việc ra sao: đỡ hơn / cảm ơn / tin tưởng / quay lại / nghỉ việc / tiến bộ / nghỉ phép',
          ],
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
        [
          'Talks to the person first to find the cause: private talk / what blocks / sick / unclear task / listen / overloaded',
          'Nói chuyện với người đó trước để tìm nguyên nhân: hỏi lý do / nói riêng / vướng chỗ nào / ốm / chưa rõ việc / lắng nghe / quá tải',
        ],
        [
          'Ways to share or cut the work: split / swap / drop / pair / prioritize / minimum / extra hours / simplify',
          'Cách chia lại hoặc bớt việc: chia lại / đổi việc / bỏ bớt / làm cùng / ưu tiên / tối thiểu / làm thêm giờ',
        ],
        [
          'Who else has to know, and when: manager / client / today / early / honest / written / project lead',
          'Ai cần biết và khi nào: quản lý / khách hàng / hôm nay / báo sớm / nói thật / trưởng dự án / email',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'What makes the difference between a group of good people and a good team? Where have you seen it?',
        'Điều gì tạo nên khác biệt giữa một nhóm người giỏi và một đội làm việc tốt? Bạn đã thấy điều đó ở đâu?',
      ],
      [
        [
          'One clear factor, with a reason: trust / common goal / honesty / roles / respect / safety / feedback / habits',
          'Một yếu tố rõ ràng, có lý do: tin tưởng / mục tiêu chung / thẳng thắn / vai trò / tôn trọng / góp ý / thói quen',
        ],
        [
          'An example lived through: previous company / project / crew / season / kitchen / class / startup / shift',
          'Ví dụ đã trải qua: công ty cũ / dự án / ca làm / cửa hàng / lớp / công trường / bếp',
        ],
        [
          'What the speaker does for it: admit / share / thank / welcome / listen',
          'Bản thân đã làm gì để có điều đó: hỏi thăm / nhận lỗi / chia sẻ / cảm ơn / đón người mới / giúp / lắng nghe',
        ],
      ],
    ),
  ],
}
