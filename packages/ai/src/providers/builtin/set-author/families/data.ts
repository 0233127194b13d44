import { type Family, skill, trade } from './family-types'

export const data: Family = {
  id: 'data',
  skills: [
    skill('Querying data with SQL', 'Truy vấn dữ liệu bằng SQL', 'tool'),
    skill('Statistics and sound conclusions', 'Thống kê và kết luận đúng đắn'),
    skill('Reports and dashboards people use', 'Báo cáo và dashboard được sử dụng thật'),
    skill('Data quality', 'Chất lượng dữ liệu'),
  ],
  competencies: ['data_use', 'problem_solving', 'communication', 'quality', 'stakeholders'],
  questions: [
    trade(
      ['behavioural', 'data_use', /analy|statist|model|insight|experiment|phân tích|thống kê|mô hình/i],
      [
        'Tell me about an analysis whose result no one expected. How did you make sure it was right?',
        'Hãy kể về một phân tích cho kết quả không ai ngờ. Làm sao bạn chắc chắn nó đúng?',
      ],
      [
        ['Question, data and method', 'Câu hỏi, dữ liệu và phương pháp'],
        ['Checks against error and chance', 'Kiểm tra sai sót và ngẫu nhiên'],
        ['What was decided on it', 'Đã quyết định gì dựa vào đó'],
      ],
    ),
    trade(
      [
        'technical',
        'quality',
        /pipeline|etl|warehouse|quality|sql|database|kho dữ liệu|chất lượng dữ liệu|cơ sở dữ liệu/i,
      ],
      [
        'A daily report suddenly shows half of the usual rows. How do you find out whether the data or the business changed?',
        'Báo cáo hằng ngày bỗng chỉ còn một nửa số dòng. Làm sao bạn biết dữ liệu hay hoạt động kinh doanh đã thay đổi?',
      ],
      [
        ['Follows the data from source to report', 'Lần theo dữ liệu từ nguồn đến báo cáo'],
        ['Compares with an independent source', 'So với một nguồn độc lập'],
        ['Check that would have raised an alarm', 'Kiểm tra nào lẽ ra đã cảnh báo'],
      ],
    ),
    trade(
      ['situational', 'communication', /report|dashboard|present|stakeholder|visual|báo cáo|trình bày|trực quan/i],
      [
        'A manager wants one number for a question that has no single answer. What do you give them?',
        'Quản lý muốn một con số cho câu hỏi không có một đáp án duy nhất. Bạn đưa cho họ điều gì?',
      ],
      [
        ['Asks which decision hangs on it', 'Hỏi quyết định nào phụ thuộc vào nó'],
        ['A range or scenarios in plain words', 'Khoảng giá trị hoặc kịch bản, nói dễ hiểu'],
        ['Says what is uncertain', 'Nói rõ điều chưa chắc chắn'],
      ],
    ),
  ],
}
