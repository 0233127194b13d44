import { ask, type Competency } from './bank-types'

export const communication: Competency = {
  id: 'communication',
  name: { en: 'Communication', vi: 'Giao tiếp' },
  dimension: 'clarity',
  anchors: {
    en: [
      'Gives no case, or the listener could not have understood what was said',
      'Names a talk or text, but not who it was for or what was meant to come across',
      'Describes one case with its audience and message; little sign of checking understanding',
      'Fits message and form to the audience and checks that it was understood',
      'Fits message, form and timing to several audiences, repairs misunderstandings and shows what changed',
    ],
    vi: [
      'Không nêu được trường hợp nào, hoặc người nghe không thể hiểu điều đã nói',
      'Có nhắc đến một lần trao đổi nhưng không rõ nói với ai và muốn truyền đạt điều gì',
      'Kể một trường hợp có người nghe và thông điệp; ít dấu hiệu kiểm tra xem họ đã hiểu chưa',
      'Chọn nội dung và cách nói hợp với người nghe, có kiểm tra họ đã hiểu',
      'Điều chỉnh nội dung, cách nói, thời điểm cho nhiều người nghe, gỡ được hiểu lầm và chỉ ra thay đổi cụ thể',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a time you had to explain something complicated to someone who did not know the subject. How did you go about it?',
        'Hãy kể về một lần bạn phải giải thích một điều phức tạp cho người không rành về nó. Bạn đã làm như thế nào?',
      ],
      [
        [
          'Who the listener was and what they needed: beginner / customer / child / other department / no background / afraid of / their goal',
          'Người nghe là ai và họ cần gì: người mới / khách hàng / phòng ban khác / chưa biết gì / lo ngại / mục tiêu của họ',
        ],
        [
          'What was simplified, left out or shown with an example: picture / comparison / jargon / step by step / drew / analogy',
          'Đã lược bớt, đơn giản hoá hoặc minh hoạ điều gì: ví dụ / hình vẽ / so sánh / bỏ thuật ngữ / từng bước / lời đơn giản',
        ],
        [
          'How understanding was checked: repeat back / asked questions / nodded / feedback / own words / test',
          'Kiểm tra mức độ hiểu bằng cách nào: nhắc lại / hỏi lại / để họ làm thử / phản hồi / kiểm tra / giải thích lại',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a misunderstanding at work that you were part of. How did it come about and how did you clear it up?',
        'Hãy kể về một lần hiểu lầm trong công việc có liên quan đến bạn. Vì sao xảy ra và bạn đã gỡ thế nào?',
      ],
      [
        [
          'The cause, including their own share in it: assumed / email / my fault / unclear / wrong date / translation / hurry',
          'Nguyên nhân, kể cả phần của bản thân: tôi tưởng / email / lỗi của tôi / không rõ / nhầm ngày / không hỏi lại / vội',
        ],
        [
          'The step taken to clear it up: called / met / apologized / face to face / clarified / showed / listened',
          'Việc đã làm để gỡ hiểu lầm: gọi điện / gặp trực tiếp / xin lỗi / làm rõ / nói chuyện / lắng nghe',
        ],
        [
          'What is done differently since: confirm in writing / minutes / checklist / ask twice / summary / template / since then',
          'Từ đó đã làm khác đi điều gì: xác nhận lại / ghi biên bản / danh sách kiểm / hỏi kỹ / tóm tắt / từ đó',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'You have to give a colleague bad news that they will not like, and it cannot wait. How do you prepare and what do you say first?',
        'Bạn phải báo cho một đồng nghiệp tin không vui và không thể chần chừ. Bạn chuẩn bị ra sao và nói gì đầu tiên?',
      ],
      [
        [
          'The facts are gathered before the talk: numbers / reason / check facts / documents / private room / who decided / dates',
          'Nắm chắc sự việc trước khi nói: số liệu / lý do / kiểm tra lại / tài liệu / phòng riêng / ai quyết định',
        ],
        [
          'Says it directly and leaves room for the reaction: straight / directly / pause / listen / sorry / silence / private / feelings',
          'Nói thẳng và dành chỗ cho phản ứng của người nghe: nói thẳng / dừng lại / lắng nghe / xin lỗi / im lặng / riêng tư / cảm xúc',
        ],
        [
          'Offers a next step: alternative / follow-up / support / appointment / plan / another option',
          'Đề xuất bước tiếp theo: phương án khác / hỗ trợ / hẹn gặp lại / kế hoạch / bước tiếp / giúp tìm',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'When is it better to write something down than to talk about it? Give an example from your own work.',
        'Khi nào nên viết ra thay vì trao đổi trực tiếp? Hãy cho một ví dụ từ công việc của bạn.',
      ],
      [
        [
          'A clear rule for choosing: many people involved / figures / urgent / emotional / proof / later reference / distance',
          'Có tiêu chí rõ ràng để chọn: nhiều người / số liệu / gấp / nhạy cảm / bằng chứng / tra lại sau / ở xa',
        ],
        [
          'Their own example of at least one of them: email / meeting / report / chat / phone call / contract / handover / ticket',
          'Có ví dụ của chính mình: email / cuộc họp / báo cáo / tin nhắn / gọi điện / hợp đồng / bàn giao',
        ],
        [
          'A limit of their own rule: not read / tone / misread / slow / conflict / overload / exception',
          'Nêu được giới hạn của tiêu chí đó: quá dài / không đọc / giọng văn / hiểu sai / chậm / mâu thuẫn / ngoại lệ',
        ],
      ],
    ),
  ],
}
