import { type Trade, trade } from './trade-types'

export const TECHNICAL_TRADES: readonly Trade[] = [
  trade('software', '15-', {
    points: [
      [
        'Names what was built and how it ran: service / database / queue / cache / deploy / branch / query / endpoint / migration / container',
        'Gọi tên thứ đã xây dựng: dịch vụ / cơ sở dữ liệu / hàng đợi / bộ nhớ đệm / triển khai / nhánh / truy vấn / API / container',
      ],
      [
        'Shows how it was kept sound: unit test / code review / rollback / monitoring / logs / feature flag / staging / profiler / benchmark',
        'Cho thấy cách giữ chất lượng: kiểm thử / xem mã / quay lui / giám sát / nhật ký / môi trường thử / đo hiệu năng',
      ],
    ],
    duties:
      'phát triển tính năng theo yêu cầu|viết kiểm thử tự động|sửa lỗi và tối ưu hiệu năng|thiết kế cơ sở dữ liệu|đánh giá mã nguồn của đồng nghiệp|triển khai phiên bản mới',
  }),
  trade('systems', '15-1244 15-1231 15-1241 15-1212 15-1299 15-1242', {
    points: [
      [
        'Names the system: server / firewall / backup / alert / DNS / cluster / patch / certificate / permissions / load balancer',
        'Gọi tên hệ thống: máy chủ / tường lửa / sao lưu / cảnh báo / DNS / cụm máy / bản vá / chứng chỉ / phân quyền / cân bằng tải',
      ],
      [
        'Handles an outage in order: on-call / root cause / rollback / failover / postmortem / restored / runbook / metrics / change window',
        'Xử lý sự cố có thứ tự: trực / nguyên nhân gốc / quay lui / chuyển dự phòng / biên bản sự cố / khôi phục / chỉ số',
      ],
    ],
    duties:
      'vận hành và giám sát hệ thống|xử lý sự cố máy chủ và mạng|sao lưu và khôi phục dữ liệu|cài đặt và vá lỗi phần mềm|phân quyền người dùng|hỗ trợ kỹ thuật cho nhân viên',
  }),
  trade('data', '15-20 15-1243 15-2', {
    points: [
      [
        'Names data and method: query / join / model / dashboard / sample / missing values / pipeline / regression / feature / warehouse',
        'Gọi tên dữ liệu và phương pháp: truy vấn / nối bảng / mô hình / báo cáo trực quan / mẫu / thiếu dữ liệu / luồng dữ liệu / hồi quy',
      ],
      [
        'Doubts the number: outlier / bias / baseline / test set / definition / duplicate / significance / sanity check / leakage',
        'Nghi ngờ con số: ngoại lệ / sai lệch / mốc so sánh / tập kiểm tra / định nghĩa / trùng lặp / kiểm tra lại',
      ],
    ],
    duties:
      'thu thập và làm sạch dữ liệu|xây dựng báo cáo trực quan|phân tích số liệu kinh doanh|xây dựng mô hình dự báo|trình bày kết quả cho các phòng ban|kiểm tra chất lượng dữ liệu',
  }),
  trade('engineering', '17- 11-9041', {
    points: [
      [
        'Names part and measure: drawing / tolerance / load / material / calculation / prototype / test bench / sensor / standard / datasheet',
        'Gọi tên chi tiết và số đo: bản vẽ / dung sai / tải trọng / vật liệu / tính toán / mẫu thử / cảm biến / tiêu chuẩn / thông số',
      ],
      [
        'Plans for failure: safety factor / worst case / review / simulation / failure mode / inspection / redesign / field test',
        'Dự phòng hỏng hóc: hệ số an toàn / trường hợp xấu nhất / thẩm tra / mô phỏng / kiểm định / thiết kế lại / chạy thử',
      ],
    ],
    duties:
      'thiết kế và tính toán kỹ thuật|đọc và triển khai bản vẽ|kiểm tra thiết bị trước khi bàn giao|phân tích nguyên nhân hỏng hóc|cải tiến quy trình sản xuất|lập tài liệu kỹ thuật',
  }),
  trade('construction', '47- 11-9021 17-2051 13-1051', {
    points: [
      [
        'Names site and material: drawing / scaffold / concrete / formwork / level / pipe / wiring / survey / subcontractor / permit',
        'Gọi tên công trường: bản vẽ / giàn giáo / bê tông / cốp pha / cao độ / ống / dây điện / trắc đạc / thầu phụ / giấy phép',
      ],
      [
        'Puts safety first: harness / helmet / barrier / toolbox talk / inspection / stop work / risk assessment / shoring',
        'An toàn là trước hết: dây an toàn / mũ bảo hộ / rào chắn / họp an toàn / kiểm tra / dừng thi công / chống đỡ',
      ],
    ],
    duties:
      'giám sát thi công tại công trường|đọc bản vẽ và bóc tách khối lượng|kiểm tra chất lượng vật tư|nghiệm thu từng hạng mục|điều phối các tổ đội|bảo đảm an toàn lao động',
  }),
  trade('maintenance', '49-', {
    points: [
      [
        'Names machine and tool: bearing / motor / valve / belt / fuse / multimeter / grease / gearbox / hydraulic / spare part / breaker',
        'Gọi tên máy và dụng cụ: vòng bi / động cơ / van / dây đai / cầu chì / đồng hồ đo / mỡ bôi trơn / hộp số / thủy lực / phụ tùng',
      ],
      [
        'Isolates before touching: lockout / switched off / pressure released / permit / tagged / gloves / test run / earthed',
        'Cách ly trước khi sửa: khóa nguồn / tắt máy / xả áp / giấy phép / treo biển / găng tay / chạy thử / tiếp đất',
      ],
    ],
    duties:
      'bảo trì máy móc theo lịch|sửa chữa hỏng hóc|thay thế phụ tùng|lắp đặt thiết bị mới|ghi nhật ký bảo trì|kiểm tra an toàn trước khi chạy máy',
  }),
  trade('production', '51- 11-3051', {
    points: [
      [
        'Names line and product: batch / scrap / setup / changeover / work order / gauge / label / conveyor / cycle time / recipe',
        'Gọi tên chuyền và sản phẩm: lô hàng / phế phẩm / cài máy / đổi mã / lệnh sản xuất / thước đo / nhãn / băng chuyền / nhịp máy',
      ],
      [
        'Stops what is not right: stopped the line / quarantine / defect / supervisor / sample / hygiene / guard / checklist',
        'Dừng khi không đạt: dừng chuyền / để riêng / lỗi / báo tổ trưởng / lấy mẫu / vệ sinh / che chắn / danh sách kiểm',
      ],
    ],
    duties:
      'vận hành máy theo quy trình|kiểm tra chất lượng sản phẩm|đóng gói và dán nhãn|vệ sinh máy và khu vực làm việc|ghi sổ sản lượng|báo cáo sự cố trên chuyền',
  }),
  trade('quality', '51-9061 17-2112 19-4099', {
    points: [
      [
        'Names standard and finding: specification / sample / deviation / audit / nonconformity / calibration / certificate / HACCP / ISO / CAPA',
        'Gọi tên tiêu chuẩn và lỗi: thông số / mẫu / sai lệch / đánh giá / không phù hợp / hiệu chuẩn / chứng nhận / HACCP / ISO',
      ],
      [
        'Goes to the cause: five whys / root cause / corrective action / supplier / retrained / retest / trend / traceability / batch record',
        'Tìm đến nguyên nhân: năm câu hỏi / nguyên nhân gốc / hành động khắc phục / nhà cung cấp / đào tạo lại / kiểm lại / truy xuất',
      ],
    ],
    duties:
      'kiểm tra nguyên liệu và thành phẩm|lập hồ sơ chất lượng|xử lý sản phẩm không phù hợp|tham gia đánh giá nội bộ|theo dõi hành động khắc phục|hướng dẫn công nhân về tiêu chuẩn',
  }),
  trade('warehouse', '53-7 43-5071 43-5111 53-1', {
    points: [
      [
        'Names goods and means: pallet / forklift / scanner / delivery note / picking list / bay / barcode / pallet jack / stock count',
        'Gọi tên hàng và phương tiện: pallet / xe nâng / máy quét / phiếu giao / phiếu nhặt hàng / kệ / mã vạch / kiểm kê',
      ],
      [
        'Handles differences and damage: counted again / photo / driver signed / wrong item / set aside / lift properly / reported / short delivery',
        'Xử lý chênh lệch và hư hỏng: đếm lại / chụp ảnh / tài xế ký / sai hàng / để riêng / báo cáo / giao thiếu',
      ],
    ],
    duties:
      'kiểm và nhập hàng vào kho|sắp xếp hàng lên kệ|nhặt hàng theo đơn|đóng gói và giao cho vận chuyển|kiểm kê định kỳ|xử lý hàng sai, hàng hỏng',
  }),
  trade('driving', '53-3 53-', {
    points: [
      [
        'Checks vehicle and load: tires / brakes / lights / strap / weight / fuel / mirror / oil / logbook / cargo',
        'Kiểm tra xe và hàng: lốp / phanh / đèn / chằng buộc / tải trọng / nhiên liệu / gương / dầu / sổ hành trình',
      ],
      [
        'Keeps the road and the customer in mind: route / traffic / break / weather / call ahead / signature / delay / speed / accident',
        'Để ý đường và khách: tuyến đường / kẹt xe / nghỉ / thời tiết / gọi trước / ký nhận / trễ / tốc độ / va chạm',
      ],
    ],
    duties:
      'giao hàng đúng giờ, đúng địa chỉ|kiểm tra xe trước khi chạy|bốc xếp và chằng buộc hàng|xử lý sự cố trên đường|ghi nhật ký hành trình|thu tiền và lấy chữ ký khách',
  }),
  trade('laboratory', '19- 29-2011 29-2012 19-4 11-9121', {
    points: [
      [
        'Names method and instrument: sample / reagent / calibration / control / pipette / blank / chromatography / microscope / protocol / batch',
        'Gọi tên phương pháp và thiết bị: mẫu / thuốc thử / hiệu chuẩn / mẫu chứng / pipet / mẫu trắng / sắc ký / kính hiển vi / quy trình',
      ],
      [
        'Doubts a result properly: repeated / outlier / contamination / control failed / second analyst / log book / expired / deviation',
        'Nghi ngờ kết quả đúng cách: làm lại / ngoại lệ / nhiễm / mẫu chứng sai / người thứ hai / sổ ghi / hết hạn / sai lệch',
      ],
    ],
    duties:
      'lấy và phân tích mẫu|hiệu chuẩn thiết bị|chuẩn bị hóa chất và thuốc thử|ghi chép kết quả thí nghiệm|kiểm soát chất lượng phép thử|bảo đảm an toàn phòng thí nghiệm',
  }),
]
