import type { AssessSet } from '../input'

/** Written for these tests. */
export const vietnameseSet: AssessSet = {
  requirements: [
    { name: 'chăm sóc khách hàng', weight: 2 },
    { name: 'lập báo cáo', weight: 1 },
  ],
  questions: [
    {
      id: 'q1',
      text: 'Hãy kể về một lần bạn xử lý khách hàng đang tức giận.',
      kind: 'behavioural',
      expectedPoints: [
        'Nghe hết: lắng nghe / không ngắt lời / ghi lại / xin lỗi / để khách nói hết / bình tĩnh',
        'Đưa cách giải quyết: đổi cánh tủ / hoàn tiền / phương án / trả tiền / giảm giá / đổi hàng',
        'Làm đến cùng: đơn vị vận chuyển / lịch giao / thư cảm ơn / gọi lại / giao lại / theo dõi đơn',
      ],
    },
    {
      id: 'q2',
      text: 'Bạn sẽ làm gì để giảm số yêu cầu hỗ trợ bị lặp lại?',
      kind: 'situational',
      expectedPoints: [
        'Xem dữ liệu: xuất toàn bộ / phân loại / theo chủ đề / danh sách / nhóm lớn nhất / thống kê',
        'Trả lời một lần: bài hướng dẫn / đặt đường dẫn / làm một trang / câu hỏi thường gặp / mẫu trả lời / video ngắn',
        'Kiểm tra lại: so sánh số / trước và sau / mỗi tuần / có ích hay không / hỏi người dùng',
      ],
      dimensions: ['critical_thinking'],
    },
    {
      id: 'q3',
      text: 'Vì sao bạn muốn làm việc trong nhóm báo cáo của chúng tôi?',
      kind: 'motivational',
      expectedPoints: [
        'Thích việc này: con số lộn xộn / quyết định / thích số / thấy số / phân tích / biểu đồ',
        'Đã từng làm: báo cáo hằng tuần / đơn giao trễ / nhà cung cấp / hợp đồng / tự học / truy vấn',
        'Biết về nhóm: công khai định nghĩa / góp ý / nộp hồ sơ / người bạn ở công ty / đã đọc về / nghe kể',
      ],
      dimensions: ['big_picture_thinking'],
    },
    {
      id: 'q4',
      text: 'Hãy mô tả một sai lầm của bạn và bài học rút ra.',
      kind: 'behavioural',
      expectedPoints: [
        'Nhận lỗi: báo ngay cho quản lý / lỗi của tôi / tôi xin lỗi / nhận trách nhiệm / nói thẳng / thừa nhận',
        'Sửa lỗi: danh sách hóa đơn / sửa xong / sửa lại giá / trả lại tiền / gọi cho khách / bồi thường',
        'Đổi cách làm: không bao giờ tự đăng / đoạn mã nhỏ / xem giá hai lần / nhờ người kiểm tra / bảng kiểm / so sánh tệp',
      ],
      dimensions: ['insightfulness', 'intellectual_self_awareness'],
    },
  ],
}

export const vietnameseAnswers: Readonly<Record<string, string>> = {
  q1: 'Khi tôi làm ở kho nội thất, có một khách hàng gọi đến vì chiếc tủ được giao bị vỡ cánh và anh ấy rất tức giận. Đầu tiên tôi lắng nghe mà không ngắt lời, rồi tôi ghi lại từng chi tiết của đơn hàng. Sau đó tôi giải thích hai phương án, ví dụ đổi cánh tủ trong ba ngày hoặc hoàn tiền một phần. Khách chọn đổi, nên tôi đã tự đơn vị vận chuyển để xin lịch giao sớm hơn. Cuối cùng cánh tủ được giao vào thứ năm, và khách còn gửi thư cảm ơn cả nhóm.',
  q2: 'Tôi sẽ bắt đầu từ dữ liệu, bởi vì đoán mò thì rất tốn kém. Trước hết tôi xuất toàn bộ yêu cầu hỗ trợ của quý trước và phân loại theo chủ đề. Tiếp theo tôi đọc hai mươi yêu cầu trong nhóm lớn nhất để hiểu người dùng vướng ở đâu. Nếu một câu hỏi lặp lại nhiều lần, tôi sẽ viết bài hướng dẫn ngắn và đặt đường dẫn ngay trên màn hình gây khó khăn. Cuối cùng tôi so sánh số yêu cầu mỗi tuần trước và sau khi thay đổi, vì chỉ có cách đó mới cho thấy bài viết có ích hay không.',
  q3: 'Tôi thích biến những con số lộn xộn thành một quyết định mà người khác có thể dùng được. Ở công ty cũ tôi đã lập báo cáo hằng tuần về các đơn giao trễ theo nhà cung cấp, nhờ đó quản lý của tôi đàm phán lại hai hợp đồng. Tuy nhiên tôi phải tự học một mình, cho nên tôi muốn làm việc với đồng nghiệp có thể góp ý cho cách viết truy vấn của mình. Ngoài ra nhóm của anh chị công khai định nghĩa số liệu, và đó là lý do tôi nộp hồ sơ.',
  q4: 'Năm ngoái tôi sửa bảng giá vào chiều thứ sáu mà không nhờ ai kiểm tra, mặc dù quy trình yêu cầu phải có người duyệt. Cột chiết khấu bị lệch, vì vậy bốn mươi khách hàng trả thiếu tiền. Tôi phát hiện ra vào thứ hai, báo ngay cho quản lý và chuẩn bị danh sách hóa đơn bị ảnh hưởng. Kết quả là chúng tôi sửa xong trong một tuần và không ai bị thu tiền hai lần. Từ đó tôi không bao giờ tự đăng bảng giá một mình, đồng thời tôi viết một đoạn mã nhỏ để so sánh tệp cũ với tệp mới.',
}

export const vietnamesePadding = {
  thirdPerson:
    'Giao tiếp là điều vô cùng quan trọng trong cuộc sống hiện đại. Ai cũng biết rằng kiến thức mở ra cánh cửa tương lai. Thời gian mang đến sự khôn ngoan cho mọi người.',
  selfPraise:
    'Tôi là người chăm chỉ, nhiệt huyết và luôn cầu tiến. Tôi rất năng động, nhiệt tình và trách nhiệm. Tôi luôn nỗ lực cống hiến hết tinh thần.',
  flattery:
    'Công ty thật tuyệt vời, chuyên nghiệp và uy tín. Em rất ngưỡng mộ công ty và vinh dự được anh chị phỏng vấn.',
  echo: 'Hãy kể về một lần tôi xử lý khách hàng đang tức giận.',
} as const
