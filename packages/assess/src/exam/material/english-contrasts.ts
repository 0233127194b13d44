import type { ExamTexts } from './material'

/** The strong answers in poor language, and two CVs of like length and figures. Written for the exam. */
export const englishContrasts: Pick<ExamTexts, 'poorLanguage' | 'strongCv' | 'weakCv'> = {
  poorLanguage: [
    'Spring last, delivery one in five thing late arriving, everybody blame to drivers thing. I yesterday three weeks compare when thing load and when thing go, because the lateness thing and the slow thing customer same looking. Gate one there is. Two thirds of thing from gate, two routes scanner one waiting they. Options three have I: thing second, thing other, thing fewer. And my uncle also drive, good man. Nothing cost so I tryed thing first the order of loading, one day can undone be. Late from twenty fall seven per cent, in two week thing. Every week checking we thing then writed down, it back not slipping.',
    'Carriers for islands two, choose must. Eighteen per cent thing cheap the one, parcel lost never of us the other thing. The criteria before, I setted: thing money, thing lost, thing contract out. Rain was on that day. On price thing cheap he win, but parcel lost forty dollars and customer go, so three parcels in hundred and saving gone is. Figures of they trust not I, two customers of thing asked. Dear one I taked six months because date to look. Date that, thing better have became, we a third moving, my estimate of losses too dark been saying I openly.',
    'Hospital at eight morning promise I summer last, night shift asking not can load thing. They can not and ward until noon wait. Mistake it me was, told I hospital same day the. Learned what: ask first thing not only. My cousin in hospital work too. Other promises I look, always too hope about thing what I see not, right thing of me own. Who do thing I ask time since then, and nothing add take nothing. Colleague also tell I to me when too much promise, two times she done have that. Promises my keeped all thing but one.',
    'Good enough what mean here first I ask, shop and patient thing same not need. Complaints, returns, cancelled thing of half year take I and see which follow lateness which no. I assume thing late matters, because test would I: customers late order again same often, wrong I am and damage look or message thing. Ten customers who go I then calling, stay the ones why not telling. My phone is old. For company thing further this quarter is: customers largest leave for two hours, cheap routes saving no, sales before they thing offer must know that.',
  ],
  strongCv: `WORK
January 2021 - present: Operations lead, parcel depot. Leads nine people. Rebuilt the route plan for 60 vans; late deliveries fell from 18 to 6 per cent in 2022. Designed a loading order that four other depots have taken over; damage fell by 40 per cent.
March 2019 - December 2020: Route planner at the same depot, promoted after 20 months. Learned SQL in half a year and built the delay report; idle time fell by 25 per cent. Trained two planners.
June 2017 - February 2019: Warehouse assistant. Started a weekly check of returns; returns fell by 31 per cent.
EDUCATION
2014 - 2017: Bachelor of logistics, with a thesis on time windows that cut empty trips of a carrier by 12 per cent.
AWARDS
2023: National logistics prize for the loading order.
SKILLS
Route planning, SQL, forklift licence (2018).`,
  weakCv: `WORK
January 2021 - present: Various tasks in a warehouse, as they come up. Always carried out with great motivation and professional commitment. Full attention to quality, on 60 or more different days. Every day is different. Every season too.
March 2019 - December 2020: Various tasks, helping wherever help was needed, for 20 months. Excellent results of every kind. Appreciated by everybody. A consistently positive attitude.
June 2017 - February 2019: Various tasks in 3 places. Dedicated and punctual. Reliable, 100 percent. Open for responsibility.
EDUCATION
2014 - 2017: School, 12 subjects. Interested in many things. A broad understanding of the modern world of work.
OTHER
2023: Reading, traveling, meeting people, success.
SKILLS
Motivated. Flexible. Excellent communicator. Passionate team player, 18 to 40 hours a week.`,
}
