/** The authored CVs of docs/examples/cv, word for word. */
export const englishCv = `Elena Petrova
elena.petrova@example.org | +44 20 7946 0123 | Leeds
Summary
Operations analyst with 17 years of experience.
Work experience
Operations Manager, Brightwater Foods
Feb 2022 – Present
• Manage a team of 12 people and a budget of 1.4 million USD; cut waste by 18% in 2023.
• Proposed and launched a new planning process, now used by 3 plants, which saved 210,000 USD a year.
• Introduced Power BI for daily reports.
Senior Operations Analyst, Calder Logistics
06/2018 - 11/2020
• Analysed delivery routes and reduced late deliveries by 30% within 9 months.
• Increased order accuracy by 400%.
Operations Analyst, Calder Logistics
March 2016 – May 2018
• Built stock reports in SQL and Excel.
Junior Analyst, Ouse Retail
Sept. 2014 to Feb '16
• Prepared weekly sales reports.
Education
BSc Mathematics, University of Leeds, 2011 – 2014
Awards
Winner, National Supply Chain Competition, 2023
Skills
SQL, Excel, Power BI, forecasting. Expert in Kubernetes
`

export const vietnameseCv = `TRẦN MINH ĐỨC
Email: duc.tran@example.com – ĐT: 0912 345 678 – Quận 3, TP. Hồ Chí Minh
MỤC TIÊU NGHỀ NGHIỆP
Trưởng nhóm kế toán với 6 năm kinh nghiệm.
KINH NGHIỆM LÀM VIỆC
Công ty CP Minh Long — Trưởng nhóm Kế toán
09/2022 - Hiện tại
• Quản lý đội 6 người, rút ngắn thời gian khóa sổ 40% trong 6 tháng.
• Đề xuất và triển khai quy trình đối soát mới, tiết kiệm 300 triệu đồng mỗi năm.
Công ty TNHH Sao Việt — Kế toán tổng hợp
Từ tháng 6/2019 đến tháng 8/2021
• Lập báo cáo thuế hằng tháng bằng MISA.
• Tăng năng suất gấp 5 lần.
Công ty TNHH An Phú — Thực tập sinh kế toán
T1/2019 - T5/2019
• Hỗ trợ nhập liệu chứng từ.
HỌC VẤN
Đại học Kinh tế TP.HCM, Cử nhân Kế toán, 2015 - 2019
CHỨNG CHỈ
Chứng chỉ Kế toán trưởng, 2021
KỸ NĂNG
Excel, MISA, SAP, tiếng Anh IELTS 6.5
`
