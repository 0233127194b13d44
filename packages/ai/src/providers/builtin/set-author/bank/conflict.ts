import { ask, type Competency } from './bank-types'

export const conflict: Competency = {
  id: 'conflict',
  name: { en: 'Handling disagreement', vi: 'Xử lý bất đồng' },
  dimension: null,
  anchors: {
    en: [
      'Avoids every disagreement or turns it against the person',
      'Gives way or insists without hearing the other side',
      'Names both positions and finds a way out of one case',
      'Looks for the reason behind the other position, argues on facts and keeps the relationship',
      'Turns a disagreement into a better solution, and changes what caused it',
    ],
    vi: [
      'Né tránh mọi bất đồng hoặc công kích cá nhân',
      'Nhượng bộ hoặc khăng khăng mà không nghe phía bên kia',
      'Nêu được quan điểm hai bên và tìm được lối ra trong một trường hợp',
      'Tìm lý do phía sau quan điểm của người kia, tranh luận bằng dữ kiện và giữ được quan hệ',
      'Biến bất đồng thành giải pháp tốt hơn và thay đổi nguyên nhân gây ra nó',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a disagreement with a colleague or manager that mattered. What did each of you want, and how did it end?',
        'Hãy kể về một lần bạn bất đồng với đồng nghiệp hoặc quản lý về một việc quan trọng. Mỗi bên muốn gì và kết thúc ra sao?',
      ],
      [
        ['Both positions, described fairly', 'Quan điểm hai bên, được kể công bằng'],
        ['What the speaker did to move it forward', 'Bản thân đã làm gì để tháo gỡ'],
        ['The outcome for the work and the relationship', 'Kết quả với công việc và với mối quan hệ'],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a time you changed your mind in a discussion. What convinced you?',
        'Hãy kể về một lần bạn đổi ý trong khi tranh luận. Điều gì đã thuyết phục bạn?',
      ],
      [
        ['The first position and its reason', 'Quan điểm ban đầu và lý do'],
        ['The argument or fact that counted', 'Lập luận hoặc dữ kiện có sức nặng'],
        ['What happened next', 'Sau đó đã làm gì'],
      ],
    ),
    ask(
      'situational',
      [
        'Two people you depend on no longer speak to each other, and your work suffers. What do you do first, and what if it does not help?',
        'Hai người bạn cần phối hợp không còn nói chuyện với nhau và việc của bạn bị ảnh hưởng. Bạn làm gì trước, và nếu không hiệu quả thì sao?',
      ],
      [
        ['Hears both sides separately', 'Lắng nghe riêng từng bên'],
        ['Brings it back to the work and a concrete agreement', 'Đưa về công việc và một thỏa thuận cụ thể'],
        ['Knows when to involve others', 'Biết lúc nào cần nhờ người khác'],
      ],
    ),
    ask(
      'situational',
      [
        'Someone senior insists on a decision you believe is wrong. How do you deal with it?',
        'Một người cấp trên kiên quyết giữ một quyết định mà bạn cho là sai. Bạn sẽ xử lý thế nào?',
      ],
      [
        ['Makes the point with evidence, at the right place', 'Nêu ý kiến kèm bằng chứng, đúng nơi đúng lúc'],
        ['Where the limit lies between speaking up and going along', 'Ranh giới giữa lên tiếng và chấp hành'],
        ['How the result is followed up', 'Theo dõi kết quả ra sao'],
      ],
    ),
  ],
}
