import { past, suppose } from './frame-types'

/** Duties of the head: making something, finding something out, making something better; and any other. */
export const create = [
  past({
    inline: [
      'Tell me about a time you had to {duty}. Which decision in it was hardest, what did you choose, and would you choose it again?',
      'Hãy kể về một lần bạn phải {duty}. Quyết định nào khó nhất, bạn chọn gì và bây giờ có chọn lại như vậy không?',
    ],
    apart: [
      'Tell me about a piece of work of this kind. Which decision in it was hardest, what did you choose, and would you choose it again?',
      'Hãy kể về một sản phẩm bạn làm thuộc loại này. Quyết định nào khó nhất, bạn chọn gì và bây giờ có chọn lại như vậy không?',
    ],
    points: [
      [
        'Says for whom and within which limits: users / client / audience / budget / brief / constraint / requirement / who reads',
        'Nói rõ cho ai và giới hạn nào: người dùng / khách hàng / người đọc / ngân sách / yêu cầu / ràng buộc',
      ],
      [
        'Compares real options: alternative / trade-off / cheaper / simpler / draft / prototype / rejected / version',
        'So sánh phương án: phương án khác / đánh đổi / rẻ hơn / đơn giản hơn / thử cả hai / bản nháp / mẫu thử',
      ],
      [
        'Knows how it did: measured / feedback / tested / usage / sold / reviewed / error rate / went live / regret',
        'Biết kết quả: đo được / phản hồi / thử nghiệm / lượt xem / bán được / duyệt / lỗi / đưa vào dùng',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and what you are given to start from is vague. What do you ask, and what do you do in the first days?',
      'Giả sử bạn phải {duty} mà thông tin ban đầu rất mơ hồ. Bạn hỏi gì và làm gì trong những ngày đầu?',
    ],
    apart: [
      'Suppose that what you are given to start from is vague. What do you ask, and what do you do in the first days?',
      'Giả sử thông tin ban đầu rất mơ hồ. Bạn hỏi gì và làm gì trong những ngày đầu?',
    ],
    points: [
      [
        'Asks for aim and limits: goal / deadline / budget / success / existing / stakeholder',
        'Hỏi mục tiêu và giới hạn: mục tiêu / cho ai / thời hạn / ngân sách / đã có gì / bắt buộc',
      ],
      [
        'Shows something rough early: sketch / draft / outline / prototype / mock-up / first version',
        'Đưa bản thô sớm: phác thảo / bản nháp / dàn ý / mẫu thử / ví dụ / phần nhỏ',
      ],
      [
        'Lets others correct it: feedback / review / confirm / users / iterate / written summary / sign off',
        'Để người khác góp ý: phản hồi / duyệt / xác nhận / người dùng thử / sửa lại / tóm tắt',
      ],
    ],
  }),
]

export const analyze = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and the result surprised you or others. How did you make sure of it, and what came of it?',
      'Hãy kể về một lần bạn phải {duty} mà kết quả gây bất ngờ. Bạn kiểm chứng thế nào và sau đó ra sao?',
    ],
    apart: [
      'Tell me about a time the result of such work surprised you or others. How did you make sure of it, and what came of it?',
      'Hãy kể về một lần kết quả của việc như vậy gây bất ngờ. Bạn kiểm chứng thế nào và sau đó ra sao?',
    ],
    points: [
      [
        'Says where it came from: source / sample / survey / interview / data set / period / measured / system / records',
        'Nói rõ nguồn: nguồn số liệu / mẫu / khảo sát / phỏng vấn / giai đoạn / đo / hệ thống / hồ sơ',
      ],
      [
        'Tests it: second source / cross-check / control / outlier / assumption / repeated / colleague / error margin / compared',
        'Kiểm chứng: nguồn thứ hai / kiểm chéo / giả định / làm lại / đồng nghiệp xem / so sánh / ngoại lệ',
      ],
      [
        'Leads to something: recommendation / decision / presented / changed / saved / stopped / percent / adopted',
        'Dẫn đến hành động: đề xuất / quyết định / trình bày / thay đổi / tiết kiệm / dừng lại / phần trăm',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and half of the information is missing, but a decision is due tomorrow. What do you do?',
      'Giả sử bạn phải {duty} mà thiếu một nửa thông tin, trong khi ngày mai phải quyết định. Bạn làm gì?',
    ],
    apart: [
      'Suppose half of the information is missing, but a decision is due tomorrow. What do you do?',
      'Giả sử thiếu một nửa thông tin, trong khi ngày mai phải quyết định. Bạn làm gì?',
    ],
    points: [
      [
        'Finds what matters most: key figure / biggest effect / risk / priority / sensitivity / threshold',
        'Tìm điều quan trọng nhất: con số chính / ảnh hưởng lớn / câu hỏi nào / rủi ro / cần biết',
      ],
      [
        'Fills gaps and says so: estimate / range / assumption / expert / comparable / best and worst',
        'Bù chỗ thiếu và nói rõ: ước tính / khoảng / chuyên gia / gọi hỏi / năm trước / xấu nhất',
      ],
      [
        'Says how sure it is: confidence / caveat / limit / recommend / postpone / reversible / follow up',
        'Nói mức chắc chắn: độ tin cậy / giới hạn / khuyến nghị / hoãn / có thể sửa / bổ sung sau',
      ],
    ],
  }),
]

export const improve = [
  past({
    inline: [
      'Tell me about a time you had to {duty}. What did you find at the start, what did you change, and how do you know that it helped?',
      'Hãy kể về một lần bạn phải {duty}. Ban đầu bạn thấy gì, đã thay đổi gì và làm sao biết là có hiệu quả?',
    ],
    apart: [
      'Tell me about a time you did this or something close to it. What did you find at the start, what did you change, and how do you know that it helped?',
      'Hãy kể về một lần bạn làm việc này hoặc việc tương tự. Ban đầu bạn thấy gì, đã thay đổi gì và làm sao biết là có hiệu quả?',
    ],
    points: [
      [
        'Measures before: baseline / per week / bottleneck / counted / complaints / cost / wait / error',
        'Đo trước khi làm: số ban đầu / trước đó / mỗi tuần / điểm nghẽn / đếm / khiếu nại / chi phí / chờ lâu',
      ],
      [
        'Changes one thing after the other: pilot / small step / removed / automated / moved / training / rollback',
        'Thay đổi từng bước: thử nghiệm / làm thử / từng bước / bỏ bớt / tự động / đào tạo / quay lại',
      ],
      [
        'Compares after: percent / faster / fewer / dropped / doubled / after months / saved / stayed',
        'So sánh sau đó: phần trăm / một nửa / nhanh hơn / ít hơn / giảm / gấp đôi / sau vài tháng / tiết kiệm',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and those who do the work every day are against the change. How do you go about it?',
      'Giả sử bạn phải {duty} mà những người làm việc hằng ngày phản đối thay đổi. Bạn làm thế nào?',
    ],
    apart: [
      'Suppose those who do the work every day are against the change. How do you go about it?',
      'Giả sử những người làm việc hằng ngày phản đối thay đổi. Bạn làm thế nào?',
    ],
    points: [
      [
        'Takes the objection seriously: listen / why against / watch / their ideas / fear / extra effort',
        'Lắng nghe phản đối: lắng nghe / vì sao / quan sát / ý kiến của họ / lo ngại / hỏi họ',
      ],
      [
        'Tries it small: pilot / trial / volunteers / two weeks / compare / demo',
        'Thử ở quy mô nhỏ: làm thử / một nhóm / thử nghiệm / tình nguyện / hai tuần / so sánh',
      ],
      [
        'Shows the gain or stops: numbers / saved / results / adjust / drop / training / thank / share credit',
        'Cho thấy lợi ích hoặc dừng: số liệu / tiết kiệm / kết quả / điều chỉnh / bỏ / đào tạo / ghi nhận',
      ],
    ],
  }),
]

export const any = [
  past({
    inline: [
      'Tell me about a time you had to {duty}. What was difficult about it, what did you do yourself, and how did it end?',
      'Hãy kể về một lần bạn phải {duty}. Điều gì khó, chính bạn đã làm gì và kết thúc ra sao?',
    ],
    apart: [
      'Tell me about a time you did this or something close to it. What was difficult about it, what did you do yourself, and how did it end?',
      'Hãy kể về một lần bạn làm việc này hoặc việc tương tự. Điều gì khó, chính bạn đã làm gì và kết thúc ra sao?',
    ],
    points: [
      [
        'Names a real obstacle: deadline / shortage / broken / no budget / nobody knew / conflict / mistake / delay',
        'Nêu trở ngại thật: gấp / thiếu người / hỏng / thiếu kinh phí / chưa ai biết / mâu thuẫn / lần đầu / sai sót / chậm trễ',
      ],
      [
        'Names their own steps: I called / I checked / I asked / I wrote / I prepared / I decided / I arranged / I showed',
        'Kể việc mình làm: tôi gọi / tôi kiểm tra / tôi hỏi / tôi viết / tôi chuẩn bị / tôi quyết định / tôi sắp xếp',
      ],
      [
        'Says what came of it: finished / percent / saved / on schedule / thanked / failed / learned / repeated / approved',
        'Nói kết quả: hoàn thành / phần trăm / tiết kiệm / đúng hạn / được khen / thất bại / rút ra / được duyệt',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty} in your first week here. What do you find out first, and how do you go about it?',
      'Giả sử bạn phải {duty} ngay tuần đầu ở đây. Bạn tìm hiểu gì trước và làm thế nào?',
    ],
    apart: [
      'Suppose you have to do this in your first week here. What do you find out first, and how do you go about it?',
      'Giả sử bạn phải làm việc này ngay tuần đầu. Bạn tìm hiểu gì trước và làm thế nào?',
    ],
    points: [
      [
        'Asks how it is done here: procedure / handover / standard / manual / previous / expectations / system',
        'Hỏi cách làm ở đây: quy trình / bàn giao / ai từng làm / tiêu chuẩn / tài liệu / kỳ vọng / hệ thống',
      ],
      [
        'Starts with a safe first part: trial / shadow / checklist / draft / sample',
        'Bắt đầu phần an toàn: việc nhỏ / làm thử / đi theo / danh sách việc / làm cùng / ví dụ / bản nháp',
      ],
      [
        'Has it checked: feedback / supervisor / review / confirm / compare / correct',
        'Nhờ kiểm tra: phản hồi / quản lý xem / duyệt / xác nhận / so sánh / hỏi lại / sửa',
      ],
    ],
  }),
]
