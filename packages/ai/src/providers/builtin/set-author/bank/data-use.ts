import { ask, type Competency } from './bank-types'

export const dataUse: Competency = {
  id: 'data_use',
  name: { en: 'Working with data', vi: 'Làm việc với dữ liệu' },
  dimension: 'logical_reasoning',
  anchors: {
    en: [
      'Uses no figures, or figures that do not fit the claim',
      'Quotes figures without source or meaning',
      'Uses a fitting figure to support a point',
      'Chooses the measure, checks its quality and draws a sound conclusion',
      'Also tests other explanations, says how sure it is and shows a decision that rested on it',
    ],
    vi: [
      'Không dùng số liệu, hoặc số liệu không khớp với kết luận',
      'Nêu số liệu mà không rõ nguồn hay ý nghĩa',
      'Dùng được một số liệu phù hợp để bảo vệ ý kiến',
      'Chọn chỉ số, kiểm tra chất lượng và kết luận hợp lý',
      'Còn kiểm tra cách giải thích khác, nêu mức chắc chắn và chỉ ra quyết định đã dựa vào đó',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a decision you supported with figures. Where did they come from, and how far did you trust them?',
        'Hãy kể về một quyết định bạn đã dựa vào số liệu. Số liệu lấy từ đâu và bạn tin đến mức nào?',
      ],
      [
        [
          'The question and the measure: sales / costs / churn / error rate / conversion / hours / complaints / stock',
          'Câu hỏi và chỉ số: doanh số / chi phí / tỷ lệ rời bỏ / tỷ lệ lỗi / chuyển đổi / số giờ / khiếu nại / tồn kho',
        ],
        [
          'Source and limits: system / survey / sample / spreadsheet / incomplete / estimate / bias / period',
          'Nguồn và giới hạn: hệ thống / khảo sát / mẫu / bảng tính / chưa đủ / ước tính / sai lệch / giai đoạn',
        ],
        [
          'The decision and its outcome: approved / stopped / invested / changed / percent / saved / wrong / recommended',
          'Quyết định và kết quả: được duyệt / dừng / đầu tư / thay đổi / phần trăm / tiết kiệm / sai / đề xuất',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a time the figures said one thing and your experience another. What did you do?',
        'Hãy kể về một lần số liệu cho thấy một điều còn kinh nghiệm của bạn nói khác. Bạn đã làm gì?',
      ],
      [
        [
          'The contradiction: numbers / gut / report / reality / forecast / customers / average / looked fine',
          'Mâu thuẫn là gì: linh cảm / báo cáo / thực tế / dự báo / khách hàng / trung bình',
        ],
        [
          'How it was tested: checked / sample / asked / visited / compared / raw data / counted / test',
          'Đã kiểm chứng thế nào: kiểm tra / lấy mẫu / hỏi / đến tận nơi / so sánh / dữ liệu gốc / đếm / thử',
        ],
        [
          'What proved right: data wrong / instinct / definition / delay / corrected / lesson / season',
          'Điều gì hoá ra đúng: số liệu sai / cả hai / linh cảm đúng / cách tính / trễ / sửa / bài học / mùa vụ',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'You are asked to show whether a new way of working is better than the old one. How do you set it up?',
        'Bạn được yêu cầu chứng minh cách làm mới có tốt hơn cách cũ không. Bạn sẽ thiết kế thế nào?',
      ],
      [
        [
          'What is measured and from which baseline: baseline / metric / minutes / error rate / cost / satisfaction',
          'Đo gì và so với mốc nào: mốc ban đầu / chỉ số / trước đó / số phút / tỷ lệ lỗi / chi phí / hài lòng',
        ],
        [
          'A fair comparison: control group / same period / random / equal / two groups / parallel',
          'So sánh công bằng: nhóm đối chứng / cùng giai đoạn / ngẫu nhiên / như nhau / hai nhóm / song song',
        ],
        [
          'When the answer counts as clear: threshold / sample size / weeks / significant / repeat / agreed before / difference',
          'Khi nào coi là đủ rõ: ngưỡng / cỡ mẫu / số tuần / đủ lớn / lặp lại / thống nhất trước / chênh lệch',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'Which figure in your field is often misread? What would you look at instead?',
        'Trong lĩnh vực của bạn, con số nào hay bị hiểu sai? Bạn sẽ nhìn vào điều gì thay thế?',
      ],
      [
        [
          'The figure and the misreading: average / revenue / clicks / utilization / followers / rate / growth / attendance',
          'Con số và cách hiểu sai: trung bình / doanh thu / lượt nhấp / công suất / người theo dõi / tỷ lệ / tăng trưởng',
        ],
        [
          'Why it misleads: hides / outliers / season / size / correlation / short term / wrong incentive',
          'Vì sao gây hiểu lầm: che khuất / ngoại lệ / mùa vụ / quy mô / tương quan / ngắn hạn / động cơ sai',
        ],
        [
          'A better measure: median / per customer / profit / retention / cohort / trend / quality / ratio',
          'Chỉ số tốt hơn: trung vị / mỗi khách / lợi nhuận / giữ chân / xu hướng / chất lượng / tỷ số',
        ],
      ],
    ),
  ],
}
