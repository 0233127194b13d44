import type { Anchors } from '../../../../ports/set-author'
import { ask, type BankQuestion, type Bilingual } from './bank-types'

/** Frames with {skill}: `tool` fits anything that can be used, `skill` anything that can be done. */
export const TOOL_FRAMES: readonly BankQuestion[] = [
  ask(
    'technical',
    [
      'Tell me about a piece of work in which you used {skill}. What was hard, and how did you solve it?',
      'Hãy kể về một công việc bạn đã dùng {skill}. Điều gì khó và bạn giải quyết thế nào?',
    ],
    [
      ['What {skill} was used for', 'Đã dùng {skill} để làm gì'],
      ['A concrete difficulty', 'Một khó khăn cụ thể'],
      ['Their own solution and its result', 'Cách giải quyết của mình và kết quả'],
    ],
  ),
  ask(
    'technical',
    [
      'How would you explain {skill} to a new colleague, and when would you advise against using it?',
      'Bạn sẽ giải thích {skill} cho đồng nghiệp mới thế nào và khi nào bạn khuyên không nên dùng?',
    ],
    [
      ['An explanation in plain words', 'Giải thích dễ hiểu'],
      ['What it is good for', 'Phù hợp với việc gì'],
      ['A limit or an alternative', 'Một giới hạn hoặc phương án thay thế'],
    ],
  ),
  ask(
    'technical',
    [
      'What mistake do people often make with {skill}? Tell me about a time you made or met it.',
      'Mọi người thường mắc lỗi gì với {skill}? Hãy kể một lần bạn mắc hoặc gặp lỗi đó.',
    ],
    [
      ['A typical mistake, named exactly', 'Một lỗi điển hình, nêu chính xác'],
      ['How it was noticed', 'Phát hiện thế nào'],
      ['What was done about it', 'Đã xử lý ra sao'],
    ],
  ),
  ask(
    'situational',
    [
      'You take over work built with {skill} by someone who has left. How do you get to know it, and what do you check first?',
      'Bạn tiếp nhận phần việc dùng {skill} của một người đã nghỉ. Bạn tìm hiểu thế nào và kiểm tra điều gì trước?',
    ],
    [
      ['An order of steps', 'Trình tự các bước'],
      ['Risks checked first', 'Rủi ro được kiểm tra trước'],
      ['Where help or documents come from', 'Nguồn hỗ trợ hoặc tài liệu'],
    ],
  ),
]

export const SKILL_FRAMES: readonly BankQuestion[] = [
  ask(
    'behavioural',
    [
      'This role needs the following: {skill}. Tell me about the most demanding case in which you did this. What was your part, and how did it end?',
      'Vị trí này cần: {skill}. Hãy kể về trường hợp khó nhất bạn từng làm việc này. Phần của bạn là gì và kết quả ra sao?',
    ],
    [
      ['The situation and why it was demanding', 'Bối cảnh và vì sao khó'],
      ['Own actions', 'Việc bản thân đã làm'],
      ['A result that can be checked', 'Kết quả kiểm chứng được'],
    ],
  ),
  ask(
    'technical',
    [
      'An important part of the work is {skill}. How do you go about it, step by step, and how do you know that you did it well?',
      'Một phần quan trọng của công việc là {skill}. Bạn thực hiện từng bước thế nào và làm sao biết mình đã làm tốt?',
    ],
    [
      ['Steps in order', 'Các bước theo thứ tự'],
      ['Reason for the important steps', 'Lý do của các bước quan trọng'],
      ['A sign of quality', 'Dấu hiệu cho thấy chất lượng'],
    ],
  ),
  ask(
    'situational',
    [
      'Think of {skill} in this role: what would you want to find out and do in your first month?',
      'Với {skill} ở vị trí này, trong tháng đầu bạn muốn tìm hiểu và làm những gì?',
    ],
    [
      ['Questions about the present state', 'Câu hỏi về hiện trạng'],
      ['A first step with visible use', 'Bước đầu tiên có ích thấy được'],
      ['Whom to involve', 'Cần phối hợp với ai'],
    ],
  ),
  ask(
    'behavioural',
    [
      'When it comes to {skill}, tell me about a time the usual way did not work. What did you do instead?',
      'Nói về {skill}, hãy kể một lần cách làm thông thường không hiệu quả. Bạn đã làm gì thay thế?',
    ],
    [
      ['Why the usual way failed', 'Vì sao cách thường dùng không hiệu quả'],
      ['The other way and its reason', 'Cách khác và lý do'],
      ['Result and lesson', 'Kết quả và bài học'],
    ],
  ),
]

export const SKILL_CRITERION: { readonly name: Bilingual<string>; readonly anchors: Bilingual<Anchors> } = {
  name: { en: 'Command of: {skill}', vi: 'Mức thành thạo: {skill}' },
  anchors: {
    en: [
      'Cannot describe own work with it, or describes something else',
      'Knows the terms; own use stays vague',
      'Describes own use in one real case; little on why it was done that way',
      'Explains own choices, difficulties and their solution in a real case',
      'Also names limits and alternatives, shows a checked result and could teach it to others',
    ],
    vi: [
      'Không mô tả được việc mình đã làm, hoặc nói sang chuyện khác',
      'Biết thuật ngữ; phần tự làm còn mơ hồ',
      'Kể được một lần tự làm thực tế; ít nói vì sao làm như vậy',
      'Giải thích được lựa chọn, khó khăn và cách giải quyết trong một trường hợp thật',
      'Còn nêu được giới hạn và phương án khác, có kết quả kiểm chứng và có thể hướng dẫn người khác',
    ],
  },
}
