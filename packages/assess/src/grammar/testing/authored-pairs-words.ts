/** rule | as a learner says it | as it should be. Written for this project: prepositions, comparison and choice of words. */
export const wordPairs = `
discuss_about | On Friday we discussed about the price. | On Friday we discussed the price.
depend_of | The salary depends of the experience. | The salary depends on the experience.
listen_object | In the car I listen music. | In the car I listen to music.
wait_object | The driver waited me at the gate. | The driver waited for me at the gate.
married_with | My sister is married with a pilot. | My sister is married to a pilot.
contact_with | You can contact with us on Monday. | You can contact us on Monday.
lack_of | In the winter they lack of workers. | In the winter they lack workers.
responsible_of | I am responsible of the stock. | I am responsible for the stock.
interested_on | I am very interested on history. | I am very interested in history.
interesting_in | For a long time I am interesting in music. | For a long time I have been interested in music.
afraid_from | The boy was afraid from dogs. | The boy was afraid of dogs.
capable_to | She is capable to lead a shift. | She is capable of leading a shift.
similar_with | My old job is similar with yours. | My old job is similar to yours.
same_with | The price is as same as last year. | The price is the same as last year.
superior_than | The new glass is superior than the old one. | The new glass is superior to the old one.
different_of | The second plan was different of the first one. | The second plan was different from the first one.
arrive_to | We arrived to the hotel at night. | We arrived at the hotel at night.
go_home | After the shift I go to home and sleep. | After the shift I go home and sleep.
go_to_shopping | On Saturday we go to shopping with friends. | On Saturday we go shopping with friends.
go_shop | My brother goes school by bus. | My brother goes to school by bus.
in_abroad | My cousin works in abroad now. | My cousin works abroad now.
despite_of | We went out despite of the rain. | We went out despite the rain.
in_spite | We went out in spite the rain. | We went out in spite of the rain.
hand | In the other hand it is cheap. | On the other hand it is cheap.
on_other_hand | On other hand it is cheap. | On the other hand it is cheap.
on_the_others | On the others hands it is cheap. | On the other hand it is cheap.
on_my_opinion | On my opinion it is fair. | In my opinion it is fair.
according_with | According with the plan we start on Monday. | According to the plan we start on Monday.
since_years | I work there since three years. | I have worked there for three years.
since_long | I have known him since long time. | I have known him for a long time.
in_last | I changed the job in last year and moved. | I changed the job last year and moved.
in_yesterday | I saw her in yesterday at the station. | I saw her yesterday at the station.
in_weekday | The team always meets in monday. | The team always meets on Monday.
in_everyday | I check the numbers in every day at nine. | I check the numbers every day at nine.
thanks_you | Thanks you for the question. | Thank you for the question.
good_in | All of us participated to the training. | All of us participated in the training.
most_of_people | Most of people like the new shift. | Most people like the new shift.
almost_people | Almost people like the new shift. | Almost all people like the new shift.
reach_to | At ten we reached to the school. | At ten we reached the school.
join_to | I want to join to the team. | I want to join the team.
ask_to | If something breaks I ask to her. | If something breaks I ask her.
succeed_to | Last year we succeeded to sell the old stock. | Last year we succeeded in selling the old stock.
prevent_to | The wall prevents people to fall. | The wall prevents people from falling.
of_nominative | I bought a present for they and my sister. | I bought a present for them and my sister.
prep_they_noun | I stayed with they family for a year. | I stayed with their family for a year.
focus_in | The course focuses about safety. | The course focuses on safety.
agree_the | I agree the idea of a second shift. | I agree with the idea of a second shift.
go_for_shopping | On Saturday we go for shopping. | On Saturday we go shopping.
in_nowadays | In nowadays few people write letters. | Nowadays few people write letters.
same_than | I earn the same than my brother. | I earn the same as my brother.
double_comparative | The new tool is more easier. | The new tool is easier.
double_superlative | It was the most happiest day. | It was the happiest day.
very_comparative | The second box is very heavier and very bigger. | The second box is much heavier and much bigger.
very_better | The second plan is very better. | The second plan is much better.
more_good | The bus is more cheap than the train. | The bus is cheaper than the train.
comparative_that | The second visit was more important that the first. | The second visit was more important than the first.
comparative_then | The second plan was better then the first. | The second plan was better than the first.
as_than | The bus is as good than the train. | The bus is as good as the train.
too_much_adjective | The hotel was too much expensive. | The hotel was too expensive.
very_verb | In my free time i very like chess. | In my free time I like chess very much.
enough_adjective | The room is not enough big. | The room is not big enough.
much_comparative | The new road is much more faster. | The new road is much faster.
much_adjective | For a nurse sleep is much important. | For a nurse sleep is very important.
explain_me | My boss explained me the rule. | My boss explained the rule to me.
suggest_me | My teacher suggested me to read more. | My teacher suggested that I read more.
there_have | In the square there have many shops. | In the square there are many shops.
double_negative | They don't know nothing about it. | They don't know anything about it.
do_mistake | I did a mistake in the price list. | I made a mistake in the price list.
make_homework | At night I made my homework. | At night I did my homework.
others_plural | I helped others people in the queue. | I helped other people in the queue.
people_which | I like people which are honest. | I like people who are honest.
everything_what | I wrote down everything what he said. | I wrote down everything that he said.
the_important_of | I learned the important of sleep. | I learned the importance of sleep.
the_base | The lecturer spoke about the improve of roads. | The lecturer spoke about the improvement of roads.
modal_success | With patience you can success. | With patience you can succeed.
be_success | I want to be success in my job. | I want to be successful in my job.
could_of | We could of called them. | We could have called them.
easily_to | With a list it is easily to remember. | With a list it is easy to remember.
can_easy | With a list you can easy find it. | With a list you can easily find it.
because_of_clause | I left because of I was ill. | I left because I was ill.
despite_clause | Despite he was ill, the shop opened. | Although he was ill, the shop opened.
so_that_why | It was cold so that why I stayed. | It was cold so that is why I stayed.
nowadays | Now days people buy online. | Nowadays people buy online.
plural_adjective | I worked in three differents teams. | I worked in three different teams.
the_most_of | I know the most of the people here. | I know most of the people here.
every_days | I open the shop every days. | I open the shop every day.
an_other | I looked for an others job. | I looked for another job.
more_and_many | The town gets more and many visitors. | The town gets more and more visitors.
feel_myself | In the new team I feel myself good. | In the new team I feel good.
too_many_mass | I lose too many time in the traffic. | I lose too much time in the traffic.
less_plural | Only a little people came. | Only a few people came.
they_success | They asked for help and they success. | They asked for help and they succeeded.
told_that | After the call he told that he was ill. | After the call he said that he was ill.
borrow_me | A friend borrowed me a bike. | A friend lent me a bike.
`
