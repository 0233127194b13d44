import type { WithdrawalCase } from './withdrawal-cases'

export const englishWithdrawn: readonly WithdrawalCase[] = [
  {
    place: 'other',
    key: 'padlock',
    said: 'I put my own padlock on the breaker and kept the key.',
    added: 'What I said before about the padlock, that was not right. Here I would ask the customer first.',
  },
  {
    place: 'other',
    key: 'warfarin',
    said: 'I saw warfarin on her medicine list and rang the doctor.',
    added: "By the way, earlier I told you about the warfarin and the doctor, but that's not true, my colleague rang.",
  },
  {
    place: 'other',
    key: 'reconciled',
    said: 'We reconciled the ledger against the bank file every evening.',
    added:
      "I also need to correct something. I said earlier that we reconciled the ledger every evening, and that isn't correct.",
  },
  {
    place: 'other',
    key: 'rollback',
    said: 'I did the rollback of the release within nine minutes.',
    added:
      'Going back to the rollback I mentioned in the first question: I exaggerated that, someone from the other team ran it.',
  },
  {
    place: 'other',
    key: 'sauce',
    said: 'The hollandaise sauce split and I saved it with a spoon of water.',
    added: 'About the hollandaise, what I told you a moment ago was wrong. I threw it away.',
  },
  {
    place: 'other',
    key: 'discount',
    said: 'I refused the discount and offered him a longer contract.',
    added: "When I said I refused the discount, that wasn't really how it went. My manager had forbidden it.",
  },
  {
    place: 'other',
    key: 'insulin',
    said: 'I checked the insulin chart with a second nurse.',
    added: 'My earlier answer about the insulin chart was not accurate, I checked it alone.',
  },
  {
    place: 'other',
    key: 'scaffold',
    said: 'I closed the scaffold and called the inspector the same day.',
    added:
      'Can I take back what I said about the scaffold? It was closed by the foreman. So, here I would do the paperwork.',
  },
  {
    place: 'same',
    key: 'megohms',
    said: 'I measured two hundred megohms on the oven circuit.',
    added: 'Actually, no, it was rather the apprentice who read the meter.',
  },
  {
    place: 'same',
    key: 'invoices',
    said: 'I sorted all invoices by supplier and date.',
    added: 'Well, not really. The software did it.',
  },
  {
    place: 'same',
    key: 'sterile',
    said: 'I kept everything sterile from start to end',
    added: 'actually no it was more or less clean',
  },
  {
    place: 'same',
    key: 'contract',
    said: 'I drafted the contract myself.',
    added: "Hmm, that's not quite right, the lawyer drafted it and I read it.",
  },
  {
    place: 'same',
    key: 'freezer',
    said: 'I logged the freezer temperature twice a day.',
    added: 'Or, no, not exactly. I looked at it when I passed.',
  },
  {
    place: 'same',
    key: 'database',
    said: 'I migrated the database without downtime.',
    added: "To be honest, that's not entirely true. We were down for an hour.",
  },
  {
    place: 'same',
    key: 'apologised',
    said: 'I apologised to the client in person.',
    added: 'Come to think of it, I did not. I sent a mail.',
  },
  {
    place: 'same',
    key: 'overtime',
    said: 'I recalculated the overtime for the whole team.',
    added: 'Sorry, I misspoke, payroll recalculated it.',
  },
  {
    place: 'followUp',
    key: 'torque',
    said: 'I set the torque of every bolt with the calibrated wrench.',
    added: 'That was not me, a colleague did it. I held the lamp.',
  },
  {
    place: 'followUp',
    key: 'survey',
    said: 'I ran the customer survey and presented it to the board.',
    added: 'Well, not really, I only helped with the slides.',
  },
]

/** Said in stories, or without a statement that it could take back. */
export const englishNotWithdrawn: readonly WithdrawalCase[] = [
  {
    place: 'same',
    key: 'audit',
    said: 'I went through the audit line by line.',
    added: 'There were actually no errors in it.',
  },
  {
    place: 'same',
    key: 'valve',
    said: 'I replaced the valve on the second boiler.',
    added: 'It was not really a big job but it took patience.',
  },
  {
    place: 'same',
    key: 'trainee',
    said: 'I let the trainee present the case.',
    added: 'He said, actually, no, it was rather the pump, and he was right.',
  },
  {
    place: 'other',
    key: 'budget',
    said: 'I cut the budget for travel by a third.',
    added: 'My director claimed that what I said about the budget was not true, so I showed her the sheet.',
  },
  {
    place: 'other',
    key: 'payslip',
    said: 'I traced the payslip to a mistyped rate.',
    added: 'As I said before about the payslip, I look at the source first, and here too.',
  },
  {
    place: 'other',
    key: 'oven',
    said: 'I preheat the oven and weigh the dough.',
    added: 'The customer said the cake was not right, so I baked another and apologised.',
  },
  {
    place: 'same',
    key: 'backup',
    said: 'Was the backup enough? Not really, so I added a second one.',
    added: 'The backup has run since then.',
  },
  {
    place: 'other',
    key: 'dosage',
    said: 'I compared the dosage with the chart.',
    added: 'What I said before about the phone call was not right, it was a visit.',
  },
  {
    place: 'followUp',
    key: 'ladder',
    said: 'I tied the ladder off at the top.',
    added: 'Mostly because it had rained, and not really because of the height.',
  },
  {
    place: 'same',
    key: 'tender',
    said: 'I wrote the tender in four days.',
    added: 'The old price was not right, so I corrected it.',
  },
]
