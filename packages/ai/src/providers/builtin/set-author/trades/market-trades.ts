import { type Trade, trade } from './trade-types'

export const MARKET_TRADES: readonly Trade[] = [
  trade('sales', '41- 11-2022', {
    points: [
      [
        'Names the steps of a sale: lead / demo / quote / objection / closing / renewal / pipeline / CRM / target',
        'Gọi tên các bước bán hàng: khách tiềm năng / gọi đầu tiên / giới thiệu / báo giá / từ chối / chốt đơn / tái ký / CRM / chỉ tiêu',
      ],
      [
        'Knows the customer: decision maker / budget / competitor / pain / contract end / usage / industry / visit',
        'Hiểu khách hàng: người quyết định / ngân sách / đối thủ / khó khăn của họ / hết hợp đồng / ngành nghề / đi gặp',
      ],
    ],
    duties:
      'tìm kiếm khách hàng mới|tư vấn sản phẩm cho khách hàng|đàm phán và ký kết hợp đồng|chăm sóc khách hàng hiện có|lập kế hoạch doanh số|báo cáo kết quả bán hàng',
  }),
  trade('retail', '41-2 41-1011 41-9011', {
    points: [
      [
        'Knows the shop floor: till / receipt / price tag / stock room / display / fitting room / refund / shelf / promotion',
        'Rành cửa hàng: quầy thu ngân / hóa đơn / bảng giá / kho / trưng bày / phòng thử / hoàn tiền / kệ hàng / khuyến mãi',
      ],
      [
        'Keeps goods and money safe: cash count / float / theft / expiry date / stocktake / camera / manager key / damaged',
        'Giữ hàng và tiền: kiểm quỹ / tiền lẻ / mất cắp / hạn sử dụng / kiểm kê / camera / hàng lỗi',
      ],
    ],
    duties:
      'chào đón và tư vấn khách tại cửa hàng|sắp xếp và trưng bày hàng hóa|thu ngân và kiểm quỹ cuối ca|kiểm kê hàng tồn|xử lý đổi trả hàng|vệ sinh quầy kệ',
  }),
  trade('marketing', '13-1161 11-2011 11-2021 11-2032 11-2033 27-3031 13-1131', {
    points: [
      [
        'Names channel and audience: campaign / landing page / newsletter / SEO / audience / brief / ad budget / post / press',
        'Gọi tên kênh và đối tượng: chiến dịch / trang đích / bản tin / SEO / đối tượng / bản mô tả / ngân sách quảng cáo / bài đăng / báo chí',
      ],
      [
        'Reads the numbers: click rate / conversion / reach / cost per lead / B test / open rate / traffic / return',
        'Đọc số liệu: tỷ lệ nhấp / chuyển đổi / lượt tiếp cận / chi phí mỗi khách / thử A/B / tỷ lệ mở / lượng truy cập',
      ],
    ],
    duties:
      'lập kế hoạch chiến dịch truyền thông|viết nội dung cho các kênh|chạy và tối ưu quảng cáo|phân tích số liệu chiến dịch|tổ chức sự kiện|phối hợp với đội thiết kế và bán hàng',
  }),
  trade('support', '43-4051 43-4 15-1232', {
    points: [
      [
        'Works with the case: ticket / account / order number / hotline / chat / log / knowledge base / reproduce / CRM / refund',
        'Làm việc với vụ việc: phiếu yêu cầu / tài khoản / mã đơn / hotline / chat / nhật ký / tài liệu hướng dẫn / CRM / hoàn tiền',
      ],
      [
        'Watches time and limits: response time / escalate / second level / callback / queue / follow-up / policy / satisfaction score',
        'Để ý thời gian và quyền hạn: thời gian phản hồi / chuyển cấp trên / gọi lại / hàng chờ / theo dõi / quy định / điểm hài lòng',
      ],
    ],
    duties:
      'tiếp nhận và trả lời yêu cầu qua hotline|giải quyết khiếu nại của khách hàng|cập nhật thông tin khách trên CRM|hướng dẫn khách sử dụng sản phẩm|gọi điện chăm sóc sau bán hàng|chuyển vấn đề khó cho bộ phận liên quan',
  }),
  trade('real-estate', '41-9021 41-9022 11-9141 13-2020', {
    points: [
      [
        'Names what counts about a property: viewing / lease / deposit / title / valuation / location / tenant / mortgage / defects',
        'Gọi tên điều quan trọng: xem nhà / hợp đồng thuê / đặt cọc / sổ đỏ / định giá / vị trí / người thuê / vay / hư hỏng',
      ],
      [
        'Stays honest in the deal: disclosed / legal check / both parties / written offer / planning / fees / power of attorney',
        'Trung thực khi giao dịch: nói rõ / kiểm tra pháp lý / hai bên / văn bản / quy hoạch / phí / công chứng',
      ],
    ],
    duties:
      'tìm kiếm khách mua và thuê|dẫn khách đi xem nhà|đàm phán giá và điều kiện|kiểm tra giấy tờ pháp lý|chuẩn bị hợp đồng|chăm sóc khách sau giao dịch',
  }),
  trade('design', '27-10 27-102 17-1', {
    points: [
      [
        'Works from a brief to a proof: brief / sketch / mood board / layout / typeface / color / grid / mock-up / proof / prototype',
        'Đi từ yêu cầu đến bản in: bản mô tả / phác thảo / bố cục / kiểu chữ / màu sắc / lưới / bản dựng / in thử / mẫu thử',
      ],
      [
        'Takes criticism and defends reasons: feedback round / client wanted / readability / brand guide / usability test / contrast / version',
        'Nhận góp ý và có lý do: vòng góp ý / khách muốn / dễ đọc / bộ nhận diện / thử với người dùng / độ tương phản / phiên bản',
      ],
    ],
    duties:
      'thiết kế ấn phẩm truyền thông|lên ý tưởng theo yêu cầu của khách|chỉnh sửa theo góp ý|chuẩn bị tệp in và tệp đăng|xây dựng bộ nhận diện|phối hợp với đội nội dung',
  }),
  trade('media', '27-', {
    points: [
      [
        'Names the craft: script / interview / edit / headline / source / deadline / shot / light / sound / draft / caption',
        'Gọi tên nghề: kịch bản / phỏng vấn / biên tập / tiêu đề / nguồn tin / hạn nộp / cảnh quay / ánh sáng / âm thanh / bản nháp',
      ],
      [
        'Checks before it is out: second source / rights / permission / correction / legal / spelling / consent / fact check',
        'Kiểm tra trước khi đăng: nguồn thứ hai / bản quyền / xin phép / đính chính / chính tả / đồng ý / kiểm chứng',
      ],
    ],
    duties:
      'viết và biên tập bài|quay và dựng video|lên kịch bản nội dung|phỏng vấn nhân vật|kiểm chứng nguồn tin|đăng bài và theo dõi phản hồi',
  }),
]
