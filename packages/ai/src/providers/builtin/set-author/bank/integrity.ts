import { ask, type Competency } from './bank-types'

export const integrity: Competency = {
  id: 'integrity',
  name: { en: 'Integrity', vi: 'Chính trực' },
  dimension: null,
  anchors: {
    en: [
      'Justifies hiding or bending facts',
      'Speaks of honesty in general only',
      'Names a case and the right thing done in it',
      'Acts rightly at a cost to oneself and explains the weighing',
      'Also speaks up for others or changes a rule, calmly and by the proper way',
    ],
    vi: [
      'Biện minh cho việc che giấu hoặc bóp méo sự thật',
      'Chỉ nói chung chung về trung thực',
      'Nêu được một trường hợp và điều đúng đã làm',
      'Làm điều đúng dù bản thân chịu thiệt và giải thích sự cân nhắc',
      'Còn lên tiếng vì người khác hoặc thay đổi quy định, bình tĩnh và đúng cách',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a time doing the right thing was inconvenient for you. What did you weigh up?',
        'Hãy kể về một lần làm điều đúng lại gây bất lợi cho bạn. Bạn đã cân nhắc điều gì?',
      ],
      [
        [
          'What was at stake: customer / safety / money / colleague / bonus / law / reputation',
          'Điều gì bị ảnh hưởng: khách hàng / an toàn / tiền / đồng nghiệp / thưởng / pháp luật / uy tín / mất việc',
        ],
        [
          'The choice and its cost: reported / refused / told truth / lost / delay / admitted / stood / unpopular',
          'Lựa chọn và cái giá: báo cáo / từ chối / nói thật / mất / chậm / thừa nhận / giữ lập trường / bị ghét',
        ],
        [
          'The result: trust / respected / fixed / consequence / slept / thanked / policy / cancelled',
          'Kết quả: niềm tin / tôn trọng / sửa / hậu quả / yên tâm / cảm ơn / quy định / hủy',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a mistake of yours that no one had noticed yet. What did you do?',
        'Hãy kể về một sai sót của bạn mà chưa ai phát hiện. Bạn đã làm gì?',
      ],
      [
        [
          'The mistake: invoice / wrong / calculation / forgot / deleted / price / order / label',
          'Sai sót là gì: hóa đơn / nhầm / tính sai / quên / xóa / giá / đơn hàng / nhãn',
        ],
        [
          'Whom they told and when: manager / immediately / customer / email / colleague / confessed',
          'Đã báo cho ai và khi nào: quản lý / ngay lập tức / khách hàng / trong ngày / email / đồng nghiệp / thú nhận',
        ],
        [
          'The consequence: corrected / cost / warning / trust / refunded / procedure / lesson / thanked',
          'Hệ quả: sửa / chi phí / nhắc nhở / niềm tin / hoàn tiền / quy trình / bài học / cảm ơn',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'Your target is in reach if you count something that does not quite belong there, and no one would notice. What do you do?',
        'Bạn sẽ đạt chỉ tiêu nếu tính thêm một khoản không hẳn thuộc về nó và không ai phát hiện. Bạn làm gì?',
      ],
      [
        [
          'A clear stand: honest / refuse / leave out / wrong / report real',
          'Lập trường rõ ràng: trung thực / từ chối / bỏ ra / sai / báo số thật',
        ],
        [
          'The reason beyond being caught: trust / decision / customers / values / bonus / unfair / real picture',
          'Lý do ngoài việc sợ bị phát hiện: niềm tin / quyết định / khách hàng / giá trị / thưởng / không công bằng / số thật',
        ],
        [
          'How the gap is reported: manager / explain / shortfall / forecast / plan / reason / next month',
          'Báo cáo phần thiếu ra sao: quản lý / giải thích / phần thiếu / dự báo / kế hoạch / lý do / tháng sau',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'You learn that a colleague passes on confidential information. What do you do, step by step?',
        'Bạn biết một đồng nghiệp đang để lộ thông tin mật. Bạn sẽ làm gì, từng bước?',
      ],
      [
        [
          'Makes sure of the facts: evidence / rumor / observe / document / misunderstanding',
          'Xác minh sự việc: bằng chứng / chắc chắn / tin đồn / quan sát / ghi lại / hiểu lầm / tự kiểm tra',
        ],
        [
          'The proper way to report: manager / compliance / hotline / policy / report / HR / security',
          'Kênh báo cáo đúng: quản lý / pháp chế / đường dây nóng / quy định / báo cáo / nhân sự / an ninh',
        ],
        [
          'Fairness to the colleague: chance / not gossip / privately / explain / presume / fair',
          'Công bằng với đồng nghiệp: nói chuyện / cơ hội / không đồn / nói riêng / giải thích / công bằng / suy đoán',
        ],
      ],
    ),
  ],
}
