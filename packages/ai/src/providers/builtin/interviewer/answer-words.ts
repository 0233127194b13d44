import type { InterviewLanguage } from '../../../ports/interviewer'

/** What the rules look for in an answer, by language. Written for speech: no punctuation may be needed. */
export interface AnswerWords {
  readonly askRepeat: RegExp
  readonly dontKnow: RegExp
  readonly ownAction: RegExp
  readonly result: RegExp
  readonly we: RegExp
  readonly own: RegExp
  readonly example: RegExp
  readonly claim: RegExp
  readonly explains: RegExp
  readonly context: RegExp
  readonly alternatives: RegExp
  readonly decisionQuestion: RegExp
  readonly failureQuestion: RegExp
  readonly lesson: RegExp
  readonly plan: RegExp
  readonly reason: RegExp
  readonly pastEvent: RegExp
}

export const ANSWER_WORDS: Readonly<Record<InterviewLanguage, AnswerWords>> = {
  en: {
    askRepeat:
      /\b((can|could|would) you (please )?(repeat|say (that|it) again|rephrase)|repeat (that|the question)|say (that|it) again|(i )?(did not|didn't) (hear|understand|catch|get) (that|the question|you|it)|what (do you mean|was the question)|come again|pardon( me)?$)/i,
    dontKnow:
      /\b(i (do not|don't|really don't|honestly don't) know|i have no idea|no idea|not sure (about that|how to answer)|i can't (answer|think of))\b/i,
    ownAction:
      /\bi('ve| have| had|'d)?( then| also| first| just| personally| really| quickly| immediately| simply)?\s+(\w{3,}ed|led|(re)?built|(re)?wrote|(re)?made|took|ran|read|saw|showed|left|paid|went|gave|found|spoke|told|set|began|brought|drew|held|kept|met|put|sent|taught|thought|chose|cut|did|drove|won|sold|got|asked|said)\b/gi,
    result:
      /\b(result(s|ed)?|outcome|in the end|eventually|finally|so that we|led to|turned out|increas\w+|decreas\w+|reduc\w+|improv\w+|grew|dropped|saved|finished|completed|shipped|launched|succeeded|failed|won|hired|fixed|solved|resolved|learn(ed|t)|\d+ ?(%|percent)|(did not|didn't|never|has(n't| not)|have(n't| not)) (\w+ )?(come back|came back|happen(ed)?|return(ed)?|recur(red)?|occur(red)?)|no (more |further )?(complaints?|errors?|outages?|incidents?|bugs?|problems?)|(since|from) (then|that (day|time)|now)|ever since|(has|have) worked|works (now|well|fine|today)|stopped|went (away|live|from)|paid off|ended up|still (use|uses|used|works?|runs?|in use)|(was|were|is|are) (very |really |so )?(happy|satisfied|pleased|impressed))\b/i,
    we: /\b(we|we've|we'd|our team|us)\b/gi,
    own: /\b(i|i'm|i've|i'd|my|me|myself)\b/gi,
    example:
      /\b(for example|for instance|such as|once|one time|there was|last (year|month|week|summer|spring|autumn|fall|winter)|in (19|20)\d\d|at my (last|previous|current|first)|when i (was|worked|joined)|a case|\d{2,})\b/i,
    claim:
      /\b(i am|i'm|always|usually|generally|very good|strong|best|i (can|like|love|believe|think|care)|people say)\b/i,
    explains:
      /\b(because|so that|in order to|to (avoid|make|keep|get|handle|let|build|store|check|reduce|test)|which (let|helped|allowed|made|meant)|by \w+ing|for (the|our|every|each)|instead of|since|therefore)\b/i,
    context:
      /\b(from|before|previously|compared|down|up to|per|a (day|week|month|quarter|year)|within|in (a|one|two|three|four|five|six|\d+) (days?|weeks?|months?|quarters?|years?)|over (a|the|\d+|two|three)|last (year|month|quarter)|(19|20)\d\d|baseline|instead of)\b/i,
    alternatives:
      /\b(option|options|alternative\w*|instead|rather than|either|whether|another (way|idea|approach)|other (way|idea|approach|choice)s?|considered|compared|on the other hand|weigh\w*|first idea)\b/i,
    decisionQuestion: /\b(decid\w+|decision\w*|choos\w+|chose|choice|options?)\b/i,
    failureQuestion:
      /\b(mistake\w*|fail\w*|went wrong|go wrong|did not go well|didn't go well|regret\w*|setback\w*)\b/i,
    lesson:
      /\b(learn(ed|t)?|lesson\w*|since then|from then on|next time|would (have )?(do|done|start|started|ask|asked)|should have|differently|in hindsight|looking back|now i (always|never))\b/i,
    plan: /\b(i would|i'd|i will|i'll|first|then|next|after that|if)\b/gi,
    reason: /\b(because|since|so that|therefore|that is why|the reason|as a result|due to)\b/i,
    pastEvent: /\b(was|were|had|did|when|there was|went|came|happened|\w{3,}ed)\b/i,
  },
  vi: {
    askRepeat:
      /(nhắc lại|lặp lại|nói lại|hỏi lại|đọc lại)( giúp| cho| câu|\b|$)|(không|chưa) (nghe|hiểu) (rõ|được|câu|kịp)|chưa hiểu (câu|ý)|câu hỏi là gì|nói chậm/i,
    dontKnow:
      /(tôi|em|mình|anh|chị|cháu)?\s{0,16}(thật sự |thực sự )?(không|chưa) (biết|rõ)( câu| về| phải|\s{0,16}$|[.,])|không có ý tưởng|không nghĩ ra|chịu thôi/i,
    ownAction:
      /(?<!\p{L})(tôi|em|mình)( đã| có| liền| bèn| trực tiếp| tự| cũng| chủ động| quyết định| bắt đầu| phải)+(?!\p{L})|(?<!\p{L})(tôi|em|mình) (làm|viết|gọi|gặp|xây|lập|thiết kế|kiểm tra|đề xuất|sửa|tổ chức|phân tích|hướng dẫn)(?!\p{L})/giu,
    result:
      /kết quả|cuối cùng|nhờ (đó|vậy)|sau đó thì|tăng|giảm|tiết kiệm|hoàn thành|thành công|thất bại|đạt (được)?|giải quyết (được|xong)|khắc phục|ra mắt|rút ra|học được|(không|chưa|chẳng)( còn| hề| bao giờ)? (tái diễn|lặp lại|xảy ra|quay lại|gặp lại)|không còn|(từ|kể từ) (đó|lúc đó|hôm đó)( đến nay| trở đi)|ổn định|hài lòng|chấm dứt|hết lỗi|\d{1,16} ?(%|phần trăm)/iu,
    we: /(?<!\p{L})(chúng tôi|chúng em|bọn em|tụi em|bọn mình|nhóm (em|tôi|mình)|team (em|mình|tôi)|cả nhóm)(?!\p{L})/giu,
    own: /(?<!\p{L})(?<!(chúng|bọn|tụi|nhóm|team) )(tôi|em|mình)(?!\p{L})/giu,
    example:
      /ví dụ|chẳng hạn|có lần|có một lần|một lần|năm (ngoái|trước|\d{4})|tháng (trước|\d)|hồi|khi (tôi|em|mình) (làm|còn|ở)|ở công ty (cũ|trước)|trường hợp|\d{2,}/iu,
    claim: /(tôi|em|mình) (là|rất|luôn|thường|có thể|thích|nghĩ|tin)|luôn luôn|thường xuyên|rất tốt|rất giỏi/iu,
    explains: /vì|bởi|để|nhằm|nên|giúp|bằng cách|cho phép|thay vì|nhờ/iu,
    context:
      /(?<!\p{L})(từ|trước đó|so với|ban đầu|mỗi (ngày|tuần|tháng|quý|năm)|một (ngày|tuần|tháng|quý|năm)|trong (vòng )?(\d+|một|hai|ba|sáu)|sau (\d+|một|hai|ba|sáu)|năm (ngoái|trước|\d{4})|thay vì)(?!\p{L})/iu,
    alternatives: /phương án|lựa chọn khác|cách khác|thay vì|hoặc|một là|hai là|cân nhắc|so sánh|hay là|mặt khác/iu,
    decisionQuestion: /quyết định|lựa chọn|chọn|phương án/iu,
    failureQuestion: /sai lầm|mắc lỗi|phạm lỗi|thất bại|không như ý|không thành công|hối tiếc|vấp ngã/iu,
    lesson: /rút (ra|kinh nghiệm)|bài học|học được|từ đó|từ lần đó|lần sau|lẽ ra|đáng lẽ|nhìn lại|làm khác/iu,
    plan: /(?<!\p{L})((tôi|em|mình) sẽ|đầu tiên|trước (hết|tiên)|sau đó|tiếp theo|rồi|nếu)(?!\p{L})/giu,
    reason: /vì|bởi|do đó|cho nên|vì vậy|lý do|nhờ/iu,
    pastEvent: /(?<!\p{L})(đã|từng|khi|lúc|hồi|có lần|bị|xảy ra)(?!\p{L})/iu,
  },
}
