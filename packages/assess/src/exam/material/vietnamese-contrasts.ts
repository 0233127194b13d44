import type { ExamTexts } from './material'

/** The strong answers in poor language, and two CVs of like length and figures. Written for the exam. */
export const vietnameseContrasts: Pick<ExamTexts, 'poorLanguage' | 'strongCv' | 'weakCv'> = {
  poorLanguage: [
    'Tháng ba hồi, năm đơn một đơn cái trễ, tài xế cái ai cũng đổ. Tôi tuần ba so cái giờ chất với cái giờ rời, vì muộn đi chậm chạy khách cái trông nhau như. Cửa kho một có. Hai phần ba cái đó từ cửa, tuyến hai máy quét một chờ nó. Phương án ba tôi có: cái thêm, cái đổi, cái bớt. Chú tôi cũng lái xe, người tốt. Tiền không tốn nên tôi thử cái thứ tự trước đổi, một ngày trả được cũ như. Trễ hai mươi từ xuống bảy phần trăm, tuần hai cái. Cái đó tôi viết rồi thứ hai kiểm tra chúng tôi nào cũng, trở lại nó không.',
    'Hãng hai ra đảo, chọn phải một. Mười tám phần trăm cái rẻ hãng này, kiện mất chưa cái hãng kia của tôi. Tiêu chí trước tôi đặt cái: tiền cái, mất cái, hợp đồng ra cái. Hôm đó mưa trời. Giá xét cái rẻ nó thắng, mà kiện mất chín trăm nghìn khách luôn mất, nên ba kiện trăm một tiết kiệm hết cái. Số liệu họ tin tôi không, hai khách cái hỏi. Đắt hãng tôi sáu tháng chọn vì ngày xem. Ngày cái đó rẻ hơn tốt rồi, một phần ba chúng tôi chuyển, đánh giá tôi xấu quá nói thẳng tôi.',
    'Bệnh viện tám giờ hứa tôi hè năm ngoái, ca đêm hỏi không chất cái kịp. Kịp không họ và khoa trưa đến chờ. Lỗi cái của tôi, nói bệnh viện hôm đó ngay tôi. Học được cái gì: hỏi trước chỉ không. Anh họ tôi bệnh viện cũng làm. Hứa khác xem lại tôi, lạc quan luôn cái thấy không, cái của mình đoán đúng. Người làm tôi hỏi giờ từ đó, thêm không bớt không cái. Đồng nghiệp nhắc tôi hứa quá khi nhờ, hai lần chị nhắc đã. Tháng chín từ nay một lần lỡ hẹn cái tôi chỉ.',
    'Đủ tốt là cái gì đây trước hỏi tôi, cửa hàng bệnh nhân cái giống không cần. Khiếu nại, hàng trả, đơn hủy cái nửa năm lấy tôi xem trễ sau cái nào không cái nào. Giả định tôi trễ quan trọng cái, vì kiểm tra tôi sẽ: khách trễ đặt lại nhiều như, sai tôi rồi xem hỏng cái hay tin cái. Mười khách bỏ đi tôi gọi sau, ở lại người sao nói không. Điện thoại tôi cũ. Công ty cái xa một quý hơn: khách lớn hai giờ bỏ đi, tuyến rẻ tiết kiệm không phải cái, bán hàng phòng biết trước phải chào khi.',
  ],
  strongCv: `KINH NGHIỆM LÀM VIỆC
01/2021 - nay: Trưởng nhóm vận hành, kho hàng. Quản lý chín người. Lập lại tuyến cho 60 xe; đơn trễ giảm từ 18 xuống 6 phần trăm trong năm 2022. Thiết kế thứ tự chất hàng mới mà bốn kho khác đã dùng theo; hàng hỏng giảm 40 phần trăm.
03/2019 - 12/2020: Nhân viên lên tuyến tại cùng kho, được thăng chức sau 20 tháng. Học SQL trong nửa năm và lập báo cáo chậm trễ; thời gian chờ giảm 25 phần trăm. Hướng dẫn hai nhân viên mới.
06/2017 - 02/2019: Nhân viên kho. Lập danh sách hằng tuần các đơn bị trả; hàng trả giảm 31 phần trăm.
HỌC VẤN
2014 - 2017: Cử nhân kho vận, khóa luận về khung giờ giao hàng giúp một hãng giảm 12 phần trăm chuyến xe rỗng.
GIẢI THƯỞNG
2023: Giải thưởng kho vận quốc gia cho thứ tự chất hàng.
KỸ NĂNG
Lên tuyến giao hàng, SQL, chứng chỉ lái xe nâng (2018).`,
  weakCv: `KINH NGHIỆM LÀM VIỆC
01/2021 - nay: Nhiều việc khác nhau trong kho, có việc gì làm việc nấy. Luôn nhiệt huyết, tận tâm và chuyên nghiệp. Hết mình vì chất lượng, hơn 60 ngày khác nhau. Mỗi ngày một khác. Quanh năm suốt tháng.
03/2019 - 12/2020: Nhiều việc khác nhau, ai cần gì giúp nấy, trong 20 tháng. Kết quả tuyệt vời về mọi mặt. Được mọi người quý mến. Thái độ luôn tích cực.
06/2017 - 02/2019: Nhiều việc khác nhau ở 3 nơi. Tận tụy và đúng giờ. Đáng tin 100 phần trăm. Sẵn sàng nhận trách nhiệm.
HỌC VẤN
2014 - 2017: Phổ thông, 12 môn. Quan tâm nhiều lĩnh vực. Hiểu biết rộng về thế giới công việc hiện đại.
KHÁC
2023: Đọc sách, du lịch, gặp gỡ mọi người, thành công.
KỸ NĂNG
Nhiệt tình. Linh hoạt. Giao tiếp xuất sắc. Làm việc nhóm say mê, 18 đến 40 giờ mỗi tuần.`,
}
