import type { OccupationQuestions } from './occupation'

/** Points written without sight of the answers. */
export const vietnameseQuestions1: readonly OccupationQuestions[] = [
  {
    id: 'nhan-vien-hanh-chinh',
    language: 'vi',
    title: 'Nhân viên hành chính nhân sự',
    requirements: ['hợp đồng lao động', 'bảo hiểm xã hội', 'lưu trữ hồ sơ'],
    questions: [
      {
        text: 'Hãy kể về một lần hồ sơ hoặc hợp đồng bị sai. Bạn đã xử lý thế nào?',
        kind: 'behavioural',
        expectedPoints: [
          'Nêu đúng chỗ sai: sai ngày / căn cước / mức lương / chức danh / ngày sinh / mã số bảo hiểm / thời hạn / thiếu chữ ký / nhầm tên / thiếu phụ cấp / gõ nhầm / sai số',
          'Sửa đúng thủ tục: phụ lục / ký lại / đính chính / hủy bản cũ / thu hồi bản / điều chỉnh thông tin / trình giám đốc / đóng dấu / ký nháy / mẫu TK1 / biên bản / in lại',
          'Nói với người bị ảnh hưởng: xin lỗi / gọi anh ấy / mời lên phòng / báo kế toán / truy lĩnh / bù lương / cơ quan bảo hiểm / nhận lỗi / gặp trực tiếp / trong ngày / báo trưởng phòng',
          'Chặn lần sau: đối chiếu / bảng kiểm / checklist / rà soát / người thứ hai / kiểm tra chéo / file excel / biểu mẫu / scan / mẫu chuẩn / soát lại / soát cả',
        ],
      },
      {
        text: 'Khi một nhân viên mới vào làm, bạn làm những việc gì về bảo hiểm và hợp đồng?',
        kind: 'technical',
        expectedPoints: [
          'Thu đủ giấy tờ: căn cước / sơ yếu lý lịch / bằng cấp / khám sức khỏe / số sổ / sổ bảo hiểm / mã số thuế / tài khoản ngân hàng / người phụ thuộc / ảnh thẻ / VssID / giấy tờ',
          'Ký giấy đúng loại, đúng lúc: thử việc / hai bản / ký trước / xác định thời hạn / mức lương / chức danh / phụ lục / mỗi bên một bản / trình ký / sáu mươi ngày / loại nào / ngày hiệu lực',
          'Báo tăng với cơ quan: báo tăng / ba mươi ngày / D02 / TK1 / cơ quan bảo hiểm / thẻ y tế / thẻ BHYT / BHXH / chữ ký số / nơi khám / mức đóng / cổng điện tử',
          'Lưu và theo dõi: lưu hồ sơ / bìa hồ sơ / scan / nhập phần mềm / nội quy / chấm công / sổ quản lý / mã số nhân sự / ngày hết hạn / nhắc lịch / tủ khóa / danh sách theo dõi',
        ],
      },
      {
        text: 'Một nhân viên báo nghỉ thai sản vào tháng sau. Bạn chuẩn bị những gì?',
        kind: 'situational',
        expectedPoints: [
          'Xem điều kiện hưởng: sáu tháng / mười hai tháng / đóng đủ / sổ khám thai / giấy khám thai / quá trình đóng / dự sinh / tra cứu / mức bình quân / hai tháng trước / đủ điều kiện',
          'Làm giấy tờ chế độ: giấy chứng sinh / giấy khai sinh / đơn xin nghỉ / mẫu 01B / cơ quan bảo hiểm / báo giảm / bốn mươi lăm ngày / giấy ra viện / hồ sơ hưởng / số tài khoản / trợ cấp một lần / quyết định nghỉ',
          'Lo người thay: bàn giao / người thay / tuyển tạm / thời vụ / chia việc / danh sách việc / biên bản / trưởng bộ phận / kèm người mới / mật khẩu / đào tạo trước / hợp đồng ngắn hạn',
          'Nói quyền lợi và ngày trở lại: ngày trở lại / đi làm lại / dưỡng sức / giữ vị trí / con nhỏ / sáu mươi phút / quyền lợi / thăm hỏi / không ca đêm / đi làm sớm / phép năm / giữ chỗ',
        ],
      },
      {
        text: 'Hãy kể về một lần bạn phải từ chối yêu cầu của một trưởng phòng.',
        kind: 'behavioural',
        expectedPoints: [
          'Nêu rõ chuyện không làm được: lùi ngày / ký lùi / chấm công khống / xem lương / hồ sơ người khác / không đóng bảo hiểm / cho nghỉ ngay / sửa bảng công / người nhà / bỏ thử việc / chưa duyệt / đóng dấu trước',
          'Đưa căn cứ: bộ luật lao động / điều luật / nội quy / quy chế / bị phạt / thanh tra / bảo mật / truy thu / kiện ra tòa / luật bảo hiểm / trái luật / sai luật',
          'Mở lối khác: phụ lục / cách khác / tờ trình / thỏa thuận / làm thêm giờ / xin giám đốc / báo trước / mẫu đơn / số tổng / bổ sung sau / làm gấp',
          'Giữ vững và lưu vết: gửi email / bằng văn bản / gặp riêng / báo giám đốc / lưu email / bực / không ký / nói thẳng / cảm ơn tôi / ghi lại / pháp chế / khó chịu',
        ],
      },
    ],
  },
  {
    id: 'ky-su-co-so-du-lieu',
    language: 'vi',
    title: 'Kỹ sư cơ sở dữ liệu',
    requirements: ['PostgreSQL', 'sao lưu và khôi phục', 'tối ưu truy vấn'],
    questions: [
      {
        text: 'Một truy vấn hôm qua chạy nhanh, hôm nay chạy rất chậm. Bạn tìm nguyên nhân thế nào?',
        kind: 'technical',
        expectedPoints: [
          'Đọc kế hoạch thực thi: explain / explain analyze / kế hoạch thực thi / seq scan / quét toàn bảng / index scan / nested loop / hash join / buffers / số dòng ước lượng / plan / quét tuần tự',
          'Xem thống kê và độ phình: analyze lại / vacuum / autovacuum / thống kê cũ / dead tuple / bloat / phình / cập nhật thống kê / reindex / mất chỉ mục / chỉ mục / dòng chết',
          'Xem khóa và tải: pg_stat_activity / bị khóa / lock / chờ khóa / io / cpu / ổ đĩa / work_mem / cache / giao dịch dài / idle in transaction / số kết nối',
          'Hỏi điều gì đã đổi: tham số / triển khai / bản mới / dữ liệu tăng / nạp dữ liệu / batch đêm / xóa index / nâng cấp / migration / pg_stat_statements / so kế hoạch / cấu hình',
        ],
      },
      {
        text: 'Hãy kể về một lần bạn phải khôi phục dữ liệu.',
        kind: 'behavioural',
        expectedPoints: [
          'Chặn hỏng thêm: xóa nhầm / quên where / drop table / hỏng ổ / dừng ghi / ngắt ứng dụng / chỉ đọc / khóa ứng dụng / dừng ứng dụng / hỏng đĩa / ngắt kết nối / mã độc',
          'Dùng đúng bản sao và công cụ: pitr / wal / point in time / pgbackrest / barman / pg_dump / pg_restore / base backup / bản sao lưu / standby / wal-g / đúng thời điểm',
          'Kiểm trước khi trả lại: đếm dòng / so số dòng / đối chiếu / máy riêng / checksum / dựng máy mới / bảng tạm / số dư / bên nghiệp vụ / máy khác / mất mấy phút / số bản ghi',
          'Tập và siết về sau: diễn tập / restore thử / hàng tháng / rpo / rto / phân quyền / thu quyền / giám sát backup / runbook / hai người / mỗi quý / thử phục hồi',
        ],
      },
      {
        text: 'Bạn thêm một cột vào bảng một tỷ dòng đang chạy thế nào?',
        kind: 'technical',
        expectedPoints: [
          'Không giữ khóa lâu: lock_timeout / access exclusive / null / không default / khóa ngắn / postgres 11 / metadata / alter table / thử lại / statement_timeout / không ghi lại / giá trị mặc định',
          'Điền dần từng lô: theo lô / từng lô / batch / mười nghìn / năm nghìn / backfill / nghỉ giữa / vacuum / theo khóa chính / script / commit từng / chia nhỏ',
          'Ràng buộc và chỉ mục sau: not valid / validate / concurrently / check constraint / not null sau / trigger / hai bước / ghi cả hai / tương thích ngược / index sau / ràng buộc / chỉ mục',
          'Thử trước và theo dõi: staging / bản sao / độ trễ / replication lag / giờ thấp điểm / ban đêm / giám sát / lùi lại / dung lượng / sao lưu trước / giao dịch dài / replica',
        ],
      },
      {
        text: 'Lập trình viên xin quyền ghi thẳng vào máy chủ chính để sửa lỗi gấp. Bạn làm gì?',
        kind: 'situational',
        expectedPoints: [
          'Không cấp quyền ghi tùy tiện: không cấp / từ chối / không cho quyền / kiểm toán / tài khoản chung / quyền đọc / đặc quyền tối thiểu / bản phụ / chỉ đọc / replica / trên production / không mở quyền',
          'Xem lệnh rồi tự chạy: sửa dòng nào / câu lệnh / gửi script / ticket / bao nhiêu dòng / bảng nào / tôi chạy / ngồi cùng / xem lệnh / pull request / người thứ hai / duyệt lệnh',
          'Chạy có đường lùi: begin / rollback / transaction / giao dịch / sao lưu bảng / bảng tạm / where / select trước / đếm dòng / staging / commit / chạy thử',
          'Nếu cấp thì có hạn và có vết: quyền tạm / có thời hạn / thu lại / thu hồi / ghi log / hai giờ / audit / trưởng nhóm duyệt / break glass / hết hạn / hậu kiểm / lưu vết',
        ],
      },
    ],
  },
  {
    id: 'dieu-duong',
    language: 'vi',
    title: 'Điều dưỡng khoa nội',
    requirements: ['theo dõi người bệnh', 'dùng thuốc an toàn', 'ghi hồ sơ'],
    questions: [
      {
        text: 'Hãy kể về một người bệnh trở nặng trong ca trực của bạn.',
        kind: 'behavioural',
        expectedPoints: [
          'Thấy và đo dấu hiệu: huyết áp / spo2 / mạch nhanh / khó thở / tím tái / vã mồ hôi / lơ mơ / nhịp thở / sốt cao / đường huyết / nước tiểu / dấu hiệu sinh tồn',
          'Xử trí tại giường: thở oxy / đầu cao / đường truyền / hút đờm / monitor / lấy máu / truyền dịch / bóp bóng / ép tim / ngừng truyền / điện tim / xe cấp cứu',
          'Gọi đúng người, báo rõ: bác sĩ trực / gọi bác sĩ / báo bác sĩ / báo động đỏ / hồi sức / gọi hỗ trợ / SBAR / hội chẩn / chuyển khoa / y lệnh miệng / nhắc lại y lệnh / gọi thêm',
          'Theo dõi sát và ghi lại: mười lăm phút / phiếu theo dõi / phiếu chăm sóc / bàn giao / người nhà / ghi giờ / đo lại / bệnh án / năm phút / ba mươi phút / ghi phiếu / qua cơn',
        ],
      },
      {
        text: 'Người bệnh nói viên thuốc hôm nay trông khác mọi hôm. Bạn làm gì?',
        kind: 'situational',
        expectedPoints: [
          'Chưa cho uống: chưa cho uống / không cho uống / dừng lại / giữ lại / tạm dừng / để riêng / khoan uống / cảm ơn bác / không ép / chưa uống / ngừng lại / cất lại',
          'Đối chiếu: y lệnh / năm đúng / vỏ thuốc / vỉ thuốc / hàm lượng / hạn dùng / hạn sử dụng / hoạt chất / vòng đeo tay / biệt dược / bệnh án / số giường',
          'Hỏi người có thẩm quyền: khoa dược / dược sĩ / hỏi bác sĩ / bác sĩ điều trị / điều dưỡng trưởng / đổi hãng / gọi dược / dị ứng / đổi liều / gọi bác sĩ / nhà sản xuất / báo bác sĩ',
          'Giải thích và để lại vết: giải thích / báo cáo sự cố / suýt nhầm / ghi phiếu / theo dõi sau uống / ghi hồ sơ / đổi thuốc / trả lại dược / bàn giao / sự cố y khoa / rà cả khay / ghi lại',
        ],
      },
      {
        text: 'Bạn làm gì để tránh nhầm người bệnh khi lấy máu?',
        kind: 'technical',
        expectedPoints: [
          'Để họ tự xưng tên: tự nói tên / họ tên / ngày sinh / năm sinh / hỏi mở / tên gì / nhắc lại tên / hai thông tin / hôn mê / hỏi người nhà / tự đọc tên / câu hỏi mở',
          'Đối chiếu với giấy và vòng: vòng tay / vòng đeo tay / phiếu chỉ định / mã bệnh nhân / mã vạch / quét mã / số giường / phiếu xét nghiệm / đối chiếu / trùng tên / y lệnh / mã số',
          'Dán nhãn ngay tại chỗ: dán nhãn / tại giường / không dán sẵn / ghi giờ / ống nghiệm / từng người một / một khay / màu ống / ký tên / đúng ống / dán ngay / dán tem',
          'Thấy lệch thì bỏ, không sửa: lấy lại / hủy mẫu / dừng lại / phòng xét nghiệm / nhóm máu / người thứ hai / hai người / báo sự cố / không sửa nhãn / sổ giao nhận / truyền máu / bỏ ống',
        ],
      },
      {
        text: 'Người nhà đòi vào thăm ngoài giờ và to tiếng. Bạn xử lý thế nào?',
        kind: 'situational',
        expectedPoints: [
          'Làm dịu trước: mời ra / ra hành lang / phòng riêng / nói nhỏ / nhẹ nhàng / nghe họ nói / xin lỗi / hạ giọng / giọng thấp / lo lắng / không cãi / mời ngồi',
          'Nói rõ vì sao: nội quy / lây nhiễm / nhiễm khuẩn / cần nghỉ / giường bên / thủ thuật / yên tĩnh / lịch thăm / bệnh nhân khác / đang tiêm / đang ngủ / phòng bệnh',
          'Tìm lối cho họ: một người / năm phút / mười phút / áo choàng / gọi video / gọi điện / bệnh nặng / sáng mai / tình hình bệnh / rửa tay / khẩu trang / hỏi bác sĩ',
          'Biết lúc gọi thêm người: bảo vệ / báo bác sĩ / trực lãnh đạo / điều dưỡng trưởng / giữ khoảng cách / ghi sổ / bàn giao / đồng nghiệp / báo động / đe dọa / công an / biên bản',
        ],
      },
    ],
  },
]
