import { buildWordPattern } from './words'

/** Words of a person's role, without regard to rank. */
const roleWord = buildWordPattern(`
engineer, engineering, developer, programmer, architect, analyst, manager, director, lead, leader, head, officer, assistant, associate,
accountant, auditor, consultant, designer, specialist, coordinator, administrator, executive, representative, technician, scientist,
researcher, teacher, lecturer, tutor, nurse, doctor, physician, pharmacist, lawyer, attorney, paralegal, intern, trainee, apprentice,
clerk, cashier, driver, operator, supervisor, foreman, worker, chef, cook, waiter, waitress, receptionist, secretary, writer, editor,
journalist, translator, interpreter, recruiter, buyer, planner, strategist, marketer, salesperson, sales, agent, advisor, adviser,
founder, cofounder, co-founder, owner, partner, president, vice president, vp, ceo, cto, cfo, coo, cmo, cio, chief, principal, staff,
member, fellow, freelancer, contractor, tester, qa, sre, devops, dba, barista, mechanic, electrician, plumber, nurse, therapist,
nhân viên, chuyên viên, kỹ sư, lập trình viên, kế toán, kiểm toán, trưởng, trưởng nhóm, trưởng phòng, phó phòng, giám đốc, phó giám đốc,
quản lý, trợ lý, thư ký, thực tập sinh, thực tập, cộng tác viên, giáo viên, giảng viên, gia sư, bác sĩ, dược sĩ, y tá, điều dưỡng, luật sư,
thiết kế, biên tập viên, phóng viên, phiên dịch, biên dịch, tư vấn viên, tư vấn, giám sát, điều phối viên, điều phối, kiến trúc sư,
kỹ thuật viên, công nhân, tài xế, thủ kho, thu ngân, lễ tân, phục vụ, đầu bếp, nhà sáng lập, sáng lập, đồng sáng lập, chủ tịch, phân tích,
phát triển, marketing, tester, ba, trưởng bộ phận, tổ trưởng, đội trưởng, cố vấn, nghiên cứu viên, nghiên cứu sinh`)

const companyWord = buildWordPattern(`
inc, llc, ltd, limited, corp, corporation, co, company, gmbh, ag, ab, sa, plc, pte, jsc, group, holdings, bank, university, college, school,
institute, academy, hospital, agency, labs?, studio, ministry, foundation, công ty, tnhh, cổ phần, tập đoàn, ngân hàng, đại học, học viện,
cao đẳng, trường, bệnh viện, viện, trung tâm, sở, bộ, chi nhánh`)

export const isRole = (text: string) => roleWord.test(text)
export const isCompany = (text: string) => companyWord.test(text)

/** From 1 (learning) to 7 (runs a company or a part of it); the first line that fits counts. */
const titleRanks: readonly (readonly [number, RegExp])[] = [
  [
    1,
    buildWordPattern(
      'intern, internship, trainee, apprentice, student assistant, working student, thực tập sinh, thực tập, học việc',
    ),
  ],
  [
    7,
    buildWordPattern(
      'ceo, cto, cfo, coo, cmo, cio, chief [a-z]+ officer, director, vice president, vp, president, managing partner, giám đốc, phó giám đốc, tổng giám đốc, chủ tịch',
    ),
  ],
  [2, buildWordPattern('junior, jr, assistant manager, assistant, entry[- ]level, trợ lý, phụ tá, cộng tác viên')],
  [
    6,
    buildWordPattern(
      'manager, head, head of [a-z]+, general manager, trưởng phòng, phó phòng, trưởng bộ phận, quản lý, trưởng ban, phó ban',
    ),
  ],
  [
    5,
    buildWordPattern(
      'lead, leader, team lead, supervisor, foreman, principal, staff engineer, trưởng nhóm, tổ trưởng, đội trưởng, giám sát, trưởng ca',
    ),
  ],
  [4, buildWordPattern('senior, sr, expert, architect, cao cấp, chuyên gia, chuyên viên chính, kiến trúc sư')],
]
/** A manager of things and not of people. */
const notOfPeople = buildWordPattern(
  'product manager, project manager, account manager, case manager, office manager, community manager, quản lý dự án, quản lý sản phẩm, quản lý kho',
)
const assistantManager = /assistant (?:\p{L}+ )?manager|trợ lý giám đốc/iu

/** Rank of a title; null where the words name no role. */
export function findTitleRank(title: string): number | null {
  if (assistantManager.test(title)) return /trợ lý/iu.test(title) ? 3 : 5
  const found = titleRanks.find(([, pattern]) => pattern.test(title))?.[0]
  if (found === 6 && notOfPeople.test(title)) return /senior|cao cấp/iu.test(title) ? 5 : 4
  if (found !== undefined) return found
  return isRole(title) ? 3 : null
}

/** Not a full position: it may be held at the same time as another and may be short. */
export const sideJob = buildWordPattern(`
freelance, freelancer, part[- ]time, intern, internship, trainee, board, advisor, adviser, volunteer, consultant, contract, contractor,
temporary, temp, seasonal, self[- ]employed, student, teaching assistant, research assistant, founder, cofounder, co-founder, mentor,
tutor, bán thời gian, tự do, thực tập, thực tập sinh, cộng tác viên, thời vụ, hợp đồng ngắn hạn, tình nguyện, cố vấn, gia sư, trợ giảng, sinh viên,
undergraduate research, military, nghĩa vụ`)

/** Reasons a CV gives for a time without work. */
export const pauseWords = buildWordPattern(`
parental leave, maternity leave, maternity, paternity leave, paternity, childcare, child care, raising, caregiver, caregiving, family care,
care leave, caring for, family leave, family reasons, sabbatical, career break, gap year, travel, travell?ing, military service, military,
national service, compulsory service, conscription, health, illness, medical leave, sick leave, recovery, study leave, full-time study,
studies, studying, language course, bootcamp, relocation, relocated, immigration, job search, laid off, redundancy,
nghỉ thai sản, thai sản, nghỉ sinh, chăm con, chăm sóc con, chăm sóc gia đình, chăm sóc người thân, việc gia đình, lý do gia đình,
nghỉ phép dài hạn, nghỉ việc, nghỉ ngơi, du lịch, du học, đi học, học tập toàn thời gian, học tiếng, nghĩa vụ quân sự, nhập ngũ, quân ngũ,
bộ đội, sức khỏe, điều trị, chữa bệnh, dưỡng bệnh, chuyển nơi ở, định cư, tìm việc`)

const degreeWords = buildWordPattern(`
bachelor, bachelors, bachelor's, b\\.?sc\\.?, bsc, b\\.?a\\.?, b\\.?s\\.?, b\\.?eng\\.?, beng, bba, master, masters, master's, m\\.?sc\\.?, msc, m\\.?s\\.?, m\\.?a\\.?, mba, m\\.?eng\\.?,
ph\\.?d\\.?, phd, doctorate, doctoral, diploma, associate degree, degree, llb, llm, md, cử nhân, thạc sĩ, tiến sĩ, kỹ sư, bằng đại học, bằng cao đẳng,
cao đẳng, trung cấp, cử nhân cao đẳng`)
const institution = buildWordPattern(`
university, universitet, universität, université, universidad, college, school, institute, academy, polytechnic, faculty, campus,
đại học, học viện, cao đẳng, trường, viện, đh, cđ`)

export const isDegree = (text: string) => degreeWords.test(text)
/** A word of a school, or a name in capitals as schools are often written: "KTH", "MIT". */
export const isInstitution = (text: string) =>
  institution.test(text) || /(?<![\p{L}.])\p{Lu}{3,}(?![\p{L}.])/u.test(text.replace(/MBA|LLB|LLM|BBA|GPA/gu, ''))
