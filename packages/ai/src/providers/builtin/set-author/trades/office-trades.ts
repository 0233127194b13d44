import { type Trade, trade } from './trade-types'

export const OFFICE_TRADES: readonly Trade[] = [
  trade('office', '43- 11-3012 11-3013', {
    points: [
      [
        'Knows the desk work: calendar / spreadsheet / filing / template / minutes / inbox / form / reminder / scan',
        'Rành việc văn phòng: lịch họp / bảng tính / lưu hồ sơ / biểu mẫu / biên bản / công văn / nhắc việc / quét',
      ],
      [
        'Keeps confidential things apart: password / locked / shredded / access / personal data / sealed',
        'Giữ kín thông tin: mật khẩu / khóa tủ / bảo mật / hủy giấy / phân quyền / dữ liệu cá nhân / niêm phong',
      ],
    ],
    duties:
      'sắp xếp lịch họp và công tác|soạn thảo công văn, tài liệu|lưu trữ hồ sơ|tiếp nhận cuộc gọi và thư từ|mua sắm văn phòng phẩm|theo dõi chi phí văn phòng',
  }),
  trade('reception', '43-6 43-4171 43-2', {
    points: [
      [
        'Handles calls and visitors: switchboard / visitor badge / appointment / transfer the call / message / waiting / courier / calendar',
        'Xử lý cuộc gọi và khách: tổng đài / thẻ khách / lịch hẹn / chuyển máy / lời nhắn / chờ / chuyển phát / lịch',
      ],
      [
        'Prepares the meeting: agenda / minutes / room booking / travel / hotel / slides / reminder / expense report',
        'Chuẩn bị cuộc họp: chương trình họp / biên bản / đặt phòng / vé máy bay / khách sạn / nhắc lịch / thanh toán',
      ],
    ],
    duties:
      'đón tiếp khách đến làm việc|trả lời điện thoại và chuyển cuộc gọi|sắp xếp lịch làm việc cho cấp trên|chuẩn bị tài liệu cuộc họp|đặt vé và khách sạn|ghi biên bản cuộc họp',
  }),
  trade('accounting', '13-2 43-3 11-3031', {
    points: [
      [
        'Names the books: ledger / invoice / bank statement / accrual / VAT / journal entry / balance / receivables / payables / cost center',
        'Gọi tên sổ sách: sổ cái / hóa đơn / sao kê / bút toán / thuế GTGT / công nợ / số dư / phải thu / phải trả / trích trước',
      ],
      [
        'Controls what leaves the desk: reconcile / four eyes / cut-off / audit trail / approval limit / supporting document / variance / locked period',
        'Kiểm soát số liệu: đối chiếu / kiểm tra chéo / khóa sổ / chứng từ / hạn mức duyệt / chênh lệch / kiểm toán',
      ],
    ],
    duties:
      'hạch toán và kiểm tra chứng từ|đối chiếu công nợ hằng tháng|kê khai và quyết toán thuế|lập báo cáo tài chính|theo dõi thu chi và dòng tiền|làm việc với cơ quan thuế và kiểm toán',
  }),
  trade('banking', '43-3071 13-2072 13-2041 43-4131 41-3031 13-2052', {
    points: [
      [
        'Knows the product and its papers: loan / collateral / interest rate / credit history / deposit / statement / repayment / contract',
        'Nắm sản phẩm và hồ sơ: khoản vay / tài sản bảo đảm / lãi suất / lịch sử tín dụng / tiền gửi / sao kê / trả nợ / hợp đồng',
      ],
      [
        'Sees what must not pass: identity check / money laundering / signature / limit / suspicious / cash count / fraud',
        'Thấy điều không được cho qua: kiểm tra giấy tờ / rửa tiền / chữ ký / hạn mức / nghi ngờ / kiểm quỹ / gian lận',
      ],
    ],
    duties:
      'tư vấn sản phẩm vay và tiết kiệm|thẩm định hồ sơ vay|thực hiện giao dịch gửi, rút tiền|kiểm tra giấy tờ và chữ ký của khách|theo dõi và nhắc khoản vay đến hạn|giải đáp thắc mắc của khách tại quầy',
  }),
  trade('insurance', '41-3021 13-1031 13-1032 13-2053 43-9041', {
    points: [
      [
        'Names the policy and the claim: premium / coverage / claim form / deductible / policyholder / assessment / exclusion / renewal',
        'Gọi tên hợp đồng và bồi thường: phí bảo hiểm / quyền lợi / hồ sơ bồi thường / mức khấu trừ / giám định / điểm loại trừ / tái tục',
      ],
      [
        'Explains it honestly: what is excluded / needs analysis / compare plans / small print / written / cooling-off',
        'Giải thích trung thực: phần không chi trả / ví dụ / phân tích nhu cầu / so sánh gói / điều khoản / bằng văn bản',
      ],
    ],
    duties:
      'tư vấn gói bảo hiểm cho khách hàng|hướng dẫn khách làm hồ sơ bồi thường|giám định tổn thất|theo dõi và tái tục hợp đồng|tìm kiếm khách hàng mới|giải thích điều khoản hợp đồng',
  }),
  trade('hr', '13-107 11-3121 13-1141 43-4161 13-1151 11-3131 11-3111', {
    points: [
      [
        'Knows the path of an employee: job ad / screening / interview / offer / onboarding / probation / payroll / exit interview',
        'Nắm quy trình nhân sự: tin tuyển dụng / sàng lọc / phỏng vấn / thư mời / hội nhập / thử việc / bảng lương / nghỉ việc',
      ],
      [
        'Keeps to law and fairness: contract / labor law / same criteria / documented / confidential / discrimination / social insurance / written warning',
        'Đúng luật và công bằng: hợp đồng / luật lao động / cùng tiêu chí / ghi lại / bảo mật / bảo hiểm xã hội / biên bản',
      ],
    ],
    duties:
      'đăng tin và sàng lọc hồ sơ|phỏng vấn và đánh giá ứng viên|tính lương và chấm công|giải quyết chế độ bảo hiểm|tổ chức đào tạo nhân viên mới|xử lý quan hệ lao động',
  }),
  trade('purchasing', '13-102 11-3061 43-3061 13-1081 43-5 11-3071', {
    points: [
      [
        'Names the chain: purchase order / lead time / quote / stock level / minimum order / carrier / customs / delivery note / forecast',
        'Gọi tên chuỗi hàng: đơn đặt hàng / thời gian giao / báo giá / tồn kho / đặt tối thiểu / hãng vận tải / hải quan / phiếu giao / dự báo',
      ],
      [
        'Compares and secures: three quotes / penalty / second source / sample / payment terms / contract / rating / safety stock',
        'So sánh và bảo đảm: ba báo giá / phạt / nguồn thứ hai / hàng mẫu / điều khoản thanh toán / đánh giá / tồn an toàn',
      ],
    ],
    duties:
      'tìm nguồn và so sánh báo giá|đàm phán giá với nhà cung cấp|theo dõi đơn hàng và tiến độ giao|làm thủ tục hải quan|kiểm soát tồn kho|đánh giá nhà cung cấp',
  }),
  trade('project', '13-1082 11-3021 13-111 11-9199 13-119 15-1299.09 13-1199', {
    points: [
      [
        'Steers with real instruments: backlog / milestone / risk list / stakeholder map / burndown / scope / change request / retrospective',
        'Điều hành bằng công cụ: danh sách việc / cột mốc / danh sách rủi ro / phạm vi / yêu cầu thay đổi / họp rút kinh nghiệm / tiến độ',
      ],
      [
        'Decides what not to do: cut scope / priority / trade-off / postponed / value / cost of delay / minimum',
        'Quyết định điều không làm: từ chối / cắt bớt / ưu tiên / đánh đổi / hoãn / giá trị / tối thiểu',
      ],
    ],
    duties:
      'lập kế hoạch và theo dõi tiến độ dự án|thu thập yêu cầu của các bên|quản lý rủi ro và phát sinh|điều phối công việc giữa các nhóm|báo cáo tiến độ cho lãnh đạo|nghiệm thu kết quả dự án',
  }),
  trade('legal', '23-', {
    points: [
      [
        'Names the papers: contract / clause / deadline / filing / precedent / statute / evidence / power of attorney / case file',
        'Gọi tên hồ sơ: hợp đồng / điều khoản / thời hiệu / nộp hồ sơ / án lệ / văn bản luật / chứng cứ / ủy quyền',
      ],
      [
        'Guards the client: conflict of interest / confidential / second reading / risk / in writing / limitation / advice note',
        'Bảo vệ khách hàng: xung đột lợi ích / bảo mật / đọc lại / rủi ro / bằng văn bản / thư tư vấn',
      ],
    ],
    duties:
      'soạn thảo và rà soát hợp đồng|nghiên cứu văn bản pháp luật|tư vấn pháp lý cho các phòng ban|chuẩn bị hồ sơ tranh chấp|theo dõi thời hạn của vụ việc|làm việc với cơ quan nhà nước',
  }),
  trade('management', '11-', {
    points: [
      [
        'Speaks in figures of the business: margin / budget / forecast / headcount / cash / target / quarter / market share / cost',
        'Nói bằng con số: biên lợi nhuận / ngân sách / dự báo / nhân sự / dòng tiền / chỉ tiêu / quý / thị phần / chi phí',
      ],
      [
        'Leads through others: delegated / weekly meeting / clear goals / hired / replaced / review / board / culture / accountability',
        'Điều hành qua người khác: giao việc / họp tuần / mục tiêu rõ / tuyển / thay người / đánh giá / ban giám đốc',
      ],
    ],
    duties:
      'lập kế hoạch kinh doanh và ngân sách|điều hành hoạt động hằng ngày|tuyển dụng và phát triển đội ngũ|theo dõi kết quả và điều chỉnh|làm việc với đối tác lớn|báo cáo ban giám đốc',
  }),
]
