import { type Family, skill, trade } from './family-types'

export const healthcare: Family = {
  id: 'healthcare',
  skills: [
    skill('Care of patients', 'Chăm sóc người bệnh'),
    skill('Hygiene and safety rules', 'Quy định vệ sinh và an toàn'),
    skill('Records and handover', 'Hồ sơ và bàn giao ca'),
    skill('Talking with patients and relatives', 'Trao đổi với người bệnh và người nhà'),
  ],
  competencies: ['quality', 'communication', 'teamwork', 'adaptability', 'integrity'],
  questions: [
    trade(
      ['behavioural', 'quality', /patient|care|nurs|clinical|người bệnh|bệnh nhân|chăm sóc|điều dưỡng/i],
      [
        'Tell me about a time you noticed a change in a patient before others did. What did you see and what did you do?',
        'Hãy kể về một lần bạn nhận ra thay đổi ở người bệnh trước người khác. Bạn thấy gì và đã làm gì?',
      ],
      [
        ['The observation', 'Điều quan sát được'],
        ['Whom they told, and how', 'Đã báo cho ai và thế nào'],
        ['The result', 'Kết quả'],
      ],
    ),
    trade(
      ['situational', 'communication', /relative|famil|communicat|talk|người nhà|giao tiếp|trao đổi/i],
      [
        'Worried relatives ask you for information that you may not give. What do you say?',
        'Người nhà lo lắng hỏi bạn thông tin mà bạn không được phép cung cấp. Bạn nói gì?',
      ],
      [
        ['Takes the worry seriously', 'Tôn trọng nỗi lo'],
        ['Explains the limit plainly', 'Giải thích giới hạn rõ ràng'],
        ['Brings in the right person', 'Mời đúng người có thẩm quyền'],
      ],
    ),
    trade(
      ['situational', 'planning', /hygiene|safety|record|handover|shift|vệ sinh|an toàn|hồ sơ|bàn giao|ca trực/i],
      [
        'At the end of a full shift you find that an entry in the record is missing. What do you do?',
        'Cuối ca trực bận rộn bạn phát hiện hồ sơ thiếu một ghi chép. Bạn làm gì?',
      ],
      [
        ['Clears up the risk for the patient first', 'Loại trừ nguy cơ cho người bệnh trước'],
        ['Enters it openly and with the right time', 'Bổ sung minh bạch, đúng thời điểm'],
        ['Says so at handover', 'Nêu rõ khi bàn giao'],
      ],
    ),
  ],
}
