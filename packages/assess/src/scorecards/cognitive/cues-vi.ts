import { splitWords } from '../../lexicons/en-words'
import { buildPhraseIndex } from '../../lexicons/phrase-index'
import type { CognitiveCues, Cue } from './cues'

const cue = (phrases: string): Cue => ({
  phrases: buildPhraseIndex(
    phrases
      .split('|')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  ),
  lemmas: new Set(),
})

/** Vietnamese. Each syllable is written as a word, so everything of two syllables is a phrase. */
export const viCues: CognitiveCues = {
  byKind: {
    reason: cue(
      `vì | bởi vì | bởi | do đó | vì vậy | vì thế | cho nên | nên tôi | nên em | nên mình | nên chúng tôi | nên nhóm | lý do | nhờ vậy | nhờ đó | nhằm | để tránh | để giảm | để đảm bảo
      | để bảo đảm | để chắc chắn | để không | để mọi người | để khách | dẫn đến | kết quả là`,
    ),
    limit: cue(
      `tuy nhiên | mặc dù | dù vậy | tuy vậy | trừ khi | tùy thuộc | tùy vào | phụ thuộc | thay vì | mặt khác | ngược lại | đánh đổi | rủi ro | hạn chế | giả định | giả thiết
      | kiểm chứng | xác minh | đối chiếu | kiểm tra lại | nguyên nhân gốc | không chỉ | chỉ khi | nhược điểm | ngoại lệ | loại trừ | nghi ngờ | đặt câu hỏi | phản biện`,
    ),
    problem: cue(
      `vấn đề | sự cố | lỗi | khiếu nại | phàn nàn | chậm trễ | trễ hạn | trễ | mâu thuẫn | xung đột | sai sót | sai lầm | khó khăn | trục trặc | thiếu | hỏng | vỡ | tức giận | bị lệch
      | nhầm | sai | gãy | hư | bị giữ | quá tải | vướng | rủi ro | tắc | mất dữ liệu | không hoạt động | không chạy | từ chối | hiểu lầm | áp lực`,
    ),
    outcome: cue(
      `kết quả là | kết quả | nhờ đó | nhờ vậy | cuối cùng | giảm # | tăng # | giảm còn | tăng lên | giảm được | tăng được | đã giảm | đã tăng | giảm từ | tăng từ | tiết kiệm | hoàn thành | giải quyết
      | khắc phục | sửa xong | đúng hạn | đạt | thành công | không còn | từ đó | cải thiện | rút ngắn | gửi thư cảm ơn | cảm ơn tôi | cảm ơn em | nhận được | không lặp lại | ký | được giao`,
    ),
    wider: cue(
      `khách hàng | công ty | doanh nghiệp | thị trường | doanh thu | chiến lược | lâu dài | dài hạn | mục tiêu chung | các bộ phận | bộ phận khác | phòng khác | nhóm khác | cả nhóm | toàn bộ | người dùng | đối tác
      | ngân sách | lợi nhuận | thương hiệu | cổ đông | nhà cung cấp | bệnh nhân | học sinh | mục tiêu | năm sau | quý sau | ngành`,
    ),
    link: cue(
      `để | giúp | nhờ đó | vì | nên | ảnh hưởng | phục vụ | hỗ trợ | gắn với | liên quan | phù hợp với | đóng góp | mang lại | cân bằng | cho | tác động | dựa trên`,
    ),
    lesson: cue(
      `tôi học được | em học được | mình học được | học được | rút ra | bài học | nhận ra | tôi hiểu ra | hiểu rằng | hóa ra | hoá ra | phát hiện | tôi thấy rằng | em thấy rằng | nhìn lại | cho thấy
      | quy luật | điều bất ngờ | mới biết`,
    ),
    change: cue(
      `từ đó | kể từ đó | bây giờ tôi | bây giờ em | hiện nay tôi | sau đó tôi | sau đó em | nên tôi | nên em | lần sau | thay đổi | điều chỉnh | chuyển sang | cải tiến | viết lại | làm lại | không bao giờ | luôn kiểm tra
      | bổ sung | cập nhật | đổi cách | tự động hóa`,
    ),
    criterion: cue(
      `dựa trên | dựa vào | tiêu chí | phương án | lựa chọn | giải pháp khác | hai cách | ba cách | so sánh | so với | cân nhắc | ưu tiên | đánh giá | chi phí | ưu nhược | ưu điểm | thay vì | hoặc
      | tùy theo | ngưỡng | chỉ số`,
    ),
    choice: cue(
      `tôi chọn | em chọn | mình chọn | chúng tôi chọn | đã chọn | quyết định | thống nhất | tôi loại | em loại | loại bỏ | ưu tiên làm | đề xuất | chốt | từ chối | sẽ chọn | lựa chọn phương án | khách chọn`,
    ),
    own_limit: cue(
      `sai lầm của tôi | lỗi của tôi | lỗi của em | tôi sai | tôi đã sai | em đã sai | tôi mắc lỗi | em mắc lỗi | tôi mắc sai lầm | tôi quên | em quên | tôi bỏ sót | em bỏ sót | tôi chủ quan | em chủ quan | chủ quan
      | tôi không biết | em không biết | tôi chưa biết | em chưa biết | tôi chưa có | em chưa có | điểm yếu | tôi còn yếu | em còn yếu | lẽ ra tôi | lẽ ra em | đáng lẽ | tôi chưa từng | em chưa từng
      | không nhờ ai | tôi đánh giá thấp | tôi hiểu sai | em hiểu sai | tôi phải tự học | thiếu kinh nghiệm`,
    ),
    check: cue(
      `kiểm tra | kiểm chứng | xác minh | đối chiếu | so sánh | rà soát | theo dõi | đo lường | thử nghiệm | chạy thử | xác nhận | đánh giá | khảo sát | thống kê | truy tìm | phân tích`,
    ),
    method: cue(
      `tiêu chí | quy trình | kế hoạch | lập danh sách | phân loại | ưu tiên | mốc | thời hạn | chỉ tiêu | chỉ số | ngưỡng | biểu mẫu | tài liệu | ghi lại | lập bảng | chuẩn bị | bước | nguyên tắc | phân công
      | lịch | báo cáo | phương án | dữ liệu | bằng chứng | cụ thể | rõ ràng`,
    ),
    find_out: cue(
      `tôi hỏi | em hỏi | tôi sẽ hỏi | em sẽ hỏi | tôi tìm | em tìm | tìm hiểu | tra cứu | đọc tài liệu | tôi đọc | em đọc | tôi kiểm tra | xin góp ý | nhờ góp ý | nhờ hướng dẫn | tự học | học thêm | góp ý`,
    ),
  },
  hedges: buildPhraseIndex([
    'chắc là',
    'có lẽ',
    'hình như',
    'không chắc',
    'không nhớ',
    'gì đó',
    'đại khái',
    'tàm tạm',
    'cho xong',
    'qua loa',
    'cũng được',
    'không biết nữa',
    'tùy hứng',
    'hên xui',
    'may rủi',
    'sao cũng được',
    'phải nghĩ thêm',
    'phải suy nghĩ thêm',
  ]),
  retractions: buildPhraseIndex(
    `tôi nói quá | em nói quá | mình nói quá | tôi đã nói quá | em đã nói quá | tôi phóng đại | em phóng đại | tôi đã phóng đại | em đã phóng đại | tôi xin rút lại | em xin rút lại | tôi rút lại lời | em rút lại lời
    | tôi xin đính chính | em xin đính chính | tôi phải đính chính | em phải đính chính | tôi bịa | em bịa | không phải tôi làm | không phải em làm | không phải mình làm | không phải do tôi làm | không phải do em làm
    | đồng nghiệp tôi làm | đồng nghiệp em làm | đồng nghiệp của tôi làm | đồng nghiệp của em làm | người khác làm việc đó | tôi không làm việc đó | em không làm việc đó | thật ra tôi không làm | thật ra em không làm
    | thực ra tôi không làm | thực ra em không làm | tôi nói không đúng | em nói không đúng | tôi nói sai sự thật | em nói sai sự thật | tôi không tham gia việc đó | em không tham gia việc đó`
      .split('|')
      .map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' ')),
  ),
  compliments: buildPhraseIndex(
    `anh đã khen | chị đã khen | cảm ơn đã khen | cảm ơn lời khen | quá khen | rất vinh dự | thật vinh dự | vinh hạnh | ngưỡng mộ công ty | rất ngưỡng mộ | luôn ngưỡng mộ | công ty mơ ước
    | vui khi nghe anh | vui khi nghe chị | vui vì anh chị | anh chị thật tốt | nên tôi rất vui | nên em rất vui`
      .split('|')
      .map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' ')),
  ),
  nonActionWords: new Set(splitWords('là thích muốn nghĩ thấy biết yêu mong cần tin cảm được bị có')),
  actionVerbs: new Set(
    splitWords(
      `làm viết gọi sửa đo chia lập thử kiểm tra trao đổi giải thích phân liên lắng nghe ghi báo chuẩn xuất đọc đặt gặp tổ chức xây thiết đề họp so đối đàm thương hướng dẫn huấn đào
      tìm gửi nhờ chọn quyết loại chuyển thay tính rà soát theo dõi xin lên triển nộp đổi học tạo dùng áp chạy mở hỏi khảo cắt dạy giúp giữ thêm bỏ dựng`,
    ),
  ),
}
