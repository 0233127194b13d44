import { past, suppose } from './frame-types'

/** Duties of the hand and the eye: operating, checking, recording. */
export const operate = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and something was not right. How did you notice it, and what did you do next?',
      'Hãy kể về một lần bạn phải {duty} mà có gì đó không ổn. Bạn nhận ra bằng cách nào và làm gì tiếp theo?',
    ],
    apart: [
      'Tell me about a time something was not right when you did this or similar work. How did you notice it, and what did you do next?',
      'Hãy kể về một lần có gì đó không ổn khi bạn làm việc này hoặc việc tương tự. Bạn nhận ra bằng cách nào và làm gì tiếp theo?',
    ],
    points: [
      [
        'Names the sign: noise / smell / leak / crack / gauge / color / damaged / label / temperature / missing / count',
        'Nêu dấu hiệu: tiếng lạ / mùi / rò rỉ / nứt / đồng hồ / màu sắc / hư hỏng / nhãn / nhiệt độ / thiếu số lượng',
      ],
      [
        'Makes it safe first: stopped / switched off / locked out / gloves / set aside / isolated / cordoned / unplugged / warned',
        'An toàn trước: dừng máy / tắt nguồn / cách ly / găng tay / để riêng / ngắt điện / cảnh báo / treo biển',
      ],
      [
        'Fixes or hands over properly: replaced / repaired / told supervisor / logged / spare part / manual / tested / handover',
        'Sửa hoặc báo đúng cách: thay thế / sửa / báo quản lý / ghi sổ / phụ tùng / xem hướng dẫn / chạy thử / bàn giao',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and you are told to skip a step because time is short. What do you do?',
      'Giả sử bạn phải {duty} và được bảo bỏ qua một bước vì gấp. Bạn làm thế nào?',
    ],
    apart: [
      'Suppose you are told to skip a step because time is short. What do you do?',
      'Giả sử bạn được bảo bỏ qua một bước vì gấp. Bạn làm thế nào?',
    ],
    points: [
      [
        'Knows what the step is for: accident / contamination / injury / damage / warranty / regulation / hygiene / safety',
        'Biết bước đó để làm gì: tai nạn / nhiễm bẩn / chấn thương / hư hỏng / bảo hành / quy định / vệ sinh / an toàn',
      ],
      [
        'Says no or asks: refuse / explain risk / supervisor / written / stop / not skip',
        'Từ chối hoặc hỏi lại: từ chối / giải thích rủi ro / hỏi quản lý / hỏi lý do / bằng văn bản / không bỏ',
      ],
      [
        'Saves the minutes elsewhere: prepare ahead / parallel / second person / tidy / postpone / faster tool / order of',
        'Tiết kiệm thời gian chỗ khác: chuẩn bị trước / làm song song / thêm người / sắp xếp / hoãn việc khác / dụng cụ tốt hơn',
      ],
    ],
  }),
]

export const check = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and found something that others had missed. How did you find it, and what happened then?',
      'Hãy kể về một lần bạn phải {duty} và phát hiện điều mà người khác bỏ sót. Bạn tìm ra bằng cách nào và sau đó ra sao?',
    ],
    apart: [
      'Tell me about a time you did this and found something that others had missed. How did you find it, and what happened then?',
      'Hãy kể về một lần bạn làm việc này và phát hiện điều mà người khác bỏ sót. Bạn tìm ra bằng cách nào và sau đó ra sao?',
    ],
    points: [
      [
        'Says how it was found: checklist / compared / sample / measured / random check / second look / report / trend / standard',
        'Nói rõ cách tìm ra: danh sách kiểm / đối chiếu / lấy mẫu / đo / kiểm tra ngẫu nhiên / xem lại / tiêu chuẩn',
      ],
      [
        'Acts on it: stopped / blocked / reported / corrected / informed / recalled / quarantined / raised / retested',
        'Hành động: dừng lại / báo cáo / sửa / thông báo / thu hồi / để riêng / kiểm lại',
      ],
      [
        'Closes the gap: training / new rule / changed form / supplier / root cause / added step / automatic / signed off',
        'Bịt lỗ hổng: đào tạo lại / quy định mới / sửa biểu mẫu / nhà cung cấp / nguyên nhân gốc / thêm bước',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and you find a fault just before the deadline, and your manager wants to let it pass. What do you do?',
      'Giả sử bạn phải {duty}, phát hiện lỗi ngay trước hạn và quản lý muốn cho qua. Bạn làm gì?',
    ],
    apart: [
      'Suppose you find a fault just before the deadline, and your manager wants to let it pass. What do you do?',
      'Giả sử bạn phát hiện lỗi ngay trước hạn và quản lý muốn cho qua. Bạn làm gì?',
    ],
    points: [
      [
        'Weighs how bad it is: severity / risk / customer / legal / safety / consequence / cost of',
        'Cân nhắc mức độ: nghiêm trọng / rủi ro / khách hàng / pháp luật / an toàn / bao nhiêu / hậu quả',
      ],
      [
        'Speaks up with evidence: photo / numbers / standard / in writing / refuse to sign / explain / report',
        'Lên tiếng có bằng chứng: hình ảnh / số liệu / tiêu chuẩn / bằng văn bản / không ký / giải thích / báo cáo',
      ],
      [
        'Offers a way out: partial delivery / rework / later date / fix overnight / inform customer / concession / next level',
        'Đưa cách giải quyết: giao một phần / sửa lại / lùi hạn / báo khách / làm thêm giờ / báo cấp trên',
      ],
    ],
  }),
]

export const record = [
  past({
    inline: [
      'Tell me about a time you had to {duty} and the figures or papers you were given did not agree or came late. What did you do?',
      'Hãy kể về một lần bạn phải {duty} mà số liệu hoặc giấy tờ nhận được không khớp hoặc đến trễ. Bạn đã làm gì?',
    ],
    apart: [
      'Tell me about a time the figures or papers you were given for such work did not agree or came late. What did you do?',
      'Hãy kể về một lần số liệu hoặc giấy tờ cho việc như vậy không khớp hoặc đến trễ. Bạn đã làm gì?',
    ],
    points: [
      [
        'Goes back to the source: original / receipt / invoice / statement / compared / line by line / asked the sender / reconcile / second person',
        'Đối chiếu với gốc: chứng từ gốc / hóa đơn / sao kê / đối chiếu / từng dòng / hỏi người gửi / biên bản',
      ],
      [
        'Does not guess: marked / note / flagged / confirmed / did not book / in writing / approval',
        'Không đoán: đánh dấu / ghi chú / để riêng / xác nhận / chưa nhập / bằng văn bản / xin duyệt',
      ],
      [
        'Prevents the next one: template / reminder / cut-off date / shared folder / checklist / formula / monthly / process',
        'Ngăn lần sau: biểu mẫu / nhắc trước / hạn chốt / thư mục chung / danh sách kiểm / công thức / hằng tháng',
      ],
    ],
  }),
  suppose({
    inline: [
      'Suppose you have to {duty}, and you find a mistake of your own in what was already sent out. What do you do?',
      'Giả sử bạn phải {duty} và phát hiện lỗi của chính mình trong bản đã gửi đi. Bạn làm gì?',
    ],
    apart: [
      'Suppose you find a mistake of your own in what was already sent out. What do you do?',
      'Giả sử bạn phát hiện lỗi của chính mình trong bản đã gửi đi. Bạn làm gì?',
    ],
    points: [
      [
        'Owns it at once: tell manager / admit / inform recipient / apologize / phone straight',
        'Nhận ngay: báo quản lý / nhận lỗi / báo ngay / báo người nhận / xin lỗi / trong ngày',
      ],
      [
        'Repairs it cleanly: corrected version / recall / reverse entry / version / resend / audit trail / mark changes',
        'Sửa gọn: bản sửa / thu hồi / bút toán đảo / phiên bản / gửi lại / ghi rõ thay đổi',
      ],
      [
        'Looks for more of it: check others / same period / cause / second check / four eyes / template / formula',
        'Tìm lỗi tương tự: kiểm tra bản khác / cùng kỳ / nguyên nhân / kiểm chéo / biểu mẫu / công thức',
      ],
    ],
  }),
]
