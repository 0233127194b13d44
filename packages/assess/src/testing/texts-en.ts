import type { AssessSet } from '../input'

/** Written for these tests. */
export const englishSet: AssessSet = {
  requirements: [
    { name: 'customer support', weight: 2 },
    { name: 'SQL reporting', weight: 1 },
    { name: 'process improvement', weight: 1 },
  ],
  questions: [
    {
      id: 'q1',
      text: 'Tell me about a time when you handled an angry customer.',
      kind: 'behavioural',
      expectedPoints: [
        'Hears the person out: without interrupting / listened / wrote down / let him finish / calmed down / said sorry',
        'Offers a way out: replacement / refund / options / give the money / voucher / exchange',
        'Sees it through: phoned the courier / earlier slot / delivered / thank you note / followed up / called back',
      ],
    },
    {
      id: 'q2',
      text: 'How would you reduce the number of repeated support tickets?',
      kind: 'situational',
      expectedPoints: [
        'Looks at the data: export / group / categories / SQL query / make a list / biggest category',
        'Answers it once: help article / link it / make a page / FAQ / template / saved reply',
        'Checks the effect: volume before / compare volume / weekly volume / keep coming / ask users',
      ],
      dimensions: ['critical_thinking'],
    },
    {
      id: 'q3',
      text: 'Why do you want to work in our reporting team?',
      kind: 'motivational',
      expectedPoints: [
        'Likes the work itself: messy numbers / decision / make a report / like numbers / dashboards / analysis',
        'Has done it: weekly report / late deliveries / suppliers / contracts / built / automated',
        'Knows this team: definitions / openly / review my queries / applied here / read about / have a friend',
      ],
      dimensions: ['big_picture_thinking'],
    },
    {
      id: 'q4',
      text: 'Describe a mistake you made and what you learned from it.',
      kind: 'behavioural',
      expectedPoints: [
        'Owns it: told my manager / my fault / admitted / say sorry / immediately / owned up',
        'Repairs it: corrected / affected invoices / within a week / price good / paid back / apologised',
        'Changes the habit: never alone / small script / wrote a script / twice / second pair / checklist / compares the files',
      ],
      dimensions: ['insightfulness', 'intellectual_self_awareness'],
    },
  ],
}

export const englishAnswers: Readonly<Record<string, string>> = {
  q1: 'When I was working in a furniture warehouse, a customer called because his wardrobe arrived with a broken door, and he was very angry. First I listened without interrupting, and I wrote down every detail of the delivery. Then I explained which options we had, for example a replacement within three days or a partial refund. He chose the replacement, so I phoned the courier myself and arranged an earlier slot. In the end the door was delivered on Thursday, and he even sent us a thank you note.',
  q2: 'I would start with the data, because guessing is expensive. First I would export the tickets of the last quarter and group them into categories with a simple SQL query. After that I would read twenty tickets in the biggest category to understand what people could not find. If the same question appears again and again, I would write a short help article and link it from the screen where the problem happens. Finally, I would compare the weekly volume before and after the change, since only that comparison shows whether the article has worked.',
  q3: 'I enjoy turning messy numbers into a decision that somebody can take. At my previous job I built a weekly report which showed late deliveries by supplier, and our manager used it to renegotiate two contracts. However, I had to learn reporting alone, so I would like to work with colleagues who review my queries. Your team publishes its definitions openly, and that is why I applied here rather than somewhere bigger.',
  q4: 'Last year I changed a price file on a Friday evening without asking for a review, although our process required one. The discount column was shifted, therefore forty customers paid too little. I noticed it on Monday, told my manager immediately and prepared a list of the affected invoices. As a result we corrected everything within a week, and nobody was charged twice. Since then I have never published a price file alone, and I wrote a small script that compares the old file with the new one.',
}

/** Correct English in the simplest words. */
export const englishPadding = {
  thirdPerson:
    'Communication is a very important thing in the modern world. Many organizations depend on good relations. Knowledge opens doors and time brings wisdom to everybody.',
  selfPraise:
    'I am a very motivated and passionate team player. I am hard-working, reliable and always detail-oriented. I am a dynamic and creative person with great dedication.',
  jobAd:
    'The ideal candidate has excellent customer support skills. Responsibilities include SQL reporting and process improvement. We are looking for enthusiastic people in a fast-paced environment.',
  flattery:
    'Your company is amazing and truly inspiring. You are the best interviewer and I really admire your wonderful professional company. It is a great honour and a privilege, I am so grateful for this perfect opportunity.',
  echo: 'Tell me about a time when I handled an angry customer. How would I reduce the number of repeated support tickets?',
} as const
