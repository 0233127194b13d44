import { ask, type Competency } from './bank-types'

export const leadership: Competency = {
  id: 'leadership',
  name: { en: 'Leading people', vi: 'Dẫn dắt con người' },
  dimension: null,
  anchors: {
    en: [
      'No case of leading anyone',
      'Hands out tasks and checks them',
      'Sets a goal, shares the work and supports in one case',
      'Develops people: clear expectations, feedback, trust; deals with weak performance openly',
      'Builds a group that does well without them, with people who visibly grew and results that show it',
    ],
    vi: [
      'Không có trường hợp nào dẫn dắt người khác',
      'Giao việc và kiểm tra',
      'Đặt mục tiêu, chia việc và hỗ trợ trong một trường hợp',
      'Phát triển con người: kỳ vọng rõ, góp ý, tin tưởng; xử lý thẳng thắn khi kết quả kém',
      'Xây dựng được đội làm tốt cả khi vắng mình, có người trưởng thành thấy rõ và kết quả chứng minh',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about someone you helped to grow at work. What did you do over time, and what can they do now?',
        'Hãy kể về một người bạn đã giúp phát triển trong công việc. Bạn đã làm gì và nay họ làm được điều gì?',
      ],
      [
        ['Where the person stood at the start', 'Điểm xuất phát của người đó'],
        ['What was done, repeatedly', 'Những việc đã làm đều đặn'],
        ['A visible change', 'Thay đổi thấy được'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a time someone in your team did not deliver. What did you say and do?',
        'Hãy kể về một lần có người trong nhóm bạn không đạt kết quả. Bạn đã nói và làm gì?',
      ],
      [
        ['Looks for the cause before judging', 'Tìm nguyên nhân trước khi đánh giá'],
        ['A clear talk with an agreement', 'Trao đổi rõ ràng và có thỏa thuận'],
        ['Follow-up and outcome', 'Theo dõi và kết quả'],
      ],
    ),
    ask(
      'situational',
      [
        'You take over a team whose best member has just left and whose mood is low. What do you do in the first month?',
        'Bạn tiếp quản một nhóm vừa mất người giỏi nhất và tinh thần đang xuống. Bạn làm gì trong tháng đầu?',
      ],
      [
        ['Talks to everyone and listens', 'Gặp và lắng nghe từng người'],
        ['One early, visible improvement', 'Một cải thiện sớm, thấy được'],
        ['Goal and roles made clear', 'Làm rõ mục tiêu và vai trò'],
      ],
    ),
    ask(
      'opinion',
      [
        'What do you decide for your team, and what do you leave to it? Why there?',
        'Bạn quyết định điều gì thay cho nhóm và để nhóm tự quyết điều gì? Vì sao đặt ranh giới ở đó?',
      ],
      [
        ['A clear line with examples', 'Ranh giới rõ, có ví dụ'],
        ['The reason for it', 'Lý do'],
        ['How the line moves with experience', 'Ranh giới thay đổi thế nào theo kinh nghiệm'],
      ],
    ),
  ],
}
