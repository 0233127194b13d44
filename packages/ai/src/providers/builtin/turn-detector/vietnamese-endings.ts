import type { EndingRules } from './ending-rules'

const person = '(?:em|tôi|mình|cháu|con|tớ)'
const others = '(?:anh chị|anh|chị|bạn|cô|chú|thầy|mọi người)'
const number = '(?:\\d[\\d.,]*|hai|ba|bốn|tư|lăm|sáu|bảy|bẩy|tám|chín|mười|mươi|trăm|nghìn|ngàn|chục|vài)'
const little = '(?:(?:một|ít|vài) )?(?:chút|xíu|tí|tẹo|lát|giây|phút|lúc)(?: thời gian)?'
const politely = '(?: (?:ạ|nhé|nha|đã|xem|nào|được không|với|cái))*'

export const vietnameseEndings: EndingRules = {
  asksForTime: new RegExp(
    [
      `(?:để|cho|cho phép|xin phép|xin cho) ${person} (?:xin )?(?:được )?(?:suy )?(?:nghĩ|nhớ)(?: lại)?(?: (?:xem|về|một|ra|thêm))*(?: (?:ví dụ|câu này|câu hỏi|việc này|${little}))?`,
      `(?:cho|xin) (?:phép )?${person} (?:xin )?${little}`,
      `(?:cho|xin) ${person} (?:xin )?(?:thêm )?(?:một )?(?:ít|chút|vài) (?:phút |giây )?(?:thời gian )?(?:để )?(?:suy )?nghĩ`,
      `${person} (?:cần|xin|muốn)(?: \\S+){0,5} (?:suy nghĩ|nghĩ)(?: ${little})?`,
      `${person} (?:phải|xin phép) (?:suy )?nghĩ(?: ${little})?`,
      `(?:(?:${others} )?(?:vui lòng |xin )?(?:chờ|đợi)|xin chờ|xin đợi)(?: ${person})?(?: ${little})?`,
      'khoan(?: đã)?',
    ]
      .map((wish) => `(?:^|\\s)(?:${wish})${politely}$`)
      .join('|'),
  ),
  closing: new RegExp(
    [
      `(?:${person} )?(?:xin )?hết(?: rồi)?`,
      `${person} (?:xin )?(?:được )?(?:kết thúc|dừng)(?: \\S+){0,4}(?: (?:ở|tại) đây)?`,
      `(?:${person} )?(?:chỉ )?(?:có )?(?:vậy|thế) thôi`,
      `(?:đó|đấy|trên đây|như vậy)(?: chính)? là (?:tất cả|toàn bộ|những gì|cách|lý do|câu trả lời|kinh nghiệm|phần trả lời|câu chuyện)(?: (?:những gì|mà|để|của|cho|${person}|mình))*(?: \\S+){1,9}`,
      '(?:đó|đấy)(?: chính)? là (?:tất cả|toàn bộ)',
      `(?:câu |phần )?trả lời của ${person} (?:là )?(?:như vậy|như thế|đến đây(?: là hết)?|xong)`,
      `${person} (?:đã )?(?:trả lời|nói|trình bày|kể) xong(?: rồi)?`,
      `(?:${person} )?(?:nghĩ (?:là )?)?(?:như )?(?:vậy|thế) là (?:đủ|hết|xong)(?: rồi)?`,
      `${person} (?:xin )?(?:chân thành )?(?:cũng )?cảm ơn(?: ${others})*(?: (?:nhiều|ạ|đã (?:lắng nghe|nghe|theo dõi)))*`,
    ]
      .map((words) => `(?:^|\\s)(?:${words})(?: ạ)?$`)
      .join('|'),
  ),
  correction: new RegExp(
    `(?:^|\\s)(?:à (?:không|nhầm|quên)|nhầm|${person} nhầm|xin lỗi|ý ${person} là|hay (?:nói )?đúng hơn(?: là)?|nói đúng hơn là|(?:để|cho) ${person} (?:xin )?(?:nói|sửa|kể|trả lời) lại|không phải)(?: ạ)?$`,
  ),
  filler:
    /(?:^|\s)(?:ờ+m*|ờ+|ừ+m*|ừm+|à+|ơ+|ừ+|kiểu(?: như)?(?: là)?|thì(?: là)?(?: mà)?|nói chung(?: là)?|đại loại(?: là)?|nói sao (?:nhỉ|ta|giờ)|gọi là gì nhỉ|cái (?:là|mà)|xong là|nói thật là|tức là|coi như(?: là)?)$|(?:^|\s)(?:kiểu|xong) (?:như )?(?:em|tôi|mình|nó)(?: kiểu)?$|(?:^|\s)(?:em|tôi|mình) kiểu$/,
  hanging: new RegExp(
    `(?:^|\\s)(?:${[
      'và với hay hoặc nhưng mà vì bởi do nên thì là rằng nếu khi để dù tuy',
      'cho của ở trong từ sang bằng như theo giữa cùng đến tới vào trên dưới về đối gồm',
      'những các một mấy mỗi từng cái chiếc sự cuộc thêm',
      'đã đang sẽ sắp vừa bị rất hơi khá càng vẫn cũng chỉ đều cần muốn bao gồm khoảng gần tầm',
    ]
      .join(' ')
      .split(' ')
      .join(
        '|',
      )}|bởi vì|tại vì|cho nên|vì vậy|do đó|mặc dù|cho đến khi|trong khi|ví dụ(?: như)?|chẳng hạn(?: như)?|không những|còn hơn|có thể|không thể|bảo|hỏi|nói với|gọi cho|quyết định|cố gắng|(?:biết|xem|không) liệu|một mặt|mặt khác|trước (?:hết|tiên)|đầu tiên|${person} (?:không|chưa|có|phải|được)|(?:họ|khách|anh ấy|chị ấy|bạn ấy|nó) (?:không|chưa|có)|(?:và|nên|vì|nhưng|thì|bởi vì|rồi|là|cho nên|nếu|khi) (?:${person}|bọn em|chúng (?:tôi|em|mình)|nhóm (?:em|mình)|anh ấy|chị ấy|bạn ấy|họ|nó))$`,
  ),
  number: new RegExp(
    [
      `(?:^|\\s)(?!(?:thứ|tháng|ngày|quý|số|lúc|lớp|loại|tầng|khóa|quận|hàng|phần|là thứ) |năm (?!trăm|mươi|nghìn|ngàn))\\S+ ${number}`,
      `^${number}`,
      '(?:^|\\s)lần thứ',
      `(?:^|\\s)(?!phần trăm)(?:bước|phần|ý|điểm|điều|cái|việc|lý do|vấn đề)(?: số)? (?:một|${number}|thứ (?:nhất|${number})|đầu tiên|tiếp theo|quan trọng nhất)(?: (?:là|thì))*`,
      `(?:^|\\s)thứ nhất(?: là)?|(?:^|\\s)thứ (?:hai|ba|tư) là`,
      `(?:^|\\s)(?:một|vài|mấy|${number}) (?:cái |điểm |điều )?(?:lý do|điều|điểm(?: mạnh| yếu)?|ý|phần|bước|việc|vấn đề|cách|mục tiêu|ví dụ|thứ)(?: ${person} (?:muốn|cần|phải)(?: \\S+){0,2})?`,
    ]
      .map((words) => `(?:${words})$`)
      .join('|'),
  ),
  list: /(?:^|\s)(?:như|ví dụ(?: như)?|chẳng hạn(?: như)?|bao gồm|gồm(?: có)?)(?! (?:vậy|thế|trên|em|tôi|mình|khi|nếu|lúc|nào)(?:\s|$))(?: (?!và |hoặc |hay )\S+){1,5}$/,
  subordinate:
    /(?:^|(?:^|\s)(?:và|nên|nhưng|rồi|là) )(?:khi|nếu(?: như)?|mặc dù|dù|tuy|trong khi|sau khi|trước khi|ngay khi|lúc|vì|bởi vì|tại vì|do|giả sử)(?: (?!thì |nên |nhưng |cho )\S+){1,8}$/,
  subordinateException: /(?:^|\s)(?:khi|lúc) (?:đó|ấy) |(?:^|\s)(?:do|vì) (?:đó|vậy|thế) /,
  meantTwice: /(?:từ|dần|luôn|mãi|thường|hay|rất|nhanh|xa|ngày|người|nhà|đôi|lâu|càng) \S+$/,
  resultCue:
    /(?:^|\s)(?:cuối cùng|kết quả(?: là| thì)?|nhờ (?:đó|vậy|thế)|từ (?:đó|lần đó|ngày đó)|qua đó|rút ra|học được|sau đó thì|nên công ty)(?=\s)/g,
  outcome:
    /(?:^|\s)(?:hài lòng|hoàn thành|đúng hạn|trước hạn|thành công|đồng ý|giảm|tăng|tiết kiệm|ổn định|không (?:còn|có)(?: \S+){1,4} nữa|(?:rất|khá) (?:tốt|vui|hiệu quả)|nhanh hơn|tốt hơn|hiệu quả hơn|cảm ơn|đánh giá|được giao|giải quyết|xong trước|sẵn sàng|phần trăm|tránh được|lên làm|rút ra là|học được là|năm sao)(?=\s|$)/,
  openOutcome:
    /(?:^|\s)(?:được|giảm|tăng|tiết kiệm|hoàn thành|đánh giá|giải quyết|tránh|rút ra|học|lên làm|được giao|xong|cảm ơn|phải|nên|làm|còn|có)$/,
}
