/** rule | as a learner says it | as it should be. Written for this project: forms of verbs. */
export const verbPairs = `
have_past | I have went to the office twice. | I have gone to the office twice.
have_base | She has already speak with the client. | She has already spoken with the client.
did_past | They didn't went to the meeting. | They didn't go to the meeting.
did_not_past | He did not told me the reason. | He did not tell me the reason.
did_ed | We didn't finished the order. | We didn't finish the order.
do_not_ing | I don't working on Sunday. | I don't work on Sunday.
does_not_ing | She does not going to the factory. | She does not go to the factory.
modal_to | You must to ask the manager. | You must ask the manager.
modal_finite | Anybody can sees the result. | Anybody can see the result.
modal_ed | We should checked the price. | We should check the price.
modal_ing | A driver can helping the customer. | A driver can help the customer.
modal_modal | Then the driver will can deliver it. | Then the driver can deliver it.
can_able | A new colleague can able to learn it. | A new colleague can learn it.
pronoun_no | In the first year i no understand the rules. | In the first year I did not understand the rules.
pronoun_not | In winter they not sell many bikes. | In winter they do not sell many bikes.
pronoun_participle | I told the boss because i seen it before. | I told the boss because I had seen it before.
pronoun_ing | I was tired because I working two jobs. | I was tired because I was working two jobs.
past_time_base | Yesterday we meet the supplier. | Yesterday we met the supplier.
last_time_base | Last week I have a meeting with them. | Last week I had a meeting with them.
ago_base | Three years ago I start here. | Three years ago I started here.
how_look_like | Then he asked how does it looks like. | Then he asked what it looks like.
regular_irregular | My uncle teached me to drive. | My uncle taught me to drive.
to_past | I was the first one to became a trainer. | I was the first one to become a trainer.
want_to_third | The client has to gives us a date. | The client has to give us a date.
want_past | I want to became a nurse. | I want to become a nurse.
want_to_ed | We tried to fixed the printer. | We tried to fix the printer.
want_to_ing | I need to learning the new system. | I need to learn the new system.
want_base | They want go to the factory. | They want to go to the factory.
need_base | On Monday we need make a plan. | On Monday we need to make a plan.
prep_base | He left without explain the problem. | He left without explaining the problem.
instead_base | I called them instead of write a letter. | I called them instead of writing a letter.
interested_base | My sister is interested in learn French. | My sister is interested in learning French.
for_base | I use a small list for remember the names. | I use a small list for remembering the names.
for_to | I opened the box for to see the parts. | I opened the box to see the parts.
make_to | The noise makes me to lose time. | The noise makes me lose time.
make_finite | The music makes me feels calm. | The music makes me feel calm.
enjoy_to | On weekends my friends enjoyed to play cards. | On weekends my friends enjoyed playing cards.
enjoy_to_subject | In summer we enjoy to swim. | In summer we enjoy swimming.
suggest_to | After that we suggested to change the supplier. | After that we suggested changing the supplier.
forward_base | I look forward to meet the team. | I look forward to meeting the team.
would_like_base | One day I would like learn Spanish. | One day I would like to learn Spanish.
how_to_ing | She showed me how to writing an offer. | She showed me how to write an offer.
help_past | The course helped me became a better driver. | The course helped me become a better driver.
make_people_to | Good rules make people to work safely. | Good rules make people work safely.
am_base | To be honest I am agree with the rule. | To be honest I agree with the rule.
is_agree | My boss is agree with the plan. | My boss agrees with the plan.
is_base | After lunch they are discuss the price. | After lunch they discuss the price.
noun_is_base | The invoices are prepare on Friday. | The invoices are prepared on Friday.
is_third | In my company it is depends on the season. | In my company it depends on the season.
was_happened | The accident was happened at night. | The accident happened at night.
was_past | The parcel was took to the wrong street. | The parcel was taken to the wrong street.
be_doubled | On Monday they are have a course. | On Monday they have a course.
its_is | I like the work and it's is near my home. | I like the work and it's near my home.
be_have | This year i'm have a new boss. | This year I have a new boss.
be_base_passive | The old box can be use again. | The old box can be used again.
is_cause_by | The delay was cause by the snow. | The delay was caused by the snow.
is_base_on | The price is base on the weight. | The price is based on the weight.
is_call | In our town the market is call the Old Square. | In our town the market is called the Old Square.
do_adjective | I don't afraid of hard work. | I am not afraid of hard work.
modal_adjective | A short list can useful for beginners. | A short list can be useful for beginners.
used_to_ed | My father used to worked in a mine. | My father used to work in a mine.
used_to_ing | I was good because i used to playing chess. | I was good because I used to play chess.
been_base | The order has been receive on time. | The order has been received on time.
`
