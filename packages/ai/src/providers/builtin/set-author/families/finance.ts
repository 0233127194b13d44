import { type Family, skill, trade } from './family-types'

export const finance: Family = {
  id: 'finance',
  skills: [
    skill('Bookkeeping and closing the accounts', 'Ghi sổ và khóa sổ kế toán'),
    skill('Taxes and reporting', 'Thuế và báo cáo'),
    skill('Budgeting and cost control', 'Lập ngân sách và kiểm soát chi phí'),
    skill('Spreadsheets', 'Bảng tính', 'tool'),
  ],
  competencies: ['quality', 'integrity', 'planning', 'data_use', 'communication'],
  questions: [
    trade(
      [
        'behavioural',
        'quality',
        /clos|reconcil|bookkeep|ledger|account|khoá sổ|khóa sổ|ghi sổ|đối chiếu|hạch toán|chứng từ/i,
      ],
      [
        'Tell me about a difference in the accounts that was hard to explain. How did you find it?',
        'Hãy kể về một khoản chênh lệch sổ sách khó giải thích. Bạn tìm ra bằng cách nào?',
      ],
      [
        ['Amount and how it was noticed', 'Số tiền và cách phát hiện'],
        ['The order in which sources were checked', 'Thứ tự kiểm tra các nguồn'],
        ['What prevents it now', 'Điều gì ngăn nó tái diễn'],
      ],
    ),
    trade(
      ['technical', 'planning', /tax|vat|report|statement|ifrs|gaap|vas|thuế|báo cáo|quyết toán/i],
      [
        'How do you make sure that a tax return or financial report is right and on time? Take one that you prepared.',
        'Bạn bảo đảm tờ khai thuế hoặc báo cáo tài chính đúng và kịp hạn thế nào? Hãy lấy một lần bạn đã lập.',
      ],
      [
        ['Sources and checks', 'Nguồn số liệu và các bước kiểm tra'],
        ['Time plan and people involved', 'Kế hoạch thời gian và người tham gia'],
        ['A change of the rules that had to be followed', 'Một thay đổi quy định cần cập nhật'],
      ],
    ),
    trade(
      [
        'situational',
        'integrity',
        /audit|complian|control|invoice|expense|integrity|chính trực|trung thực|kiểm toán|kiểm soát|hoá đơn|hóa đơn|tuân thủ/i,
      ],
      [
        'A manager asks you to book an expense in a way that you think is not allowed. What do you do?',
        'Một quản lý yêu cầu bạn hạch toán một khoản chi theo cách bạn cho là không được phép. Bạn làm gì?',
      ],
      [
        ['Names the rule and asks for the reason', 'Nêu quy định và hỏi lý do'],
        ['Offers a lawful way', 'Đưa ra cách làm đúng'],
        ['Knows whom to turn to', 'Biết cần báo cho ai'],
      ],
    ),
    trade(
      ['behavioural', 'data_use', /budget|cost|forecast|cash|analysis|ngân sách|chi phí|dòng tiền|dự báo|phân tích/i],
      [
        'Tell me about a figure you brought up that changed a decision in the company.',
        'Hãy kể về một con số bạn đưa ra đã làm thay đổi một quyết định của công ty.',
      ],
      [
        ['What the figure showed', 'Con số cho thấy điều gì'],
        ['How it was explained to others', 'Giải thích cho người khác thế nào'],
        ['The decision and its effect', 'Quyết định và tác động'],
      ],
    ),
  ],
}
