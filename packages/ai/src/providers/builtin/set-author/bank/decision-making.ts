import { ask, type Competency } from './bank-types'

export const decisionMaking: Competency = {
  id: 'decision_making',
  name: { en: 'Decision making', vi: 'Ra quyết định' },
  dimension: 'decision_making',
  anchors: {
    en: [
      'Avoids the decision or lets others take it',
      'Chooses without giving a reason',
      'Chooses with one reason',
      'Compares options by named criteria, chooses and explains',
      'Also weighs risk, timing and whether it can be undone, and looks back at the outcome',
    ],
    vi: [
      'Né tránh quyết định hoặc để người khác quyết',
      'Chọn mà không nêu lý do',
      'Chọn với một lý do',
      'So sánh các phương án theo tiêu chí rõ ràng, chọn và giải thích',
      'Còn cân nhắc rủi ro, thời điểm, khả năng đảo ngược và nhìn lại kết quả',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a difficult decision you took at work. Which options did you have, and how did you choose?',
        'Hãy kể về một quyết định khó trong công việc của bạn. Bạn có những phương án nào và đã chọn ra sao?',
      ],
      [
        ['At least two real options', 'Ít nhất hai phương án thật sự'],
        ['The criteria used', 'Tiêu chí đã dùng'],
        ['The outcome, and what one would do today', 'Kết quả và nếu là hôm nay sẽ làm gì'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a decision you later wanted to undo. What had you missed?',
        'Hãy kể về một quyết định mà sau này bạn muốn thay đổi. Bạn đã bỏ sót điều gì?',
      ],
      [
        ['The reasons at the time', 'Lý do lúc đó'],
        ['What was overlooked', 'Điều đã bỏ sót'],
        ['What changed in how they decide', 'Cách ra quyết định đã thay đổi thế nào'],
      ],
    ),
    ask(
      'situational',
      [
        'You have to choose between a safe option with a small gain and a risky one with a large gain. What do you want to know before you decide?',
        'Bạn phải chọn giữa phương án an toàn lợi ít và phương án rủi ro lợi nhiều. Trước khi quyết định bạn muốn biết điều gì?',
      ],
      [
        ['Questions about the size and likelihood of loss', 'Hỏi về mức độ và khả năng thiệt hại'],
        ['Whether it can be tried small or undone', 'Có thể thử nhỏ hoặc đảo ngược không'],
        ['A decision rule', 'Nguyên tắc để quyết định'],
      ],
    ),
    ask(
      'opinion',
      [
        'When should one decide alone, and when together? Give an example of each.',
        'Khi nào nên tự quyết và khi nào nên cùng quyết định? Hãy cho ví dụ từng trường hợp.',
      ],
      [
        ['A criterion for each', 'Tiêu chí cho từng trường hợp'],
        ['Two examples', 'Hai ví dụ'],
        ['A cost of the wrong choice', 'Cái giá khi chọn sai'],
      ],
    ),
  ],
}
