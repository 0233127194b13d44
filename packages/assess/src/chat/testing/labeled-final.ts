import type { LabeledInterview } from './interview-source'

/** Written after the ranking and looked at once: the figures of docs/benchmarks.md. Nothing is tuned to them. */
export const finalInterviews: readonly LabeledInterview[] = [
  {
    name: 'sales representative',
    language: 'en',
    turns: [
      [
        'Describe a deal that you are proud of.',
        'I sold a scheduling product to a chain of nine dental clinics. The owner had turned us down twice. ' +
          'I asked to sit at the reception for a morning, counted the missed appointments, and showed her what they cost. We signed a contract for three years in June.',
      ],
      [
        'How do you organize your week?',
        'Mondays are for cold calls, about sixty. I keep every contact in HubSpot and write the next step straight after the call. On Fridays I clean the pipeline.',
      ],
      [
        'Tell me about a quota that you missed.',
        'In the first quarter of last year I reached only seventy percent of my quota. I had chased two large accounts and neglected the small ones. Since then a third of my time belongs to renewals.',
      ],
      [
        'How do you negotiate prices?',
        'I never lower a price without getting something in return, for instance an earlier start or a reference. My manager approves everything beyond ten percent.',
      ],
    ],
    questions: [
      { ask: 'Which CRM does she use, for example HubSpot?', expect: 'HubSpot' },
      { ask: 'Has the candidate ever missed a quota?', expect: 'quota' },
      { ask: 'How does she approach cold calling?', expect: 'cold calls' },
      { ask: 'Did they give discounts?', expect: 'lower a price' },
      { ask: 'Does the candidate speak about contract renewals?', expect: 'renewals' },
      { ask: 'Is there anything about dentists or clinics?', expect: 'dental clinics' },
      { ask: 'Has the candidate managed a sales team?', expect: null },
      { ask: 'Does she know Salesforce?', expect: null },
      { ask: 'Would she travel abroad?', expect: null },
      { ask: 'Any experience with public tenders?', expect: null },
      { ask: 'Does she mention marketing campaigns?', expect: null },
      { ask: 'What notice period does she have?', expect: null },
    ],
  },
  {
    name: 'kế toán tổng hợp',
    language: 'vi',
    turns: [
      [
        'Bạn hãy mô tả công việc gần nhất.',
        'Tôi phụ trách báo cáo thuế và đối chiếu công nợ cho một công ty may có ba trăm công nhân. Phần mềm chúng tôi dùng là MISA. ' +
          'Cuối tháng tôi khóa sổ trong ba ngày làm việc.',
      ],
      [
        'Hãy kể về một sai sót và cách bạn khắc phục.',
        'Năm ngoái tôi nhập trùng một hóa đơn tám mươi triệu đồng. Tôi phát hiện khi đối chiếu sao kê ngân hàng, báo ngay cho kế toán trưởng và lập biên bản điều chỉnh. ' +
          'Từ đó tôi lập bảng kiểm tra số hóa đơn trùng.',
      ],
      [
        'Bạn phối hợp với phòng ban khác như thế nào?',
        'Phòng mua hàng hay nộp chứng từ muộn. Tôi mời họ họp, thống nhất lịch nộp vào thứ tư hằng tuần, và sau hai tháng không còn hồ sơ trễ.',
      ],
      [
        'Bạn cập nhật quy định mới ra sao?',
        'Tôi đọc thông tư của Bộ Tài chính mỗi tuần và học một khóa về hóa đơn điện tử. Tôi cũng hướng dẫn lại cho hai bạn mới.',
      ],
    ],
    questions: [
      { ask: 'Ứng viên có dùng phần mềm MISA không?', expect: 'MISA' },
      { ask: 'Bạn ấy từng mắc lỗi với hóa đơn nào?', expect: 'hóa đơn' },
      { ask: 'ung vien co lam bao cao thue khong?', expect: 'báo cáo thuế' },
      { ask: 'Ứng viên có đào tạo nhân viên mới không?', expect: 'hướng dẫn lại' },
      { ask: 'Chứng từ nộp muộn được giải quyết thế nào?', expect: 'chứng từ muộn' },
      { ask: 'Có nói về đối chiếu ngân hàng không?', expect: 'sao kê ngân hàng' },
      { ask: 'Ứng viên có chứng chỉ ACCA không?', expect: null },
      { ask: 'Ứng viên có kinh nghiệm kiểm toán không?', expect: null },
      { ask: 'Bạn ấy có biết lập trình không?', expect: null },
      { ask: 'Ứng viên có nhắc đến bảo hiểm xã hội không?', expect: null },
      { ask: 'co kinh nghiem quan ly kho khong?', expect: null },
      { ask: 'Ứng viên có sẵn sàng làm ca đêm không?', expect: null },
    ],
  },
  {
    name: 'data analyst',
    language: 'en',
    turns: [
      [
        'What analysis changed a decision?',
        'Our product team wanted to remove the free plan. I looked at two years of subscriptions in BigQuery and saw that four out of ten paying customers had started free. ' +
          'I presented it in one chart, and they kept the plan.',
      ],
      [
        'How do you make sure that your numbers are right?',
        'Before I publish anything I compare the total with the finance report. I write tests in dbt for every table, and a colleague reviews my queries. I once double counted refunds and had to send a correction to the board.',
      ],
      [
        'How do you explain statistics to people without that background?',
        'I avoid words like p value. For the support managers I drew a hundred little people and colored in seven of them. They understood the churn rate at once.',
      ],
    ],
    questions: [
      { ask: 'Does he know BigQuery or Snowflake?', expect: 'BigQuery' },
      { ask: 'Has he worked with dbt?', expect: 'dbt' },
      { ask: 'Did he ever make a mistake in a report?', expect: 'double counted' },
      { ask: 'How does he present results to managers?', expect: 'support managers' },
      { ask: 'Does someone review his queries?', expect: 'reviews my queries' },
      { ask: 'What did he say about the free plan?', expect: 'free plan' },
      { ask: 'Does he use Python?', expect: null },
      { ask: 'Has the candidate built dashboards in Tableau?', expect: null },
      { ask: 'Does he have a university degree?', expect: null },
      { ask: 'Any experience with A/B experiments?', expect: null },
      { ask: 'Does he mention privacy or GDPR?', expect: null },
      { ask: 'Is he willing to relocate?', expect: null },
    ],
  },
]
