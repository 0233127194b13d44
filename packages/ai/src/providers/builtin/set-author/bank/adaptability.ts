import { ask, type Competency } from './bank-types'

export const adaptability: Competency = {
  id: 'adaptability',
  name: { en: 'Adaptability', vi: 'Khả năng thích ứng' },
  dimension: null,
  anchors: {
    en: [
      'Rejects change or stops working when things are unclear',
      'Goes along because there is no choice',
      'Adjusts to one change and keeps working',
      'Finds out what the change means, adjusts own plan early and stays effective under pressure',
      'Uses change to improve something, gives others footing and says what it cost',
    ],
    vi: [
      'Phản đối thay đổi hoặc dừng việc khi mọi thứ chưa rõ',
      'Làm theo vì không có lựa chọn',
      'Thích ứng với một thay đổi và tiếp tục làm việc',
      'Tìm hiểu ý nghĩa của thay đổi, sớm điều chỉnh kế hoạch và vẫn hiệu quả dưới áp lực',
      'Tận dụng thay đổi để cải tiến, giúp người khác vững vàng và nêu được cái giá phải trả',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a time priorities changed in the middle of your work. What did you do with what was already done?',
        'Hãy kể về một lần ưu tiên thay đổi khi bạn đang làm dở. Bạn xử lý phần đã làm thế nào?',
      ],
      [
        [
          'What changed, and why: customer / budget / strategy / boss / market / cancelled / urgent / new law',
          'Điều gì thay đổi và vì sao: khách hàng / ngân sách / chiến lược / sếp / thị trường / hủy / gấp / luật mới',
        ],
        [
          'Own adjustment: reorganized / paused / informed / replanned / handed over / asked / moved / stopped',
          'Bản thân đã điều chỉnh ra sao: sắp xếp lại / tạm dừng / thông báo / lập lại / bàn giao / hỏi / chuyển / ngừng',
        ],
        [
          'What was saved and what was lost: reused / saved / archived / lost / hours / parts / documented / wasted',
          'Giữ được gì và mất gì: dùng lại / giữ / lưu trữ / mất / số giờ / ghi lại / lãng phí',
        ],
      ],
    ),
    {
      ...ask(
        'behavioural',
        [
          'Describe the most stressful period at work you remember. What helped you to keep going, and what did you get wrong?',
          'Hãy kể về giai đoạn làm việc căng thẳng nhất bạn nhớ. Điều gì giúp bạn trụ vững và bạn đã làm sai điều gì?',
        ],
        [
          [
            'What made it hard: understaffed / deadline / illness / peak season / double shifts / conflict / moving / audit',
            'Điều gì gây khó: thiếu người / thời hạn / ốm / mùa cao điểm / tăng ca / mâu thuẫn / kiểm toán',
          ],
          [
            'Concrete ways of coping: walk / list / sleep / delegate / sport / break / colleague / boundaries / priorities',
            'Cách ứng phó cụ thể: đi bộ / danh sách / ngủ / giao việc / thể thao / nghỉ / đồng nghiệp / ưu tiên',
          ],
          [
            'An honest look at mistakes: snapped / forgot / too late / alone / skipped / overworked / apologized',
            'Nhìn nhận sai sót thẳng thắn: cáu gắt / quên / quá muộn / ôm việc / bỏ bữa / làm quá sức / lẽ ra / xin lỗi',
          ],
        ],
      ),
      topic: /pressure|stress|áp lực/i,
    },
    ask(
      'situational',
      [
        'The goal of your work is given only roughly and those who know are away for a week. How do you go on?',
        'Mục tiêu công việc chỉ được nêu sơ lược và người nắm rõ đi vắng một tuần. Bạn tiếp tục thế nào?',
      ],
      [
        [
          'Writes down assumptions: write down / assumption / list / unknown / interpretation / document / guess',
          'Ghi lại các giả định: ghi ra / giả định / danh sách / chưa rõ / cách hiểu / tài liệu / phỏng đoán',
        ],
        [
          'Starts with what holds in any case: basics / draft / research / prepare / safe',
          'Bắt đầu từ phần đúng trong mọi trường hợp: căn bản / phần chắc chắn / phần nhỏ / bản nháp / tìm hiểu / chuẩn bị / an toàn',
        ],
        [
          'Plans how to check later: return / show draft / questions / confirm / checkpoint / review / correct',
          'Có cách kiểm tra lại sau: khi họ về / cho xem bản nháp / câu hỏi / xác nhận / xem lại / điều chỉnh / sửa',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'Which change at work did you first think wrong and later right, or the other way round? What does that tell you?',
        'Thay đổi nào trong công việc ban đầu bạn cho là sai rồi sau thấy đúng, hoặc ngược lại? Bạn rút ra điều gì?',
      ],
      [
        [
          'The change and the first view: software / shift plan / reorganization / remote / rule / boss / process / location',
          'Thay đổi và quan điểm ban đầu: phần mềm / lịch ca / tái cơ cấu / từ xa / quy định / sếp / quy trình / địa điểm',
        ],
        [
          'What turned the view: results / numbers / experience / months / colleagues / customers',
          'Điều làm đổi quan điểm: kết quả / số liệu / trải nghiệm / vài tháng / đồng nghiệp / khách hàng / thử',
        ],
        [
          'A lesson of use elsewhere: patience / ask reasons / judge / listen / wait / measure',
          'Bài học dùng được ở chỗ khác: thử trước / kiên nhẫn / hỏi lý do / phán xét / cởi mở / lắng nghe / chờ / đo',
        ],
      ],
    ),
  ],
}
