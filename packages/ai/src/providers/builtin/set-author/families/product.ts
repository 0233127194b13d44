import { type Family, skill, trade } from './family-types'

export const product: Family = {
  id: 'product',
  skills: [
    skill('Product strategy and roadmap', 'Chiến lược và lộ trình sản phẩm'),
    skill('User research and discovery', 'Nghiên cứu người dùng'),
    skill('Prioritising by value and effort', 'Xếp ưu tiên theo giá trị và công sức'),
    skill('Measuring product results', 'Đo lường kết quả sản phẩm'),
  ],
  competencies: ['decision_making', 'stakeholders', 'customer', 'data_use', 'communication'],
  questions: [
    trade(
      ['behavioural', 'decision_making', /strateg|roadmap|vision|priorit|backlog|chiến lược|lộ trình|ưu tiên/i],
      [
        'Tell me about a roadmap decision you had to defend. What did you leave out for it, and was that right?',
        'Hãy kể về một quyết định lộ trình bạn phải bảo vệ. Bạn đã bỏ điều gì vì nó và điều đó có đúng không?',
      ],
      [
        ['The goal behind the decision', 'Mục tiêu phía sau quyết định'],
        ['What was left out, and who objected', 'Đã bỏ gì và ai phản đối'],
        ['The measured result', 'Kết quả đo được'],
      ],
    ),
    trade(
      [
        'behavioural',
        'customer',
        /discover|research|user|problem analysis|interview|hypothes|người dùng|nghiên cứu|khảo sát/i,
      ],
      [
        'Tell me about a time talking to users changed what you built. What did you ask, and what did you hear?',
        'Hãy kể về một lần trao đổi với người dùng đã thay đổi điều bạn xây dựng. Bạn hỏi gì và nghe được gì?',
      ],
      [
        ['Whom they talked to, and how many', 'Đã nói chuyện với ai và bao nhiêu người'],
        ['The surprising finding', 'Phát hiện bất ngờ'],
        ['The change and its effect', 'Thay đổi và hiệu quả'],
      ],
    ),
    trade(
      ['situational', 'data_use', /metric|measure|kpi|data|analytic|outcome|experiment|chỉ số|đo lường|dữ liệu/i],
      [
        'A new feature is used a lot, but the number of paying customers does not move. What do you look at next?',
        'Một tính năng mới được dùng nhiều nhưng số khách trả tiền không tăng. Bạn sẽ xem xét điều gì tiếp theo?',
      ],
      [
        ['Questions the measure', 'Xem lại chỉ số'],
        ['Looks at groups and the path of use', 'Xem từng nhóm và hành trình sử dụng'],
        ['A decision rule: keep, change or stop', 'Tiêu chí quyết định: giữ, sửa hay dừng'],
      ],
    ),
    trade(
      [
        'behavioural',
        'problem_solving',
        /technical|platform|system|constraint|trade-?off|architecture|kỹ thuật|nền tảng/i,
      ],
      [
        'Describe a product decision in which a technical constraint mattered. How did you understand it well enough to decide?',
        'Hãy kể về một quyết định sản phẩm chịu ảnh hưởng của ràng buộc kỹ thuật. Bạn hiểu nó đủ sâu để quyết định bằng cách nào?',
      ],
      [
        ['The constraint in plain words', 'Ràng buộc, nói dễ hiểu'],
        ['Work with the engineers', 'Phối hợp với kỹ sư'],
        ['The trade-off chosen', 'Sự đánh đổi đã chọn'],
      ],
    ),
    trade(
      ['situational', 'planning', /deliver|lifecycle|governance|launch|release|ra mắt|triển khai/i],
      [
        'Two weeks before a launch you learn that an important part will not be ready. What do you decide, and with whom?',
        'Hai tuần trước khi ra mắt bạn biết một phần quan trọng sẽ không kịp. Bạn quyết định gì và cùng ai?',
      ],
      [
        ['What the part means for the users', 'Phần đó có ý nghĩa gì với người dùng'],
        ['Options: smaller, later, in steps', 'Phương án: nhỏ hơn, muộn hơn, theo từng bước'],
        ['Who is told, and when', 'Báo cho ai và khi nào'],
      ],
    ),
  ],
}
