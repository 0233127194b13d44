import { ask, type Competency } from './bank-types'

export const stakeholders: Competency = {
  id: 'stakeholders',
  name: { en: 'Working with stakeholders', vi: 'Phối hợp với các bên liên quan' },
  dimension: 'big_picture_thinking',
  anchors: {
    en: [
      'Does not see who else is affected',
      'Informs others late or only when asked',
      'Keeps the main people informed in one case',
      'Knows what each side wants, involves them early and settles competing wishes',
      'Wins people without authority over them, makes trade-offs open and keeps trust when saying no',
    ],
    vi: [
      'Không nhận ra ai khác bị ảnh hưởng',
      'Thông báo muộn hoặc chỉ khi được hỏi',
      'Giữ những người chính được cập nhật trong một trường hợp',
      'Biết mỗi bên cần gì, mời tham gia sớm và dung hòa mong muốn trái chiều',
      'Thuyết phục được người không dưới quyền, công khai đánh đổi và giữ niềm tin cả khi từ chối',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a time you needed the support of people you had no authority over. How did you win them?',
        'Hãy kể về một lần bạn cần sự ủng hộ của những người không dưới quyền mình. Bạn thuyết phục họ thế nào?',
      ],
      [
        ['Who they were and what they wanted', 'Họ là ai và muốn gì'],
        ['What was offered or changed for them', 'Đã đề nghị hoặc thay đổi gì cho họ'],
        ['The outcome', 'Kết quả'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a piece of work where two groups wanted opposite things from you. How did you settle it?',
        'Hãy kể về một việc mà hai bên đòi hỏi bạn những điều trái ngược. Bạn đã dàn xếp ra sao?',
      ],
      [
        ['Both interests', 'Lợi ích của cả hai bên'],
        ['How the trade-off was made open', 'Làm rõ sự đánh đổi bằng cách nào'],
        ['Who decided, and the result', 'Ai quyết định và kết quả'],
      ],
    ),
    ask(
      'situational',
      [
        'Shortly before the end, an important person asks for a change that endangers the date. What do you do?',
        'Gần đến hạn, một người quan trọng yêu cầu thay đổi khiến tiến độ bị đe doạ. Bạn sẽ làm gì?',
      ],
      [
        ['Finds out the reason', 'Tìm hiểu lý do'],
        ['Shows options with their cost', 'Đưa ra phương án kèm cái giá'],
        ['Gets a clear decision from the right person', 'Lấy quyết định rõ ràng từ đúng người'],
      ],
    ),
    ask(
      'opinion',
      [
        'How much should those who are affected know while work is still uncertain? Where do you draw the line?',
        'Khi công việc còn chưa chắc chắn, người liên quan nên biết đến mức nào? Bạn đặt ranh giới ở đâu?',
      ],
      [
        ['A position with a reason', 'Quan điểm kèm lý do'],
        ['An example', 'Một ví dụ'],
        ['The opposite risk', 'Rủi ro theo chiều ngược lại'],
      ],
    ),
  ],
}
