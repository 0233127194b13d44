import type { Word } from '../tag/word'

/** Syllables that hardly ever occur alone, with the syllables that complete them. Authored. */
const completions = new Map(
  `kinh:nghiệm,doanh,tế,phí nhân:viên,sự,lực,vật,dân quản:lý,trị giải:quyết,thích,pháp,trí,thưởng phân:tích,loại,công,phối,chia,biệt
đồng:nghiệp,ý,thời,đội,bộ,nhất trách:nhiệm,móc thuyết:phục,trình,minh kỹ:năng,thuật,sư,lưỡng ứng:dụng,viên,tuyển,xử tổ:chức,trưởng hỗ:trợ phát:triển,hiện,hành,sinh,biểu
nghiên:cứu thực:hiện,tế,tập,hành,sự hoàn:thành,thiện,toàn,tiền,cảnh chất:lượng dữ:liệu hiệu:quả,suất quyết:định,tâm,toán chuyên:môn,nghiệp,gia,ngành,viên
doanh:nghiệp,thu,số,nhân tối:ưu,thiểu,đa cải:thiện,tiến,cách,tạo sản:phẩm,xuất dự:án,định,kiến kế:hoạch,toán,tiếp mục:tiêu,đích phương:án,pháp,tiện,hướng,thức
nguyên:nhân,tắc,liệu lắng:nghe bắt:đầu,buộc,tay thông:tin,qua,báo,minh,thường cung:cấp,ứng hợp:đồng,tác,lý,lệ hướng:dẫn,đến,tới tuy:nhiên,vậy bởi:vì,thế,vậy mặc:dù
chẳng:hạn đàm:phán ảnh:hưởng nội:thất,dung,bộ vận:chuyển,hành,động chi:tiết,phí,nhánh truy:vấn,cập quy:trình,định,mô,tắc yêu:cầu,thích công:ty,việc,khai,nghệ,nghiệp,ty
nhiệm:vụ kiểm:tra,soát,thử,chứng lặp:lại so:sánh,với tức:giận phỏng:vấn chuẩn:bị,mực`
    .split(/\s+/u)
    .map((entry) => {
      const [first = '', seconds = ''] = entry.split(':')
      return [first, new Set(seconds.split(','))] as const
    }),
)

export interface BoundSyllables {
  readonly total: number
  readonly separated: number
}

/** Counts bound syllables, and those without their partner: shuffled text separates them. */
export function countBoundSyllables(words: readonly Word[]): BoundSyllables {
  let total = 0
  let separated = 0
  words.forEach((word, index) => {
    const partners = completions.get(word.form)
    const next = words[index + 1]
    if (partners === undefined || next === undefined) return
    total += 1
    const closing = completions.get(words[index - 1]?.form ?? '')?.has(word.form) === true
    if (!closing && !partners.has(next.form)) separated += 1
  })
  return { total, separated }
}
