import { type Family, skill, trade } from './family-types'

export const design: Family = {
  id: 'design',
  skills: [
    skill('Designing for real users', 'Thiết kế cho người dùng thực tế'),
    skill('Prototyping and testing', 'Tạo mẫu và kiểm thử'),
    skill('Visual design and typography', 'Thiết kế thị giác và kiểu chữ'),
    skill('Working with developers', 'Phối hợp với lập trình viên'),
  ],
  competencies: ['customer', 'creativity', 'communication', 'conflict', 'quality'],
  questions: [
    trade(
      ['behavioural', 'customer', /user|research|ux|usab|prototyp|test|người dùng|nguyên mẫu|trải nghiệm/i],
      [
        'Tell me about a design of yours that users did not understand. How did you find out, and what did you change?',
        'Hãy kể về một thiết kế của bạn mà người dùng không hiểu. Bạn phát hiện thế nào và đã thay đổi gì?',
      ],
      [
        ['How it was tested', 'Đã thử nghiệm thế nào'],
        ['What the users did instead', 'Người dùng đã làm gì'],
        ['Change and proof of the effect', 'Thay đổi và bằng chứng hiệu quả'],
      ],
    ),
    trade(
      [
        'behavioural',
        'conflict',
        /feedback|critique|stakeholder|developer|brand|phản hồi|góp ý|lập trình viên|thương hiệu/i,
      ],
      [
        'Tell me about feedback on your work that you disagreed with. What did you do with it?',
        'Hãy kể về một góp ý cho thiết kế mà bạn không đồng tình. Bạn đã làm gì với nó?',
      ],
      [
        ['The feedback and the need behind it', 'Góp ý và nhu cầu phía sau'],
        ['Reasons given, not taste', 'Lập luận, không chỉ sở thích'],
        ['What was built in the end', 'Kết quả cuối cùng'],
      ],
    ),
    trade(
      [
        'technical',
        'quality',
        /visual|typograph|system|accessib|graphic|layout|thị giác|đồ hoạ|bố cục|hệ thống thiết kế/i,
      ],
      [
        'Choose one screen or piece you designed. Why does it look the way it does, and whom might it exclude?',
        'Hãy chọn một màn hình hoặc sản phẩm bạn thiết kế. Vì sao nó trông như vậy và có thể gây khó cho ai?',
      ],
      [
        ['Hierarchy and layout with reasons', 'Thứ bậc và bố cục có lý do'],
        ['Accessibility: contrast, size, keyboard', 'Khả năng tiếp cận: tương phản, kích thước, bàn phím'],
        ['What they would improve', 'Điều muốn cải thiện'],
      ],
    ),
  ],
}
