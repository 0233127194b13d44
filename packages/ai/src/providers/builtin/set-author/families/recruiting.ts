import { type Family, skill, trade } from './family-types'

export const recruiting: Family = {
  id: 'recruiting',
  skills: [
    skill('Sourcing candidates', 'Tìm nguồn ứng viên'),
    skill('Interviewing and assessing candidates', 'Phỏng vấn và đánh giá ứng viên'),
    skill('Fair and inclusive hiring', 'Tuyển dụng công bằng và đa dạng'),
    skill('Advising hiring managers', 'Tư vấn cho quản lý tuyển dụng'),
  ],
  competencies: ['stakeholders', 'planning', 'communication', 'quality', 'ownership'],
  questions: [
    trade(
      [
        'behavioural',
        'ownership',
        /hir(e|ed|ing) .*(engineer|developer|people|team)|recruit|sourc|talent|tuyển|nguồn ứng viên/i,
      ],
      [
        'Tell me about the role that was hardest for you to fill. How did you find the person, and how did it work out?',
        'Hãy kể về vị trí khó tuyển nhất bạn từng đảm nhận. Bạn tìm ra người phù hợp thế nào và kết quả ra sao?',
      ],
      [
        ['Why the role was hard to fill', 'Vì sao vị trí đó khó tuyển'],
        ['Channels and approach, beyond posting an advert', 'Kênh và cách tiếp cận, ngoài việc đăng tin'],
        ['Time to hire and how the person did afterwards', 'Thời gian tuyển và người đó làm việc ra sao về sau'],
      ],
    ),
    trade(
      ['behavioural', 'planning', /scal(e|ed|ing)|grow|headcount|start-?up|mở rộng|tăng trưởng|quy mô/i],
      [
        'Tell me about a time a company or team you hired for had to grow quickly. What did you change in the hiring process, and what did it do to quality?',
        'Hãy kể về một lần công ty hoặc nhóm bạn tuyển cho phải mở rộng nhanh. Bạn đã thay đổi gì trong quy trình và chất lượng ra sao?',
      ],
      [
        ['Size at the start and the end, and in what time', 'Quy mô lúc đầu, lúc cuối và trong bao lâu'],
        ['Changes to the process', 'Thay đổi trong quy trình'],
        ['How quality of hire was watched', 'Theo dõi chất lượng tuyển dụng bằng cách nào'],
      ],
    ),
    trade(
      ['situational', 'integrity', /divers|inclusi|fair|bias|equal|đa dạng|công bằng|hoà nhập/i],
      [
        'You notice that nearly all candidates who reach the final round are alike in background. How do you find out why, and what do you change?',
        'Bạn nhận thấy hầu hết ứng viên vào vòng cuối có xuất thân giống nhau. Bạn tìm nguyên nhân thế nào và thay đổi điều gì?',
      ],
      [
        ['Looks at each stage with figures', 'Xem xét từng giai đoạn bằng số liệu'],
        [
          'Concrete changes: sourcing, wording, structured interviews',
          'Thay đổi cụ thể: nguồn, cách viết tin, phỏng vấn có cấu trúc',
        ],
        ['Checks the effect and stays within the law', 'Kiểm tra hiệu quả và đúng pháp luật'],
      ],
    ),
    trade(
      ['situational', 'quality', /quality of hire|sub-?standard|compromise|target|standard|bar|chất lượng|chỉ tiêu/i],
      [
        'A hiring manager wants to make an offer to someone you consider too weak, and the target for the quarter is at risk. What do you do?',
        'Quản lý muốn mời một người mà bạn cho là chưa đạt, trong khi chỉ tiêu quý đang bị đe doạ. Bạn làm gì?',
      ],
      [
        ['Brings evidence from the interviews', 'Đưa ra bằng chứng từ các buổi phỏng vấn'],
        ['Speaks of the cost of a wrong hire', 'Nói rõ cái giá của việc tuyển sai'],
        ['Offers a way to fill the gap', 'Đề xuất cách bù chỗ trống'],
      ],
    ),
    trade(
      [
        'technical',
        'stakeholders',
        /interview|assess|screen|hiring manager|job description|phỏng vấn|đánh giá|quản lý tuyển dụng/i,
      ],
      [
        'A manager gives you two lines about a new position. What do you ask, and how do you turn the answers into a search?',
        'Một quản lý đưa bạn hai dòng mô tả cho vị trí mới. Bạn hỏi gì và biến câu trả lời thành kế hoạch tìm người thế nào?',
      ],
      [
        ['Separates must-haves from wishes', 'Tách yêu cầu bắt buộc và mong muốn'],
        ['Agrees on how to assess each', 'Thống nhất cách đánh giá từng yêu cầu'],
        ['A first list of sources and a time plan', 'Danh sách nguồn ban đầu và kế hoạch thời gian'],
      ],
    ),
  ],
}
