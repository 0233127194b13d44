/** Verbs that begin a duty in a Vietnamese line, one to three syllables. */
const VERB_ROWS = [
  'hạch toán|kiểm tra|đối chiếu|lập kế hoạch|lập|phát triển|thiết kế|phối hợp|tư vấn|bán hàng|bán|chăm sóc|tìm kiếm|tìm hiểu|tìm|xây dựng|duy trì|đàm phán',
  'ký kết|kí kết|ký|theo dõi|báo cáo|nắm bắt|cập nhật|hoàn thành|hoàn thiện|xử lý|xử lí|giải quyết|thực hiện|giới thiệu|mở rộng|thiết lập|triển khai|quản lý',
  'quản lí|giám sát|hướng dẫn|đào tạo|hỗ trợ|tiếp nhận|tiếp đón|đón tiếp|chào đón|đón|tiễn|phục vụ|giải đáp|trả lời|gọi điện|gọi|liên hệ|liên lạc|kiểm kê',
  'kiểm đếm|kiểm soát|kiểm thử|kiểm định|kiểm|nhập liệu|nhập|xuất|sắp xếp|nhặt|soát|đóng gói|đóng|vận chuyển|vận hành|giao nhận|giao hàng|giao|nhận|lấy|xếp|dỡ',
  'bốc xếp|bốc|bảo quản|bảo trì|bảo dưỡng|bảo vệ|bảo đảm|đảm bảo|đảm nhận|đảm nhiệm|ghi chép|ghi nhận|ghi|sửa chữa|sửa|lắp đặt|lắp ráp|lắp|gia công|hàn|cắt|may',
  'đo đạc|đo|soạn thảo|soạn|biên soạn|biên tập|biên dịch|phiên dịch|dịch|viết|sáng tạo|chụp|quay|dựng|chỉnh sửa|đăng tải|đăng|lên kế hoạch|lên|tổ chức|tham gia',
  'tham mưu|nghiên cứu|phân tích|phân loại|phân công|phân bổ|phân phối|đánh giá|đề xuất|đề ra|tối ưu|lập trình|vẽ|bóc tách|nghiệm thu|giảng dạy|dạy|chấm công|chấm',
  'trông|khám|chữa|điều trị|điều phối|điều hành|điều chỉnh|tiêm|cấp phát|cấp|pha chế|pha|nấu|chế biến|sơ chế|dọn dẹp|dọn|lau dọn|lau|vệ sinh|giặt|tuần tra|lái xe|lái',
  'chạy|thu thập|thu hồi|thu ngân|thu mua|thu|chi trả|thanh toán|tính toán|tính|tuyển dụng|tuyển|phỏng vấn|sàng lọc|kê khai|quyết toán|chuẩn bị|lưu trữ|lưu|sao lưu',
  'quản trị|kết nối|khai thác|thuyết phục|chốt|đạt|nâng cao|cải tiến|cải thiện|gia tăng|tăng|giảm|đặt hàng|đặt|mua sắm|mua|thí nghiệm|xét nghiệm|trình bày|thuyết trình',
  'truyền đạt|truyền thông|trao đổi|thông báo|nhắc|cân|dán|in ấn|in|scan|tiếp thị|tiếp xúc|tiếp cận|quảng bá|quảng cáo|đại diện|gặp gỡ|thăm|khảo sát|giám định|bồi thường',
  'thẩm định|cho vay|huy động|giao dịch|mở|trực|ứng dụng|áp dụng|sử dụng|phụ trách|thúc đẩy|định hướng|dẫn dắt|chia sẻ|tuân thủ|chấp hành|làm việc|làm|tích hợp|bàn giao',
  'thu xếp|sản xuất|rà soát|tổng hợp|kiến nghị|khắc phục|phòng ngừa|ngăn ngừa|dự báo|dự trù|định giá|báo giá|trưng bày|bày|rửa|cắt tỉa|tưới|chăn nuôi|nuôi|trồng|thu hoạch',
  'thi công|đấu nối|cài đặt|cấu hình|gỡ lỗi|chăm|nhắn|livestream|edit|design|check|test|review|content|set up|set|khởi tạo|tạo|giữ|lắng nghe|động viên|khuyến khích|kèm|quan sát',
  'ôn tập|ra đề|đón trả|đưa đón|đưa|chở|vận động|phát hiện|phát|tìm nguồn|giúp|hoạch định|vạch|xác định|xác minh|xác nhận|chứng từ hóa|luân chuyển|điều tra|thay thế|thay|nạp',
  'sàng|bơm|ủi|phun|sơn|mài|khoan|tiện|phay|kéo|đẩy|bọc|gói|kiểm duyệt|duyệt|phê duyệt|trình|đôn đốc|tổng kết|thống kê|nhận diện|làm rõ|bố trí|tiến hành|cung cấp|cung ứng',
]

const VERBS = new Set(VERB_ROWS.flatMap((row) => row.split('|').map((verb) => verb.normalize('NFC'))))

/** Words that look like a verb and begin no duty: "tiếng Anh", "kỹ năng ..." are nouns; "là" is "to be". */
const NO_DUTY =
  /^(?:là |dịch vụ|giao diện|giao thông|trình độ|trực tuyến|bán thời gian|nhận thức|thay vì|mở đầu|đặt biệt|tăng ca|báo cáo cho|in house|thu nhập|tính chất|tính cách|ký túc|chi phí|làm quen|làm quen với|phát sinh|tuyển dụng (?:gấp|vị trí)|tham gia (?:các )?(?:khóa|khoá|hoạt động|bảo hiểm|bhxh)|đóng (?:bảo hiểm|bhxh)|làm việc (?:tại|từ|theo ca|trong môi trường)|thu (?:hút)|đặt trụ sở|nhận (?:lương|thưởng))/u

/** Length in letters of the verb that begins the text; 0 when none does. */
export function measureVerb(text: string): number {
  const lower = text.toLowerCase()
  if (NO_DUTY.test(lower)) return 0
  const syllables = lower.split(' ')
  for (let count = 3; count >= 1; count -= 1) {
    const candidate = syllables
      .slice(0, count)
      .join(' ')
      .replace(/[,.;:/]$/, '')
    if (VERBS.has(candidate)) return candidate.length
  }
  return 0
}
