import { ask, type Competency } from './bank-types'

export const stakeholders: Competency = {
  id: 'stakeholders',
  name: { en: 'Working with stakeholders', vi: 'Phối hợp với các bên liên quan' },
  dimension: 'big_picture_thinking',
  anchors: {
    en: [
      'Does not see who else is affected',
      'Informs others late or only when asked',
      'Keeps the main people informed in one case',
      'Knows what each side wants, involves them early and settles competing wishes',
      'Wins people without authority over them, makes trade-offs open and keeps trust when saying no',
    ],
    vi: [
      'Không nhận ra ai khác bị ảnh hưởng',
      'Thông báo muộn hoặc chỉ khi được hỏi',
      'Giữ những người chính được cập nhật trong một trường hợp',
      'Biết mỗi bên cần gì, mời tham gia sớm và dung hòa mong muốn trái chiều',
      'Thuyết phục được người không dưới quyền, công khai đánh đổi và giữ niềm tin cả khi từ chối',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a time you needed the support of people you had no authority over. How did you win them?',
        'Hãy kể về một lần bạn cần sự ủng hộ của những người không dưới quyền mình. Bạn thuyết phục họ thế nào?',
      ],
      [
        [
          'Who they were and what they wanted: finance / production / director / supplier / worried / busy / goal',
          'Họ là ai và muốn gì: tài chính / sản xuất / giám đốc / nhà cung cấp / lo ngại / bận / mục tiêu',
        ],
        [
          'What was offered or changed for them: benefit / pilot / early / involved / data / small favor / adapted / credit',
          'Đã đề nghị hoặc thay đổi gì cho họ: lợi ích / làm thử / sớm / cùng tham gia / số liệu / điều chỉnh / ghi nhận',
        ],
        [
          'The outcome: approved / signed / launched / refused / partly / ally / budget',
          'Kết quả: được duyệt / ký / triển khai / từ chối / một phần / ngân sách',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a piece of work where two groups wanted opposite things from you. How did you settle it?',
        'Hãy kể về một việc mà hai bên đòi hỏi bạn những điều trái ngược. Bạn đã dàn xếp ra sao?',
      ],
      [
        [
          'Both interests: sales / production / quality / speed / cost / customer / headquarters / users',
          'Lợi ích của cả hai bên: kinh doanh / sản xuất / chất lượng / tốc độ / chi phí / khách hàng / trụ sở',
        ],
        [
          'How the trade-off was made open: table / meeting / pros and cons / numbers / written / priorities / joint',
          'Làm rõ sự đánh đổi bằng cách nào: bảng so sánh / họp / lợi hại / số liệu / văn bản / ưu tiên / cùng nhau',
        ],
        [
          'Who decided, and the result: director / manager / agreed / vote / delivered / accepted / compromise',
          'Ai quyết định và kết quả: giám đốc / quản lý / thống nhất / biểu quyết / bàn giao / chấp nhận / thỏa hiệp',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'Shortly before the end, an important person asks for a change that endangers the date. What do you do?',
        'Gần đến hạn, một người quan trọng yêu cầu thay đổi khiến tiến độ bị đe doạ. Bạn sẽ làm gì?',
      ],
      [
        [
          'Finds out the reason: purpose / what happens if / pressure / background / customer',
          'Tìm hiểu lý do: hỏi lý do / mục đích / nhu cầu / nếu không / áp lực / bối cảnh / khách hàng',
        ],
        [
          'Shows options with their cost: options / cost / partial / delay / swap / risk / second phase',
          'Đưa ra phương án kèm cái giá: phương án / chi phí / để sau / một phần / chậm / rủi ro / giai đoạn hai',
        ],
        [
          'Gets a clear decision from the right person: sponsor / manager / written / confirm / decide / sign / client',
          'Lấy quyết định rõ ràng từ đúng người: người phụ trách / quản lý / văn bản / xác nhận / quyết định / ký',
        ],
      ],
    ),
    ask(
      'opinion',
      [
        'How much should those who are affected know while work is still uncertain? Where do you draw the line?',
        'Khi công việc còn chưa chắc chắn, người liên quan nên biết đến mức nào? Bạn đặt ranh giới ở đâu?',
      ],
      [
        [
          'A position with a reason: honest / early / facts / draft / trust / rumor / confidential',
          'Quan điểm kèm lý do: thẳng thắn / sớm / sự thật / bản nháp / niềm tin / tin đồn / bảo mật',
        ],
        [
          'An example: reorganization / price / closing / delay / move / layoff / launch / contract',
          'Một ví dụ: tái cơ cấu / giá / đóng cửa / chậm / chuyển / cắt giảm / ra mắt / hợp đồng',
        ],
        [
          'The opposite risk: panic / rumors / false hope / leak / confusion / lost trust / too early',
          'Rủi ro theo chiều ngược lại: hoang mang / hy vọng sai / rò rỉ / rối / mất niềm tin / quá sớm',
        ],
      ],
    ),
  ],
}
