import type { ExamTexts } from './material'
import { vietnameseAttacks } from './vietnamese-attacks'
import { vietnameseContrasts } from './vietnamese-contrasts'

const places = {
  answers: [
    'Tuần đó kết thúc như vậy đối với chúng tôi.',
    'Tháng đó chúng tôi đã chọn như vậy.',
    'Chuyện hôm đó là như vậy.',
    'Tôi sẽ bắt đầu từ những việc đó.',
  ],
  person: 'Trước hết cho tôi nói vài lời về mình.',
  question: 'Bạn cứ thong thả trả lời.',
  cv: 'Có thể gửi thư giới thiệu khi cần.',
  cvPerson: 'Thông tin cá nhân nằm ở tờ thứ hai.',
} as const

/** Written for the exam. */
export const vietnameseMaterial: ExamTexts = {
  language: 'vi',
  set: {
    positionName: 'Điều phối vận hành',
    jobDescription:
      'Bạn giữ cho việc giao hàng của một kho khu vực đúng giờ: lên tuyến, xử lý sự cố và báo sớm cho khách hàng.',
    requirements: [
      { name: 'lập kế hoạch giao hàng', weight: 3 },
      { name: 'giải quyết vấn đề', weight: 3 },
      { name: 'làm việc với khách hàng', weight: 2 },
    ],
    questions: [
      {
        id: 'q1',
        text: `Hãy kể về một vấn đề trong công việc mà bạn đã giải quyết. ${places.question}`,
        kind: 'behavioural',
        expectedPoints: ['nguyên nhân của vấn đề', 'việc chính bạn đã làm', 'kết quả'],
        dimensions: ['problem_solving', 'logical_reasoning', 'clarity'],
      },
      {
        id: 'q2',
        text: 'Hãy kể về một quyết định khó. Bạn đã quyết định như thế nào?',
        kind: 'behavioural',
        expectedPoints: ['các phương án', 'lý do lựa chọn', 'kết quả'],
        dimensions: ['decision_making', 'critical_thinking'],
      },
      {
        id: 'q3',
        text: 'Hãy kể về một sai lầm của bạn và điều bạn học được.',
        kind: 'behavioural',
        expectedPoints: ['sai lầm của chính mình', 'điều đã thay đổi sau đó'],
        dimensions: ['intellectual_self_awareness', 'insightfulness'],
      },
      {
        id: 'q4',
        text: 'Bạn sẽ làm gì để biết việc giao hàng của chúng tôi đã đủ tốt cho khách hàng chưa?',
        kind: 'situational',
        expectedPoints: ['đo điều gì', 'hỏi khách hàng thế nào', 'ý nghĩa đối với công ty'],
        dimensions: ['big_picture_thinking', 'critical_thinking', 'logical_reasoning'],
      },
    ],
  },
  strong: [
    'Hồi tháng ba cứ năm đơn thì một đơn giao trễ, và ai cũng đổ cho tài xế. Tôi so giờ xe được chất hàng với giờ xe rời kho trong ba tuần, vì đi muộn và chạy chậm thì với khách hàng trông như nhau. Hai phần ba thời gian trễ đến từ một cửa kho, nơi hai tuyến phải chờ chung một máy quét. Tôi có ba phương án: mua thêm máy quét, đổi thứ tự chất hàng, hoặc bớt tuyến ở cửa đó. Tôi thử đổi thứ tự trước, vì không tốn tiền và trong một ngày là có thể trả lại như cũ. Sau hai tuần, tỷ lệ trễ giảm từ hai mươi xuống còn bảy phần trăm. Sau đó tôi viết thứ tự ấy ra và đến giờ thứ hai nào chúng tôi cũng kiểm tra, để nó không trở lại như trước.',
    'Chúng tôi phải chọn một trong hai hãng vận chuyển ra đảo. Một hãng rẻ hơn mười tám phần trăm, hãng kia chưa từng làm mất kiện nào của chúng tôi. Tôi đặt tiêu chí trước khi xem báo giá: chi phí mỗi kiện, số kiện mất, và có thể rút khỏi hợp đồng nhanh đến đâu. Chỉ xét giá thì hãng rẻ thắng, nhưng mất một kiện tốn khoảng chín trăm nghìn và thường mất luôn khách, nên với tỷ lệ mất của họ, chỉ cần ba kiện trong một trăm là hết phần tiết kiệm. Tôi không tin hẳn số liệu của họ nên đã hỏi hai khách hàng của họ. Tôi chọn hãng đắt hơn trong sáu tháng và hẹn ngày xem lại. Đến ngày đó hãng rẻ đã tốt hơn, nên chúng tôi chuyển một phần ba số kiện sang, và tôi nói thẳng rằng lúc đầu tôi đã đánh giá họ quá xấu.',
    'Mùa hè năm ngoái tôi hứa với một bệnh viện là giao lúc tám giờ sáng mà không hỏi ca đêm có chất hàng kịp không. Họ không kịp, và một khoa phải chờ đến trưa. Đó là lỗi của tôi và tôi đã nói với bệnh viện ngay hôm đó. Điều tôi học được không chỉ là phải hỏi trước. Khi xem lại những lời hứa khác, tôi thấy mình luôn quá lạc quan về phần việc mà mình không nhìn thấy, còn phần của mình thì đoán khá đúng. Vì vậy từ đó tôi hỏi giờ từ chính người làm và không thêm bớt gì. Tôi cũng nhờ một đồng nghiệp nhắc khi tôi hứa quá, và chị ấy đã nhắc hai lần. Từ tháng chín đến nay tôi chỉ lỡ hẹn một lần.',
    'Trước tiên tôi sẽ hỏi ở đây thế nào là đủ tốt, vì một cửa hàng và một bệnh nhân không cần giống nhau. Tôi sẽ lấy khiếu nại, hàng trả và đơn hủy của nửa năm qua, xem cái nào đến sau một lần giao trễ và cái nào không. Tôi giả định rằng trễ giờ là quan trọng nhất, nhưng tôi sẽ kiểm tra: nếu khách bị giao trễ vẫn đặt lại nhiều như những khách khác thì tôi đã sai và phải xem đến hàng hỏng hay thiếu tin báo. Sau đó tôi gọi cho mười khách đã bỏ đi, vì những người ở lại không cho biết vì sao người khác đi. Với công ty, chuyện này đi xa hơn một quý: nếu khách lớn bỏ đi chỉ vì hai giờ đồng hồ thì tuyến rẻ không phải là tiết kiệm, và phòng bán hàng nên biết điều đó trước khi chào khung giờ mới.',
  ],
  middling: [
    `${places.person} Năm ngoái nhãn trong kho của chúng tôi hay bị sai nên nhiều thùng hàng đi nhầm chỗ. Tôi xem lại các nhãn với một đồng nghiệp và thấy máy in cũ in thiếu số cuối. Tôi đề nghị mua máy in mới và sau đó đỡ hơn. Tôi nghĩ việc đó giúp được nhóm vì chúng tôi bớt phải xử lý hàng trả. ${places.answers[0]}`,
    `Chúng tôi phải quyết định có làm thứ bảy trước kỳ nghỉ hay không. Tôi nói chuyện với quản lý và vài đồng nghiệp. Có người không muốn, nhưng đơn rất nhiều, nên chúng tôi vẫn làm vì nếu không thì đơn sẽ trễ. Cuối cùng cũng ổn và phần lớn khách nhận được hàng. ${places.answers[1]}`,
    `Có lần tôi gửi nhầm một danh sách cho khách hàng khác vì đang vội. Tôi nhận ra rồi gọi cho họ và họ đã xóa. Tôi thấy rất áy náy. Từ đó tôi đọc lại địa chỉ trước khi gửi. ${places.answers[2]}`,
    `Tôi sẽ xem có bao nhiêu đơn giao trễ và hỏi một số khách hàng nghĩ gì, ví dụ bằng một phiếu ngắn. Nếu nhiều người không hài lòng thì phải thay đổi, vì khách hàng rất quan trọng với công ty. ${places.answers[3]}`,
  ],
  weak: [
    'Công việc thì lúc nào cũng có vấn đề và tôi luôn giải quyết được. Tôi nhìn vấn đề rồi tìm ra cách giải quyết, tính tôi là như vậy. Tôi không bao giờ để vấn đề dở dang, và mọi người biết là việc gì cũng có thể tìm đến tôi. Nên với tôi vấn đề không phải là vấn đề.',
    'Tôi quyết định rất nhanh. Người khác nghĩ lâu, còn tôi thì quyết luôn. Thường là đúng, vì tôi có cảm nhận tốt về những chuyện đó. Bây giờ tôi không nhớ ra quyết định nào khó, với tôi thì cái nào cũng gần như nhau.',
    'Tôi hầu như không mắc sai lầm vì tôi làm việc cẩn thận. Có chăng là chuyện nhỏ, ai cũng vậy thôi. Sai lầm thì luôn dạy ta điều gì đó, điều ấy quan trọng trong cuộc sống, và phải luôn lạc quan bước tiếp.',
    'Giao hàng thì tất nhiên phải tốt, khách hàng nào cũng muốn chất lượng. Tôi sẽ bảo đảm mọi thứ đều tốt. Tôi sẽ phối hợp với mọi người, xem làm được gì, rồi sẽ tốt hơn cho tất cả.',
  ],
  offTopic: [
    'Cuối tuần khi trời đẹp nhà tôi hay ra hồ. Tháng năm nước còn lạnh nhưng tháng bảy thì ấm, và có một quán nhỏ bán kem. Tôi thích vị chanh, em gái tôi thích sô cô la hơn. Chúng tôi đi xe buýt vì ở đó không có chỗ gửi xe.',
    'Ừm, câu này tôi không biết nói gì. Không. Tôi không nghĩ ra được gì cả. Để tôi xem. Không, xin lỗi, tôi không nhớ ra điều gì, thật sự không có gì. Cho tôi sang câu tiếp theo nhé, câu này tôi không có gì để nói.',
    'Để nấu món canh này cần hai củ hành, một ít bơ và vài củ khoai tây. Bạn cắt nhỏ tất cả, nấu nửa giờ rồi cho muối và kem vào. Ăn với bánh mì thì đủ cho bốn người. Mùa đông tôi thích món này hơn món trộn.',
    'Xin lỗi, tôi không có câu trả lời. Tôi thật sự không biết. Ở đây tôi cũng không có gì để nói, xin lỗi, có thể hỏi câu khác không, câu này tôi không nói được gì, không biết gì cả.',
  ],
  anchors: places,
  ...vietnameseAttacks,
  ...vietnameseContrasts,
  cv: `KINH NGHIỆM LÀM VIỆC
01/2022 - nay: Nhân viên kho, giao nhận hàng. Lên tuyến cho tám xe mỗi ngày. Lập danh sách hằng tuần các thùng hàng bị hỏng; số thùng hỏng giảm từ 40 xuống 25 mỗi tháng trong năm 2024.
06/2019 - 12/2021: Nhân viên đóng gói, cửa hàng nội thất. Hướng dẫn hai đồng nghiệp mới.
HỌC VẤN
2016 - 2019: Trung cấp nghề kho vận, đã tốt nghiệp.
KỸ NĂNG
Lên tuyến giao hàng, bảng tính, chứng chỉ lái xe nâng (2021).
KHÁC
${places.cvPerson}
${places.cv}`,
}
