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
        [
          'Where the person stood at the start: shy / no experience / mistakes / afraid / junior / slow / struggled / new hire',
          'Điểm xuất phát của người đó: nhút nhát / chưa có kinh nghiệm / sai sót / sợ / mới vào / chậm / lúng túng',
        ],
        [
          'What was done, repeatedly: weekly / feedback / delegated / shadow / coaching / goals / practice / courses',
          'Những việc đã làm đều đặn: hằng tuần / góp ý / giao việc / đi cùng / kèm cặp / mục tiêu / thực hành / khóa học',
        ],
        [
          'A visible change: promoted / leads / alone / confident / trains / presents / runs / customers',
          'Thay đổi thấy được: thăng chức / dẫn nhóm / tự làm / tự tin / chỉ người khác / thuyết trình / khách hàng',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a time someone in your team did not deliver. What did you say and do?',
        'Hãy kể về một lần có người trong nhóm bạn không đạt kết quả. Bạn đã nói và làm gì?',
      ],
      [
        [
          'Looks for the cause before judging: asked why / workload / private / unclear / skills / family / obstacle / listened',
          'Tìm nguyên nhân trước khi đánh giá: hỏi lý do / quá tải / gặp riêng / chưa rõ / kỹ năng / gia đình / vướng / lắng nghe',
        ],
        [
          'A clear talk with an agreement: expectations / deadline / agreed / facts / written / support / date',
          'Trao đổi rõ ràng và có thỏa thuận: kỳ vọng / thời hạn / thống nhất / ví dụ / sự việc / ghi lại / hỗ trợ',
        ],
        [
          'Follow-up and outcome: improved / weekly check / warning / moved / praised',
          'Theo dõi và kết quả: tiến bộ / kiểm tra hằng tuần / nghỉ việc / nhắc nhở / chuyển / hoàn thành / khen',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'You take over a team whose best member has just left and whose mood is low. What do you do in the first month?',
        'Bạn tiếp quản một nhóm vừa mất người giỏi nhất và tinh thần đang xuống. Bạn làm gì trong tháng đầu?',
      ],
      [
        [
          'Talks to everyone and listens: one-on-one / listen / worries / ideas / coffee / expectations',
          'Gặp và lắng nghe từng người: gặp từng người / lắng nghe / lo lắng / lý do / hỏi / ý kiến / mong muốn',
        ],
        [
          'One early, visible improvement: quick win / fix / annoying / remove / schedule / tool / thank / visible',
          'Một cải thiện sớm, thấy được: cải thiện nhanh / sửa / gây phiền / bỏ bớt / lịch / công cụ / cảm ơn / thấy được',
        ],
        [
          'Goal and roles made clear: priorities / roles / replacement / targets / hire / goals / deputy',
          'Làm rõ mục tiêu và vai trò: ưu tiên / vai trò / người thay / ai làm gì / chỉ tiêu / tuyển / mục tiêu',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'What do you decide for your team, and what do you leave to it? Why there?',
        'Bạn quyết định điều gì thay cho nhóm và để nhóm tự quyết điều gì? Vì sao đặt ranh giới ở đó?',
      ],
      [
        [
          'A clear line with examples: budget / hiring / goals / tools / schedule / safety / quality standard',
          'Ranh giới rõ, có ví dụ: ngân sách / tuyển dụng / mục tiêu / cách làm / công cụ / lịch / an toàn / tiêu chuẩn',
        ],
        [
          'The reason for it: trust / speed / expertise / ownership / responsibility / risk / closer / motivation',
          'Lý do: tin tưởng / nhanh / chuyên môn / tự chủ / trách nhiệm / rủi ro / gần việc / động lực',
        ],
        [
          'How the line moves with experience: junior / experienced / step by step / more freedom / mistakes / maturity',
          'Ranh giới thay đổi thế nào theo kinh nghiệm: người mới / có kinh nghiệm / từng bước / tự do hơn / sai sót / trưởng thành',
        ],
      ],
    ),
  ],
}
