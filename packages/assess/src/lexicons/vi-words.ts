import type { MaskKind } from '../normalize/token'
import { splitWords } from './en-words'

export const viFunctionWords: ReadonlySet<string> = new Set(
  splitWords(`
tôi em mình anh chị bạn ông bà họ nó ta chúng các những một mọi mỗi từng vài nhiều ít này kia đó ấy đây nào gì ai đâu sao thế vậy
là và của có không được bị đã đang sẽ vẫn còn cũng đều chỉ mới vừa rất quá lắm hơn nhất khá hãy đừng chưa phải nên cần muốn thể
thì mà nhưng hoặc hay nếu vì bởi do tại để cho với từ đến về ở trong ngoài trên dưới trước sau giữa bằng theo như so qua lại ra vào
lên xuống khi lúc hồi nên rằng tuy dù mặc nhiên ví dụ cái con chiếc việc sự cuộc người thứ rồi nữa ạ à nhé nhỉ dạ vâng thôi luôn
hai ba bốn năm sáu bảy tám chín mười cùng cả tất mấy bao giờ hết ngay vẫn
`),
)

export const viPastActions: ReadonlySet<string> = new Set(
  splitWords(
    'đã từng quyết chủ đề phân tích gặp liên hệ viết xây làm tổ chức kiểm tra trao đổi giải thích gọi sửa đo chia lập thử thuyết học nhận phát',
  ),
)

export const viPraise: ReadonlySet<string> = new Set(
  splitWords(`
chăm chỉ nhiệt huyết cầu tiến đam mê năng động nhiệt tình trách nhiệm siêng cần cù trung thực xuất sắc tuyệt vời hoàn hảo giỏi tài
thông minh sáng tạo tận tâm tận tụy cống hiến ham hỏi nỗ lực cố gắng hết vinh dự hân hạnh ngưỡng mộ yêu thích mơ ước lý tưởng hàng đầu
uy tín công ty chuyên nghiệp tốt phù hợp thái độ tích cực tinh thần cao luôn rất con người ứng viên hòa đồng thân thiện quý anh chị
phỏng vấn cơ hội vị trí trăm phần đáng quý
`),
)

export const viMaskWords: ReadonlyMap<string, MaskKind> = new Map<string, MaskKind>([
  ...splitWords('phật thiên hồi kinh hmong khmer').map((word) => [word, 'nationality'] as const),
  ...splitWords('chồng vợ').map((word) => [word, 'person'] as const),
])
