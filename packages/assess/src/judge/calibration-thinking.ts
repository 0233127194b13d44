import type { CognitiveDimId } from '@candor/contract'
import type { LevelExamples } from './level-examples'

/** Written for the prompt, of occupations that the exam does not have. What a candidate said that stands at levels 1 to 5. */
export const thinkingExamples: Readonly<Record<CognitiveDimId, LevelExamples>> = {
  logical_reasoning: [
    ['The bus was late. That is how buses are.', 'We should close on Mondays, and we should stay open on Mondays.'],
    [
      'Readers like the new shelves because the carpet was cleaned in May.',
      'I planted earlier since my neighbor has a tractor.',
    ],
    [
      'The roses at the wall failed because it keeps the rain off, so I moved the hose there.',
      'Guests complained about noise, so I gave them rooms at the back.',
    ],
    [
      'Two drivers left in one month, both on the night route. The day routes lost no one at the same pay, so it was the hours and not the money.',
      'Loans fell only on Saturdays, and only after we moved the story hour. So I moved it back and loans returned.',
    ],
    [
      'Frost comes from the valley, so the low rows freeze first. If it were the variety, both rows of it would have died; the upper one lives. So I drain the cold air and keep the variety.',
      'I said overbooking costs us, because we pay taxis and rooms elsewhere. One could answer that empty beds cost more. So I compared both for a year: below eight percent it pays, above it does not.',
    ],
  ],
  critical_thinking: [
    ['The brochure says it works, so it works.', 'My boss decided it, so it was right.'],
    [
      'When the colleague asked, I saw that it may not suit every guest.',
      'He told me the number was old. I had not thought of it.',
    ],
    [
      'The survey says people are content, but only regulars filled it in.',
      'One could also water at night, which I did not try.',
    ],
    [
      'I did not take the counter at the door as it was. I counted by hand for two days, and it counted everybody twice.',
      'Before I believed that the new feed helped, I kept four pens on the old one.',
    ],
    [
      'One summer is thin evidence, and it was a wet one. If the dry plot does as well next year I believe it, otherwise I was wrong.',
      'I trusted the logbook more than what drivers remembered, as it is written at the time. Had the two garages differed, I would have dropped my idea.',
    ],
  ],
  problem_solving: [
    ['I would hope that it gets better.', 'I do not know, somebody would come.'],
    [
      'I restarted it, then I changed the cable, then I restarted it again.',
      'I tried other soap, and then other gloves.',
    ],
    [
      'I put the guest in another room and asked the caretaker to look at the heating.',
      'I would call the late driver, tell the school and send the reserve bus.',
    ],
    [
      'I looked where the water came from: dry after noon, wet at seven, so it was the sprinkler. I could move it or shorten it, I shortened it, and the next morning the wall was dry.',
      'I sorted the lost books by shelf and found that most came from one trolley. I relabeled it and checked again after a month.',
    ],
    [
      'The brakes wore out early because of one hill and one gear. Retraining was cheaper than new pads, so I did that; wear fell by a third in half a year, and the gear is in the route card now.',
      'Bees died after spraying on the next farm. I traced the days, gave up the nearer stand although it yields more, agreed on a call the day before, and lost none the year after, where it had been nine hives.',
    ],
  ],
  big_picture_thinking: [
    ['I do my shelf and go home.', 'What happens after the gate is not my concern.'],
    ['We are a team of five and we get on.', 'My colleagues were there as well.'],
    [
      'I hold the bus for the connecting train, since people buy the ticket to get there.',
      'I clean the lobby first, as it is what guests see when they decide to stay.',
    ],
    [
      'If I close the branch for stocktaking in exam week it is easy for us, but students lose their desks, so we did it in March.',
      'Cheaper seed saves now, and costs the picker two days in autumn.',
    ],
    [
      'The town wants fewer cars by 2030, so I asked for shelters before new buses: without them the older people stay in the car and the routes get cut.',
      'Fewer printed guides saved little. But it made us build the map online, which the schools then used, and that is what our grant is for.',
    ],
  ],
  insightfulness: [
    ['Customers are important.', 'You have to work hard.'],
    ['I learned that communication is everything.', 'It showed me that planning helps.'],
    [
      'I learned that the seedlings by the door dry first, because of the draft.',
      'I found out that regulars do not read the notice, they ask the driver.',
    ],
    [
      'Complaints rose on days when all was on time: people only wrote when somebody had leisure to hand them the form. Since then I look at letters, not at forms.',
      'The quiet readers were the ones who left. Now I speak to those who have not asked anything for a while.',
    ],
    [
      'We asked how to make queues shorter. The question was why people come at all at nine: the slip says so. We took the hour off the slip. I now read our own letters first, also with late returns.',
      'I thought it was pests, and it was trust: nobody told me about the first leaf. It is the same with accidents, so I thank whoever reports.',
    ],
  ],
  clarity: [
    [
      'Well, so, it was with the thing, and then they, anyway, that.',
      'It depends on a lot of things, and so on and so forth.',
    ],
    [
      'There was a lot that year, the roof, the new uniform, and, well, in the end I think that I spoke to him.',
      'One does various things in such a case, this and that.',
    ],
    [
      'So the hotel was full, it was Easter, and I rang the other house for a bed.',
      'It took a while, but what I mean is that I check the tank.',
    ],
    ['I rang the school first. Then I sent the reserve bus.', 'I would not sell it. The seed is three years old.'],
    [
      'No, I would not open the gate. The sensor is there for the child that nobody sees; I walk round first, twenty seconds.',
      'I moved the book sale to June. May has three holidays, and last May we sold a third of what June brings.',
    ],
  ],
  decision_making: [
    ['I let the others decide that.', 'I waited until it was over.'],
    ['I took the second one.', 'We went with the blue buses.'],
    ['I took the nearer farm because it saves an hour.', 'I chose Saturday, since more families come.'],
    [
      'I could mend the pump, hire one or carry water. What counted was the heat of that week, so I hired one.',
      'Three offers, judged by delay and by service at night. The middle one had a man on call, so that one.',
    ],
    [
      'I hired the pump for one week only, so that I could still go back; the risk was the deposit. In October I looked at the figures, and buying would have been right.',
      'I closed the ward library for a trial month rather than for good, told the nurses when I would decide, and after four weeks opened two afternoons again, as those were missed.',
    ],
  ],
  intellectual_self_awareness: [
    ['I do not make mistakes.', 'It was all the fault of the office.'],
    ['Of course nobody is perfect.', 'I am sure that I can improve.'],
    [
      'I am slow with the booking system, and I forgot a reservation in May.',
      'I misjudged that frost, I had only looked at the sky.',
    ],
    [
      'I forgot the reservation because I had it in my head. I learned that I do not notice what I have not written down.',
      'I shouted at the trainee. It was my own hurry, and I saw later that he had asked me twice.',
    ],
    [
      'I drained the bed too early. Since then I measure for three days, and I ask the old gardener to tell me where I am wrong; twice he has.',
      'I was sure and I was wrong about route six. Now I say how sure I am, seven of ten or so, and a colleague writes down how it ended.',
    ],
  ],
}
