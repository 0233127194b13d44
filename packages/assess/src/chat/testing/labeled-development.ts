import type { LabeledInterview } from './interview-source'

/** Written for these tests, and looked at while the ranking was written. */
export const developmentInterviews: readonly LabeledInterview[] = [
  {
    name: 'backend engineer',
    language: 'en',
    turns: [
      [
        'Tell me about a system that you built.',
        'At my last company I built the billing service in Go. It read events from Kafka and stored them in Postgres. ' +
          'We processed about two million events a day. I was responsible for the schema and for the migrations, and two colleagues wrote the invoices.',
      ],
      [
        'Tell me about a time when something went wrong in production.',
        'One Friday a migration locked the largest table and customers could not pay for forty minutes. ' +
          'I rolled it back, wrote to our support team, and on Monday I wrote a report of the incident without blaming anyone. ' +
          'Since then every migration is tested against a copy of production first.',
      ],
      [
        'How do you work with people who disagree with you?',
        'I ask them to write their proposal down. With a designer we argued about pagination for a week, and in the end we measured both versions with users. ' +
          'Her version was faster to use, so we shipped hers.',
      ],
      [
        'How do you release software?',
        'We deploy several times a day with GitHub Actions. Containers run on Nomad, not on anything larger. I set up alerts in Grafana, and whoever deploys watches them for ten minutes.',
      ],
    ],
    questions: [
      { ask: 'Does she know Kafka?', expect: 'read events from Kafka' },
      { ask: 'Has the candidate used Kubernetes?', expect: null },
      { ask: 'What experience does she have with database migrations?', expect: 'migration' },
      { ask: 'Did she ever handle an incident?', expect: 'report of the incident' },
      { ask: 'Does the candidate mention Terraform?', expect: null },
      { ask: 'How often do they deploy?', expect: 'several times a day' },
      { ask: 'Did they argue with a designer?', expect: 'argued about pagination' },
      { ask: 'What salary does she expect?', expect: null },
      { ask: 'Is there anything about monitoring or alerting?', expect: 'set up alerts' },
      { ask: 'Does she have experience with machine learning?', expect: null },
      { ask: 'Has she mentored junior developers?', expect: null },
      { ask: 'Which programming languages: Rust or Haskell?', expect: null },
    ],
  },
  {
    name: 'ward nurse',
    language: 'en',
    turns: [
      [
        'Describe a shift that was hard.',
        'Last winter we were two nurses for twenty eight patients on the night shift. An elderly man became confused after his surgery and pulled out his drip. ' +
          'I stayed with him, called the doctor on duty, and asked my colleague to take over my medication round.',
      ],
      [
        'How do you make sure that medication is given safely?',
        'I check the name on the wristband and the allergy list every time. For insulin a second nurse must sign. ' +
          'Once I noticed a wrong dose of morphine on the chart, and I phoned the pharmacy before I gave anything.',
      ],
      [
        'How do you talk with relatives?',
        'I take them out of the corridor and sit down with them. I say what I know and what I do not know. A daughter shouted at me because nobody had phoned her, and she was right, so I apologized.',
      ],
    ],
    questions: [
      { ask: 'How many patients did she care for at night?', expect: 'twenty eight patients' },
      { ask: 'Does she check allergies?', expect: 'allergy list' },
      { ask: 'Did the candidate work in intensive care?', expect: null },
      { ask: 'What happened with the wrong dose?', expect: 'wrong dose of morphine' },
      { ask: 'Has she apologised to relatives?', expect: 'apologized' },
      { ask: 'Has she trained students?', expect: null },
      { ask: 'Does she mention wound care?', expect: null },
      { ask: 'Who must sign for insulin?', expect: 'second nurse must sign' },
      { ask: 'Is she willing to move to another city?', expect: null },
      { ask: 'Does she know a hospital information system such as Epic?', expect: null },
    ],
  },
  {
    name: 'trưởng nhóm kho',
    language: 'vi',
    turns: [
      [
        'Hãy kể về một lần bạn cải thiện quy trình.',
        'Ở kho cũ, hàng hay bị giao nhầm vì nhãn dán tay. Tôi đề xuất dùng máy quét mã vạch và viết lại hướng dẫn đóng gói. ' +
          'Sau ba tháng, tỷ lệ giao nhầm giảm từ bốn phần trăm xuống dưới một phần trăm.',
      ],
      [
        'Bạn xử lý thế nào khi nhân viên nghỉ đột xuất?',
        'Tôi luôn có danh sách người trực thay. Hôm trước Tết có năm người nghỉ cùng lúc, tôi xin hỗ trợ từ phòng kế toán và tự lái xe nâng đến tối. ' +
          'Đơn hàng vẫn ra đúng giờ.',
      ],
      [
        'Bạn đảm bảo an toàn lao động ra sao?',
        'Mỗi sáng chúng tôi họp mười phút về an toàn. Ai không đội mũ bảo hộ thì không được vào khu vực xe nâng. Hai năm qua không có tai nạn nào.',
      ],
    ],
    questions: [
      { ask: 'Ứng viên có dùng máy quét mã vạch không?', expect: 'máy quét mã vạch' },
      { ask: 'Ứng viên có biết SAP không?', expect: null },
      { ask: 'ty le giao nham giam bao nhieu?', expect: 'tỷ lệ giao nhầm giảm' },
      { ask: 'Bạn ấy có lái xe nâng không?', expect: 'xe nâng' },
      { ask: 'Ứng viên có nói về kho lạnh không?', expect: null },
      { ask: 'Có nhắc đến tai nạn lao động không?', expect: 'tai nạn' },
      { ask: 'Ứng viên có kinh nghiệm xuất nhập khẩu không?', expect: null },
      { ask: 'ung vien co biet tieng anh khong?', expect: null },
      { ask: 'Mũ bảo hộ được quy định thế nào?', expect: 'mũ bảo hộ' },
      { ask: 'Ứng viên mong muốn mức lương bao nhiêu?', expect: null },
    ],
  },
]
