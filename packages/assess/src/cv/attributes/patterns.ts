import { buildWordPattern } from '../words'

const verbPattern = (stems: string) => buildWordPattern(stems)

export const resultVerb = verbPattern(`
increas[a-z]*, reduc[a-z]*, cut, cuts, cutting, sav(?:ed|es|ing), grew, grow(?:n|ing)?, improv[a-z]*, deliver[a-z]*, achiev[a-z]*, boost[a-z]*, rais(?:ed|ing),
generat[a-z]*, lower[a-z]*, shorten[a-z]*, halv[a-z]*, doubl[a-z]*, tripl[a-z]*, exceed[a-z]*, won, sold, clos(?:ed|ing), served, serving, reach[a-z]*,
tăng, giảm, tiết kiệm, đạt, vượt, rút ngắn, cắt giảm, nâng, mang lại, mang về, phục vụ, hoàn thành, ký được, bán được`)

export const initiative = verbPattern(`
found(?:ed|ing), co-?founded, initiat(?:ed|ing|es), propos(?:ed|ing), automat(?:ed|ing), introduc(?:ed|ing), launch(?:ed|ing), start(?:ed|ing) (?:a|an|the|up|our),
establish(?:ed|ing), set up, spearhead(?:ed|ing), pioneer(?:ed|ing), instigat(?:ed|ing), championed, created a, organi[sz]ed a, kicked off, built from scratch,
khởi xướng, đề xuất, sáng lập, thành lập, khởi nghiệp, tự động hóa, tự động hoá, chủ động, xây dựng từ đầu, mở mới, phát động, tổ chức`)
export const participation = verbPattern(
  'participat(?:ed|ing), took part, volunteer(?:ed|ing), joined, assisted in, contributed to, tham gia, tình nguyện, đóng góp',
)

export const demanding = verbPattern(`
architect(?:ed|ing), design(?:ed|ing) (?:the|a|an|and|our|complex|data|system[a-z]*), model(?:led|ed|ling|ing), optimi[sz](?:ed|ing), research(?:ed|ing), algorithm[a-z]*,
migrat(?:ed|ing), re-?engineer(?:ed|ing), diagnos(?:ed|ing), analy[sz](?:ed|ing), forecast[a-z]*, scal(?:ed|ing), derived, proved, solv(?:ed|ing), restructur(?:ed|ing),
negotiat(?:ed|ing), consolidat(?:ed|ing), event sourcing, machine learning, distributed, simulation, statistical,
thiết kế hệ thống, thiết kế, kiến trúc, tối ưu, tối ưu hóa, nghiên cứu, mô hình hóa, phân tích, dự báo, thuật toán, chuyển đổi hệ thống, tái cấu trúc, xử lý sự cố, đàm phán, học máy`)
export const routine = verbPattern(`
maintain(?:ed|ing), support(?:ed|ing), prepar(?:ed|ing), process(?:ed|ing), enter(?:ed|ing), assist(?:ed|ing), handl(?:ed|ing), answer(?:ed|ing), updat(?:ed|ing), fil(?:ed|ing),
bảo trì, hỗ trợ, chuẩn bị, nhập liệu, xử lý, cập nhật, soạn, trả lời, lưu trữ`)

export const mentoring = verbPattern(
  'mentor(?:ed|ing|s)?, coach(?:ed|ing), coordinat(?:ed|ing), train(?:ed|ing) (?:new|junior|staff|interns?|colleagues|\\d+), onboard(?:ed|ing), guided, supervis(?:ed|ing) (?:an )?interns?, hướng dẫn, đào tạo, kèm cặp, điều phối',
)
export const leading = verbPattern(`
led, lead(?:ing)?, leads, head(?:ed|ing) (?:a|an|the), manag(?:e|ed|ing|es) (?:a|an|the|\\d+|people|staff|team), supervis(?:e|es|ed|ing), direct(?:ed|ing) (?:a|an|the|\\d+), ran a, built a team,
lãnh đạo, quản lý, dẫn dắt, phụ trách, điều hành, giám sát, trưởng nhóm`)
export const people =
  /(?:teams?|group|staff|department|squad|đội|nhóm|bộ phận|phòng|nhân sự|nhân viên)(?:[^\d\n.;]{0,25}?(\d{1,4}))?|(\d{1,4})\s*(?:\+\s*)?(?:engineers?|people|developers?|employees|staff|members|analysts?|accountants?|nurses?|agents?|reports|direct reports|persons?|designers?|người|nhân viên|thành viên|kỹ sư|nhân sự)/iu
export const budget =
  /(?:budget|p&l|ngân sách)[^\n.;]{0,30}?\d[\d.,]{0,64}\s{0,16}(?:m|million|k|thousand|bn|billion|triệu|tỷ|usd|eur|vnd|đồng|\$|€)?|[$€£]\s?\d[\d.,]{0,64}\s{0,16}(?:m|million|k|bn|billion)?\s{1,16}(?:annual |yearly )?budget/iu
export const bigBudget =
  /\d[\d.,]{0,64}\s{0,16}(?:m(?:illion)?|bn|billion)(?!\p{L})|\d{1,3}(?:[.,]\d{3}){2,8}|\d{2,16}\s{0,16}tỷ|\d{1,16}\s{0,16}triệu\s{0,16}(?:usd|đô)/iu
export const managers = verbPattern(
  'team leads?, managers, supervisors, heads of [a-z]+, department heads, trưởng nhóm, các quản lý, trưởng phòng, trưởng bộ phận',
)

export const internalPraise = verbPattern(
  'employee of the (?:month|quarter|year), commended, recogni[sz]ed (?:by|for|as), praised, nhân viên xuất sắc, nhân viên của (?:tháng|năm), khen thưởng, tuyên dương, bằng khen, giấy khen',
)
export const award = verbPattern(
  "award(?:ed)?, awards, prize, scholarship, honou?rs?, medal, dean'?s list, winner, won, giải thưởng, giải, học bổng, huy chương, danh hiệu",
)
export const certificate = verbPattern(
  'certificate, certification, certified, licen[cs]e, cpa, cfa, acca, pmp, cissp, ielts \\d\\S*, toeic \\d+, toefl \\d+, chứng chỉ, chứng nhận, course, bootcamp, khóa học',
)
export const competitive = verbPattern(
  '1st, 2nd, 3rd, first (?:place|prize), second (?:place|prize), third (?:place|prize), winner, gold, silver, bronze, finalist, top \\d+\\s?%?, best, hackathon, competition, contest, giải nhất, giải nhì, giải ba, quán quân, á quân, huy chương, top \\d+, xuất sắc nhất, cuộc thi',
)
export const external = verbPattern(
  'national, international, world, global, regional, olympiad, european, asian?, state prize, quốc gia, quốc tế, toàn quốc, thế giới, olympic, châu á, cấp nhà nước',
)

export const adapting = verbPattern(
  'adapt(?:ed|ing), customi[sz](?:ed|ing), tailor(?:ed|ing), improv(?:ed|ing) (?:the|our|an|a), điều chỉnh, tùy chỉnh, cải tiến',
)
export const newIdea = verbPattern(`
invent(?:ed|ing), creat(?:ed|ing) (?:a|an|the) (?:new|first), (?:a|an|the) (?:new|first|novel) \\p{L}+, novel, prototype[a-z]*, design(?:ed|ing) (?:a|an) new, introduc(?:ed|ing), redesign(?:ed|ing), reinvent[a-z]*,
from scratch, concept, conceived, sáng kiến, ý tưởng, sáng tạo, phát minh, mới, thử nghiệm, nguyên mẫu`)
export const adopted = verbPattern(`
adopted, rolled out, launch(?:ed|ing), released, in use (?:by|at), used by, company-wide, across (?:all|the company|\\d+), standard for, productioni[sz]ed, now used, \\d+ users,
được áp dụng, áp dụng, triển khai, ra mắt, toàn công ty, sử dụng bởi, người dùng`)
export const published = verbPattern(
  'patent[a-z]*, published, publication, co-?authored, authored, paper, journal, proceedings, open[- ]source[a-z]*, speaker at, keynote, bằng sáng chế, bài báo, công bố, xuất bản, mã nguồn mở, hội thảo quốc tế, sáng chế',
)
