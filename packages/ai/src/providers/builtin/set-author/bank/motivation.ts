import { ask, type Competency } from './bank-types'

export const motivation: Competency = {
  id: 'motivation',
  name: { en: 'Motivation for the role', vi: 'Động lực với vị trí' },
  dimension: null,
  anchors: {
    en: [
      'Gives no reason, or only pay',
      'Gives general praise that fits any job',
      'Gives one reason that fits this kind of work',
      'Ties own experience and goals to concrete tasks of the role',
      'Also names what will be hard or unappealing in it, and why they want it all the same',
    ],
    vi: [
      'Không nêu lý do, hoặc chỉ vì lương',
      'Khen chung chung, hợp với mọi công việc',
      'Nêu một lý do phù hợp với loại công việc này',
      'Gắn kinh nghiệm và mục tiêu của mình với nhiệm vụ cụ thể của vị trí',
      'Còn nêu điều khó hoặc không hấp dẫn của vị trí và vì sao vẫn muốn làm',
    ],
  },
  questions: [
    ask(
      'motivational',
      [
        'Which part of this role attracts you most, and what in your past work has prepared you for it?',
        'Phần nào của vị trí này thu hút bạn nhất và điều gì trong công việc trước đây đã chuẩn bị cho bạn?',
      ],
      [
        [
          'A concrete task of the role: customers / patients / building / teaching / numbers / design / planning / machines',
          'Một nhiệm vụ cụ thể của vị trí: khách hàng / bệnh nhân / xây dựng / giảng dạy / số liệu / thiết kế / lập kế hoạch / máy móc',
        ],
        [
          'A link to own experience: years / previous job / internship / project / trained / course / similar / responsible',
          'Liên hệ với kinh nghiệm của mình: số năm / công việc cũ / thực tập / dự án / đào tạo / khóa học / tương tự / phụ trách',
        ],
        [
          'A goal for the time ahead: learn / lead / certificate / improve / specialist / own project / languages',
          'Mục tiêu sắp tới: học thêm / dẫn dắt / chứng chỉ / cải thiện / chuyên gia / năm đầu / dự án riêng / ngoại ngữ',
        ],
      ],
    ),
    ask(
      'motivational',
      [
        'What do you expect to be the hardest thing about this role for you, and why do you want it all the same?',
        'Theo bạn, điều khó nhất của vị trí này với bạn là gì và vì sao bạn vẫn muốn nhận?',
      ],
      [
        [
          'An honest difficulty: new industry / travel / language / shift / software / leading / early mornings / sales',
          'Một khó khăn thật: ngành mới / đi lại / ngôn ngữ / ca / phần mềm / dẫn dắt / dậy sớm / bán hàng',
        ],
        [
          'How it will be met: course / practice / mentor / prepare / plan / evening / step by step',
          'Sẽ đối mặt thế nào: khóa học / thực hành / hỏi / người hướng dẫn / chuẩn bị / kế hoạch / buổi tối / từng bước',
        ],
        [
          'A reason to want the role: grow / product / mission / skills / challenge / care / closer / future',
          'Lý do muốn nhận việc: phát triển / sản phẩm / sứ mệnh / kỹ năng / thử thách / quan tâm / gần nhà / tương lai',
        ],
      ],
    ),
    ask(
      'motivational',
      [
        'Think of a working day that went really well. What did you do that day, and how much of it do you see in this role?',
        'Hãy nghĩ về một ngày làm việc thật suôn sẻ. Hôm đó bạn làm gì và vị trí này có bao nhiêu điều như vậy?',
      ],
      [
        [
          'A concrete day: morning / customer / launch / team lunch / finished / taught / solved / shift',
          'Một ngày cụ thể: buổi sáng / khách hàng / ra mắt / hoàn thành / dạy / giải quyết / ca / thứ sáu',
        ],
        [
          'What made it good: thanked / progress / focus / variety / helped / quiet / result / trust',
          'Điều gì làm nên ngày đó: được cảm ơn / tiến độ / tập trung / đa dạng / giúp được / yên tĩnh / kết quả / tin tưởng',
        ],
        [
          'A comparison with the role: similar / description / customers / independent / missing / daily',
          'So sánh với vị trí: tương tự / ít hơn / mô tả / tự chủ / còn thiếu / hằng ngày',
        ],
      ],
    ),
    ask(
      'motivational',
      [
        'What would you like to have achieved in this role after one year?',
        'Sau một năm ở vị trí này, bạn muốn đạt được điều gì?',
      ],
      [
        [
          'A concrete result: percent / launched / customers / trained / process / certificate / reduced / built',
          'Một kết quả cụ thể: phần trăm / ra mắt / khách hàng / đào tạo / quy trình / chứng chỉ / giảm / xây dựng',
        ],
        [
          'First steps towards it: listen / learn / first month / colleagues / measure / plan / meet / observe',
          'Những bước đầu tiên: lắng nghe / học / tháng đầu / đồng nghiệp / đo / kế hoạch / gặp / quan sát',
        ],
        [
          'Why it matters to them: impact / proud / grow / skill / future / meaning / family',
          'Vì sao điều đó quan trọng với mình: ảnh hưởng / tự hào / phát triển / kỹ năng / tương lai / ý nghĩa / gia đình',
        ],
      ],
    ),
  ],
}
