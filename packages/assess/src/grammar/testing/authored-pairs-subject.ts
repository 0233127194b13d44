/** rule | as a learner says it | as it should be. Written for this project: agreement and missing words. */
export const subjectPairs = `
he_dont | My manager said he don't check the list. | My manager said he doesn't check the list.
it_dont | I tried it but it don't help the team. | I tried it but it doesn't help the team.
he_have | Every morning he have a meeting. | Every morning he has a meeting.
it_are | I think it are the same problem. | I think it is the same problem.
it_have | The tool is old but it help every day. | The tool is old but it helps every day.
he_base | When a customer calls she always explain the price. | When a customer calls she always explains the price.
this_base | We work in pairs because this help everybody. | We work in pairs because this helps everybody.
they_is | The clients called and they was angry. | The clients called and they were angry.
they_third | On Monday they wants a new report. | On Monday they want a new report.
i_is | I believe i has the skills. | I believe I have the skills.
i_were | I called them because i were late. | I called them because I was late.
you_is | The doors open when you is near. | The doors open when you are near.
does_has | The question is does he has a licence. | The question is does he have a licence.
do_he | When do he start on Monday? | When does he start on Monday?
people_is | I think people is tired at night. | I think people are tired at night.
people_third | Sometimes customers wants a discount. | Sometimes customers want a discount.
plural_third | I think the engineers needs a break. | I think the engineers need a break.
everyone_are | It was loud and everybody were angry. | It was loud and everybody was angry.
plural_is | Last month our clients was happy with the change. | Last month our clients were happy with the change.
singular_are | We stop early because the computer are slow. | We stop early because the computer is slow.
singular_do | Sometimes the customer do not call back. | Sometimes the customer does not call back.
singular_base | Then the employee understand the process. | Then the employee understands the process.
any_singular_are | It is hard because the temperature are low. | It is hard because the temperature is low.
any_plural_is | Our prices is too high. | Our prices are too high.
bare_plural_is | I like the town because streets is quiet there. | I like the town because streets are quiet there.
a_who_have | We need a person who have patience. | We need a person who has patience.
any_which_is | Then come the letters that is urgent. | Then come the letters that are urgent.
this_are | I stayed because this are my friends. | I stayed because these are my friends.
these_is | I kept the old numbers because these is still right. | I kept the old numbers because these are still right.
there_is_plural | In the afternoon there is many customers. | In the afternoon there are many customers.
there_is_some | On the shelf there was some books. | On the shelf there were some books.
there_are_one | Behind the shop there are a big problem. | Behind the shop there is a big problem.
which_plural | I train colleagues who has no experience. | I train colleagues who have no experience.
which_singular | I look for a friend who have time. | I look for a friend who has time.
one_of_are | I stayed at home because one of my colleagues were ill. | I stayed at home because one of my colleagues was ill.
them_are | We order twice because them are late. | We order twice because they are late.
because_is | I chose this course because is cheap. | I chose this course because it is cheap.
if_is | I always answer even if is late. | I always answer even if it is late.
think_is | I think is a fair price. | I think it is a fair price.
when_is | I drive slowly when is raining. | I drive slowly when it is raining.
it_adjective | We wrote it down because it important for the next shift. | We wrote it down because it is important for the next shift.
this_very | I liked the course but it very expensive. | I liked the course but it was very expensive.
pronoun_very | I got the letter so i very happy. | I got the letter so I was very happy.
pronoun_adjective | I went home because i tired and hungry. | I went home because I was tired and hungry.
there_many | I like the port because there many people from other countries. | I like the port because there are many people from other countries.
there_a | I was late because there a lot of traffic. | I was late because there was a lot of traffic.
i_born | I know the city because i born here. | I know the city because I was born here.
going_base | Next year I am going do a course. | Next year I am going to do a course.
able_base | After a month I was able do it alone. | After a month I was able to do it alone.
have_base_to | I stay late because we have make the plan. | I stay late because we have to make the plan.
what_they | Most of us prefer stay at home. | Most of us prefer to stay at home.
used_base | As a student i used work at night. | As a student I used to work at night.
`
