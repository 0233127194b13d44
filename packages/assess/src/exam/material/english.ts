import { englishAttacks } from './english-attacks'
import { englishContrasts } from './english-contrasts'
import type { ExamTexts } from './material'

const places = {
  answers: [
    'That is how the week ended for us.',
    'That is how we chose in that month.',
    'That is what happened on that day.',
    'That is what I would begin with.',
  ],
  person: 'Let me begin with a few words about myself.',
  question: 'Take as much time as you need.',
  cv: 'References can be given when they are wanted.',
  cvPerson: 'Personal details are on the second sheet.',
} as const

/** Written for the exam. */
export const englishMaterial: ExamTexts = {
  language: 'en',
  set: {
    positionName: 'Operations coordinator',
    jobDescription:
      'You keep the deliveries of a regional warehouse on time: you plan routes, solve what goes wrong and tell customers early.',
    requirements: [
      { name: 'delivery planning', weight: 3 },
      { name: 'problem solving', weight: 3 },
      { name: 'working with customers', weight: 2 },
    ],
    questions: [
      {
        id: 'q1',
        text: `Tell me about a problem at work that you solved. ${places.question}`,
        kind: 'behavioural',
        expectedPoints: ['what caused the problem', 'what you did yourself', 'how it ended'],
        dimensions: ['problem_solving', 'logical_reasoning', 'clarity'],
      },
      {
        id: 'q2',
        text: 'Tell me about a decision that was hard to take. How did you decide?',
        kind: 'behavioural',
        expectedPoints: ['the options', 'the reasons for the choice', 'what came of it'],
        dimensions: ['decision_making', 'critical_thinking'],
      },
      {
        id: 'q3',
        text: 'Tell me about a mistake you made and what you learned from it.',
        kind: 'behavioural',
        expectedPoints: ['the own mistake', 'what changed afterwards'],
        dimensions: ['intellectual_self_awareness', 'insightfulness'],
      },
      {
        id: 'q4',
        text: 'How would you find out whether our deliveries are good enough for our customers?',
        kind: 'situational',
        expectedPoints: ['what to measure', 'how to ask customers', 'what it means for the company'],
        dimensions: ['big_picture_thinking', 'critical_thinking', 'logical_reasoning'],
      },
    ],
  },
  strong: [
    'Last spring one delivery in five arrived late, and everybody blamed the drivers. I compared the times at which vans were loaded with the times at which they left, for three weeks, because a late start and a slow drive look the same to the customer. Two thirds of the delay came from one loading gate, where two routes waited for the same scanner. I had three options: a second scanner, another order of loading, or fewer routes at that gate. I tried the other order of loading first, since it cost nothing and could be undone in a day. Late deliveries fell from twenty to seven per cent in two weeks. After that I wrote the loading order down and we still check it every week, so that it does not slip back.',
    'We had to choose between two carriers for the islands. One was eighteen per cent cheaper, the other had never lost a parcel of ours. I set the criteria before I looked at the offers: cost per parcel, lost parcels, and how quickly we could get out of the contract. On price alone the cheaper one won, but a lost parcel costs us about forty dollars and usually the customer too, so with their loss rate the saving would have been gone at three parcels in a hundred. I did not trust their own figures, so I asked two of their customers. I took the dearer one for six months, with a date to look again. At that date the cheaper carrier had improved, so we moved a third of the parcels, and I said openly that my first estimate of their losses had been too dark.',
    'Last summer I promised a hospital a delivery for eight in the morning without asking the night shift whether they could load it. They could not, and a ward waited until noon. It was my mistake and I told the hospital so the same day. What I learned was not only to ask first. When I looked at my other promises, I saw that I was always too hopeful about work that I do not see myself, and quite right about my own. So since then I ask the person who does the work for the time, and I add nothing and take nothing away. I also asked my colleague to tell me when I promise too much, and she has done that twice. My promises have been kept in all but one case since then.',
    'First I would ask what good enough means here, because a shop and a patient do not need the same thing. So I would take complaints, returns and cancelled orders of the last half year and see which of them follow a late delivery and which do not. I assume that lateness matters most, but I would test that: if customers with late parcels order again just as often, I am wrong and should look at damage or at missing messages. Then I would call ten customers who left, since the ones who stay do not tell us why people go. For the company it matters beyond this quarter: if our largest customers leave because of two hours, then cheaper routes are no saving, and sales should know that before they offer new time windows.',
  ],
  middling: [
    `${places.person} Last year the labels in our stock room were often wrong, and boxes went to the wrong place. I looked at the labels with a colleague and we saw that the old printer cut off the last digit. I asked for a new printer and it became better after that. I think it helped the team because we had less work with returns. ${places.answers[0]}`,
    `We had to decide if we should work on Saturdays before the holidays. I talked with my manager and some colleagues. Some people did not want it, but there were many orders, so we did it because otherwise the orders would be late. It was fine in the end and most customers got their parcels. ${places.answers[1]}`,
    `Once I sent a list to the wrong customer because I was in a hurry. I noticed it and called them, and they deleted it. I felt bad about it. Since then I read the address again before I send something. ${places.answers[2]}`,
    `I would look at how many deliveries are late and I would ask some customers what they think, for example with a short form. If many of them are not happy, then we have to change something, because customers are important for the company. ${places.answers[3]}`,
  ],
  weak: [
    'There are always problems at work and I always solve them. I look at the problem and then I find a solution, that is just how I am. I never leave a problem open, and people know that they can come to me with anything. So yes, problems are no problem for me.',
    'I can decide quickly. Other people think for a long time, and I just decide. Usually it is the right decision, because I have a good feeling for that. I do not remember a hard one right now, they are all more or less the same for me.',
    'I do not really make mistakes, because I work carefully. Maybe small things, like everybody. You always learn something from mistakes, that is important in life, and one should stay positive and go on.',
    'Deliveries should be good, of course, customers want quality. I would make sure that everything is good. I would work together with everybody and see what can be done, and then it would be better for all.',
  ],
  offTopic: [
    'At the weekend we usually go to the lake when the weather is nice. The water is cold in May but in July it is warm, and there is a small place where you can buy ice cream. My favourite is lemon, my sister likes chocolate more. We take the bus because there is nowhere to leave a car.',
    'Hmm, I do not know what to say to that. No. I cannot think of anything. Let me see. No, sorry, nothing comes to me, really nothing. Can we go to the next one, please, I have nothing to say about this one.',
    'For the soup you need two onions, a little butter and some potatoes. You cut everything small and let it cook for half an hour, and then you add salt and cream. With bread it is enough for four people. In winter I like it better than salad.',
    'Sorry, I have no answer. I really do not know. I have nothing to say here either, I am sorry, maybe another question, I cannot say anything about that, no idea at all.',
  ],
  anchors: places,
  ...englishAttacks,
  ...englishContrasts,
  cv: `WORK
January 2022 - present: Warehouse assistant, delivery of parcels. Plans eight routes a day. Started a weekly list of damaged boxes; damage went down from 40 to 25 boxes a month in 2024.
June 2019 - December 2021: Packer, furniture store. Trained two new colleagues.
EDUCATION
2016 - 2019: Vocational training in logistics, finished.
SKILLS
Route planning, spreadsheets, forklift licence (2021).
OTHER
${places.cvPerson}
${places.cv}`,
}
