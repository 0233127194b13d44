import { ask, type Competency } from './bank-types'

export const motivation: Competency = {
  id: 'motivation',
  name: { en: 'Motivation for the role', vi: 'Động lực với vị trí' },
  dimension: null,
  anchors: {
    en: [
      'Gives no reason, or only pay',
      'Gives general praise that fits any job',
      'Gives one reason that fits this kind of work',
      'Ties own experience and goals to concrete tasks of the role',
      'Also names what will be hard or unappealing in it, and why they want it all the same',
    ],
    vi: [
      'Không nêu lý do, hoặc chỉ vì lương',
      'Khen chung chung, hợp với mọi công việc',
      'Nêu một lý do phù hợp với loại công việc này',
      'Gắn kinh nghiệm và mục tiêu của mình với nhiệm vụ cụ thể của vị trí',
      'Còn nêu điều khó hoặc không hấp dẫn của vị trí và vì sao vẫn muốn làm',
    ],
  },
  questions: [
    ask(
      'motivational',
      [
        'Which part of this role attracts you most, and what in your past work has prepared you for it?',
        'Phần nào của vị trí này thu hút bạn nhất và điều gì trong công việc trước đây đã chuẩn bị cho bạn?',
      ],
      [
        ['A concrete task of the role', 'Một nhiệm vụ cụ thể của vị trí'],
        ['A link to own experience', 'Liên hệ với kinh nghiệm của mình'],
        ['A goal for the time ahead', 'Mục tiêu sắp tới'],
      ],
    ),
    ask(
      'motivational',
      [
        'What do you expect to be the hardest thing about this role for you, and why do you want it all the same?',
        'Theo bạn, điều khó nhất của vị trí này với bạn là gì và vì sao bạn vẫn muốn nhận?',
      ],
      [
        ['An honest difficulty', 'Một khó khăn thật'],
        ['How it will be met', 'Sẽ đối mặt thế nào'],
        ['A reason to want the role', 'Lý do muốn nhận việc'],
      ],
    ),
    ask(
      'motivational',
      [
        'Think of a working day that went really well. What did you do that day, and how much of it do you see in this role?',
        'Hãy nghĩ về một ngày làm việc thật suôn sẻ. Hôm đó bạn làm gì và vị trí này có bao nhiêu điều như vậy?',
      ],
      [
        ['A concrete day', 'Một ngày cụ thể'],
        ['What made it good', 'Điều gì làm nên ngày đó'],
        ['A comparison with the role', 'So sánh với vị trí'],
      ],
    ),
    ask(
      'motivational',
      [
        'What would you like to have achieved in this role after one year?',
        'Sau một năm ở vị trí này, bạn muốn đạt được điều gì?',
      ],
      [
        ['A concrete result', 'Một kết quả cụ thể'],
        ['First steps towards it', 'Những bước đầu tiên'],
        ['Why it matters to them', 'Vì sao điều đó quan trọng với mình'],
      ],
    ),
  ],
}
