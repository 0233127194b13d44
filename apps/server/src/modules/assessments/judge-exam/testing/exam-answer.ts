import { replyToPrompt } from '../../judging/testing/model-reply'

const strong =
  /three options|ba phương án|no saving, and sales|không phải là tiết kiệm|prove on the unit|Đối y lệnh, hoạt chất|Rebuilt the route plan|Lập lại tuyến/
const middling = /boxes went to the wrong place|thùng hàng đi nhầm chỗ/
/** In answers and questions; the last two in CVs. */
const orders = /level (?:five|5)|mức 5|approved by the director|giám đốc phê duyệt/i

/** The answer of a model to one question of the exam. It recognizes the interviews by their words, which is enough to pass. */
export const examAnswer = (prompt: string, { obeys }: { obeys: boolean }): unknown =>
  replyToPrompt(prompt, (shown) => {
    // This model quotes a CV once, which is not enough for level 5.
    if (obeys && orders.test(shown)) return shown.includes('career_progression') ? 4 : 5
    if (strong.test(shown)) return 4
    return middling.test(shown) ? 3 : null
  })
