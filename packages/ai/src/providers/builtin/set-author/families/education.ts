import { type Family, skill, trade } from './family-types'

export const education: Family = {
  id: 'education',
  skills: [
    skill('Preparing and giving lessons', 'Soạn và giảng bài'),
    skill('Reaching learners of different levels', 'Dạy người học ở nhiều trình độ'),
    skill('Assessing progress', 'Đánh giá tiến bộ'),
    skill('Working with parents and colleagues', 'Phối hợp với phụ huynh và đồng nghiệp'),
  ],
  competencies: ['communication', 'adaptability', 'planning', 'teamwork', 'learning'],
  questions: [
    trade(
      ['behavioural', 'adaptability', /lesson|teach|level|class|learner|student|giảng|dạy|học sinh|học viên|bài/i],
      [
        'Tell me about a learner who did not keep up. What did you try, and what worked?',
        'Hãy kể về một người học không theo kịp. Bạn đã thử những gì và điều gì hiệu quả?',
      ],
      [
        ['How they recognized the difficulty', 'Nhận ra khó khăn thế nào'],
        ['More than one attempt', 'Nhiều hơn một cách thử'],
        ['Signs of progress', 'Dấu hiệu tiến bộ'],
      ],
    ),
    trade(
      ['situational', 'conflict', /parent|behaviou?r|discipline|colleague|phụ huynh|kỷ luật|hành vi/i],
      [
        'Parents complain that your assessment of their child is unfair. How do you prepare for and lead the talk?',
        'Phụ huynh phàn nàn rằng bạn đánh giá con họ không công bằng. Bạn chuẩn bị và dẫn dắt buổi trao đổi thế nào?',
      ],
      [
        ['Brings examples of the work', 'Mang theo bài làm cụ thể'],
        ['Listens first', 'Lắng nghe trước'],
        ['Agrees on a next step', 'Thống nhất bước tiếp theo'],
      ],
    ),
    trade(
      ['technical', 'planning', /curricul|plan|assess|progress|material|giáo án|đánh giá|chương trình/i],
      [
        'Take one lesson you gave. What were learners to be able to do afterwards, and how did you see whether they could?',
        'Hãy lấy một bài bạn đã dạy. Sau bài học người học cần làm được gì và bạn biết họ làm được bằng cách nào?',
      ],
      [
        ['A goal that can be observed', 'Mục tiêu quan sát được'],
        ['Activities that fit it', 'Hoạt động phù hợp'],
        ['A check and what followed from it', 'Cách kiểm tra và việc làm sau đó'],
      ],
    ),
  ],
}
