/** The same four questions answered by people of different quality and manner. Written for these tests. */
export const vietnameseSpeakers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  middling: {
    q1: 'Có một khách hàng tức giận vì kiện hàng của chị ấy đến trễ. Tôi nói tôi hiểu và tôi kiểm tra mã vận đơn trên hệ thống. Kiện hàng bị giữ ở một kho khác, nên tôi gọi cho kho đó và nhờ họ gửi ngay trong ngày. Sáng hôm sau chị ấy nhận được hàng. Chị ấy vẫn hơi buồn nhưng đã cảm ơn tôi vì gọi lại.',
    q2: 'Tôi sẽ xem các yêu cầu hỗ trợ và tìm những câu hỏi gặp nhiều nhất. Sau đó tôi viết câu trả lời cho những câu hỏi này và đăng lên trang trợ giúp. Tôi cũng hỏi đồng nghiệp xem họ phải trả lời câu nào mỗi ngày. Nếu khách vẫn hỏi cùng một chuyện thì trang đó chưa rõ và tôi sẽ sửa lại.',
    q3: 'Tôi thích làm báo cáo vì tôi muốn biết phía sau một con số là gì. Ở công việc hiện tại tôi chuẩn bị bảng doanh số hằng tháng cho quản lý. Tôi muốn làm việc này nhiều hơn và bớt nghe điện thoại. Tôi cũng nghe nói nhóm của anh chị thân thiện và mọi người giúp đỡ nhau.',
    q4: 'Có lần tôi gửi hóa đơn nhầm cho một khách hàng khác vì hai cái tên gần giống nhau. Khách gọi lại và tôi phải xin lỗi. Tôi gửi lại hóa đơn đúng ngay trong ngày. Bây giờ tôi so sánh cả mã khách hàng chứ không chỉ nhìn tên trước khi gửi.',
  },
  team: {
    q1: 'Chúng tôi có một khách hàng phàn nàn vì giao nhầm hàng. Chúng tôi bàn với nhau trong nhóm và thống nhất gửi lại món khác. Quản lý của chúng tôi gọi cho khách và chúng tôi đóng gói hàng. Tuần đó cả nhóm khá bận nên mất một thời gian. Cuối cùng khách nhận được đúng món đã đặt và chúng tôi rất vui.',
    q2: 'Chúng tôi chắc là sẽ họp và bàn về các yêu cầu hỗ trợ. Chúng tôi luôn chia sẻ những gì mình biết và đó là điểm mạnh lớn. Chúng tôi có thể lập một danh sách và ai đó viết câu trả lời. Có lẽ chúng tôi sẽ dùng một công cụ. Trưởng nhóm thường quyết định yêu cầu nào quan trọng nhất.',
    q3: 'Phòng chúng tôi làm nhiều báo cáo và chúng tôi phối hợp tốt. Tôi muốn vào một nhóm mà mọi người hỗ trợ nhau. Chúng tôi có các buổi họp đều đặn để xem số liệu. Tôi nghĩ một nhóm tốt sẽ làm ra báo cáo tốt, và nhóm của anh chị có vẻ là một nhóm như vậy.',
    q4: 'Mùa xuân năm ngoái chúng tôi quên cập nhật bảng giá. Không phải do một người mà do tất cả chúng tôi. Một số khách gọi đến vì giá sai. Chúng tôi sửa lại bảng giá và nhắc mọi người cẩn thận hơn. Sau đó chuyện này không lặp lại, theo như tôi nhớ.',
  },
  terse: {
    q1: 'Một khách hàng quát lên vì chiếc ghế bị gãy. Tôi đổi ghế mới trong hai ngày, vì trong kho còn một chiếc. Sau này khách quay lại mua thêm một cái bàn.',
    q2: 'Tôi sẽ đếm số yêu cầu hỗ trợ theo từng chủ đề. Tôi xử lý chủ đề lớn nhất trước, vì như vậy tiết kiệm nhiều thời gian nhất. Sau một tháng tôi đếm lại.',
    q3: 'Tôi biết viết truy vấn và thích những con số rõ ràng. Nhóm của anh chị cần cả hai nên tôi nộp hồ sơ.',
    q4: 'Tôi xóa một thư mục báo cáo mà không sao lưu. Tôi báo cho quản lý ngay trong giờ đó. Chúng tôi khôi phục từ máy chủ, và từ đó tôi luôn sao chép thư mục trước khi dọn dẹp.',
  },
  rambling: {
    q1: 'Chuyện lâu rồi và có nhiều khách lắm, hình như có một khách hàng tức giận về việc giao hàng hay thanh toán gì đó. Tôi nói chuyện với khách một lúc và khách kể về kỳ nghỉ và con chó của mình. Rồi khách bình tĩnh lại. Chắc là do cách tôi nói chuyện. Tử tế với mọi người thì lúc nào cũng quan trọng, ai tôi cũng nói như vậy.',
    q2: 'Câu hỏi này hay quá, tôi phải nghĩ thêm. Yêu cầu hỗ trợ thì lúc nào cũng có và người ta hỏi đủ thứ chuyện. Có lẽ làm gì đó với chúng cũng được, kiểu như sắp xếp lại. Nói chung là do kinh nghiệm. Tôi cứ để xem chuyện gì xảy ra rồi tính tiếp, vì mỗi ngày một khác.',
    q3: 'Tôi vốn thích nhiều thứ, báo cáo và con số và cả con người nữa. Bạn tôi bảo nên nộp hồ sơ nên tôi nộp. Được làm ở một nơi như thế này thì cũng hay. Tôi thích tòa nhà và nghe nói cà phê ở đây ngon. Ngày nay con số ở khắp nơi và báo cáo thì công ty nào cũng cần.',
    q4: 'Ai cũng có sai lầm, đó là chuyện bình thường của con người. Chắc là tôi cũng có, có lẽ với một bức thư hay một tệp gì đó, không có gì lớn. Người ta không nên lo quá nhiều. Tôi cứ làm tiếp rồi mọi chuyện cũng ổn. Quan trọng nhất là lạc quan và mỉm cười.',
  },
}
