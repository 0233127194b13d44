import { ask, type Competency } from './bank-types'

export const conflict: Competency = {
  id: 'conflict',
  name: { en: 'Handling disagreement', vi: 'Xử lý bất đồng' },
  dimension: null,
  anchors: {
    en: [
      'Avoids every disagreement or turns it against the person',
      'Gives way or insists without hearing the other side',
      'Names both positions and finds a way out of one case',
      'Looks for the reason behind the other position, argues on facts and keeps the relationship',
      'Turns a disagreement into a better solution, and changes what caused it',
    ],
    vi: [
      'Né tránh mọi bất đồng hoặc công kích cá nhân',
      'Nhượng bộ hoặc khăng khăng mà không nghe phía bên kia',
      'Nêu được quan điểm hai bên và tìm được lối ra trong một trường hợp',
      'Tìm lý do phía sau quan điểm của người kia, tranh luận bằng dữ kiện và giữ được quan hệ',
      'Biến bất đồng thành giải pháp tốt hơn và thay đổi nguyên nhân gây ra nó',
    ],
  },
  questions: [
    ask(
      'behavioural',
      [
        'Tell me about a disagreement with a colleague or manager that mattered. What did each of you want, and how did it end?',
        'Hãy kể về một lần bạn bất đồng với đồng nghiệp hoặc quản lý về một việc quan trọng. Mỗi bên muốn gì và kết thúc ra sao?',
      ],
      [
        [
          'Both positions, described fairly: cost / quality / deadline / risk / fairness / customer / he wanted / she wanted',
          'Quan điểm hai bên, được kể công bằng: chi phí / chất lượng / thời hạn / rủi ro / công bằng / khách hàng / anh ấy muốn',
        ],
        [
          'What the speaker did to move it forward: listened / private / numbers / asked why / compromise / third person / wrote down / waited',
          'Bản thân đã làm gì để tháo gỡ: lắng nghe / nói riêng / số liệu / hỏi lý do / nhượng bộ / người thứ ba / ghi lại',
        ],
        [
          'The outcome for the work and the relationship: agreed / still friends / apologized / decided / respect / lesson',
          'Kết quả với công việc và với mối quan hệ: thống nhất / vẫn thân / tốt hơn / xin lỗi / quyết định / tôn trọng / bài học',
        ],
      ],
    ),
    ask(
      'behavioural',
      [
        'Describe a time you changed your mind in a discussion. What convinced you?',
        'Hãy kể về một lần bạn đổi ý trong khi tranh luận. Điều gì đã thuyết phục bạn?',
      ],
      [
        [
          'The first position and its reason: believed / experience / cheaper / safer / habit / against',
          'Quan điểm ban đầu và lý do: tôi tin / chắc chắn / kinh nghiệm / rẻ hơn / an toàn hơn / thói quen / phản đối',
        ],
        [
          'The argument or fact that counted: data / test / customer / calculation / prototype / expert / evidence',
          'Lập luận hoặc dữ kiện có sức nặng: số liệu / thử nghiệm / ví dụ / khách hàng / tính toán / chuyên gia / bằng chứng',
        ],
        [
          'What happened next: admitted / supported / changed plan / thanked / rolled out / told others / corrected',
          'Sau đó đã làm gì: thừa nhận / ủng hộ / đổi kế hoạch / cảm ơn / triển khai / báo mọi người / sửa',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'Two people you depend on no longer speak to each other, and your work suffers. What do you do first, and what if it does not help?',
        'Hai người bạn cần phối hợp không còn nói chuyện với nhau và việc của bạn bị ảnh hưởng. Bạn làm gì trước, và nếu không hiệu quả thì sao?',
      ],
      [
        [
          'Hears both sides separately: each alone / privately / listen / what happened / neutral / coffee / both sides',
          'Lắng nghe riêng từng bên: từng người / nói riêng / lắng nghe / chuyện gì xảy ra / trung lập / cả hai bên',
        ],
        [
          'Brings it back to the work and a concrete agreement: agreement / task / handover / rules / written / meeting / deadline',
          'Đưa về công việc và một thỏa thuận cụ thể: thỏa thuận / phân việc / ai làm gì / bàn giao / quy tắc / ghi lại / họp',
        ],
        [
          'Knows when to involve others: manager / escalate / HR / mediator / two weeks / document / supervisor',
          'Biết lúc nào cần nhờ người khác: quản lý / báo cấp trên / nhân sự / hòa giải / hai tuần / trưởng nhóm',
        ],
      ],
    ),
    ask(
      'situational',
      [
        'Someone senior insists on a decision you believe is wrong. How do you deal with it?',
        'Một người cấp trên kiên quyết giữ một quyết định mà bạn cho là sai. Bạn sẽ xử lý thế nào?',
      ],
      [
        [
          'Makes the point with evidence, at the right place: data / privately / risk / written / alternative / figures / respectfully',
          'Nêu ý kiến kèm bằng chứng, đúng nơi đúng lúc: số liệu / nói riêng / ví dụ / rủi ro / bằng văn bản / phương án khác / tôn trọng',
        ],
        [
          'Where the limit lies between speaking up and going along: safety / law / ethics / once decided / accept / refuse / document / harm',
          'Ranh giới giữa lên tiếng và chấp hành: an toàn / pháp luật / đạo đức / đã quyết / chấp hành / từ chối / ghi lại',
        ],
        [
          'How the result is followed up: review / measure / monitor / check back / learn / feedback / report / month later',
          'Theo dõi kết quả ra sao: xem lại / đo / theo dõi / kiểm tra lại / phản hồi / báo cáo / tháng sau',
        ],
      ],
    ),
  ],
}
