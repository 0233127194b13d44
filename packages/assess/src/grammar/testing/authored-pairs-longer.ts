/** rule | as a learner says it | as it should be. Written for this project: objects, longer subjects and fixed phrases. */
export const longerPairs = `
and_it_base | The pump is old and it make a loud noise. | The pump is old and it makes a loud noise.
any_singular_base | I stay calm because the treatment affect the nerves. | I stay calm because the treatment affects the nerves.
bare_subject_base | I like my job because technology give us time. | I like my job because technology gives us time.
bare_noun_base | We wait because driver need a break. | We wait because drivers need a break.
people_who_third | Today I called the clients who wants a refund. | Today I called the clients who want a refund.
person_who_base | Then I met the nurse who know my mother. | Then I met the nurse who knows my mother.
everyone_who_base | The door is open to anyone who want a seat. | The door is open to anyone who wants a seat.
there_is_editors | In the garden there is old chairs. | In the garden there are old chairs.
there_are_mass | On the ring road there are a lot of traffic. | On the ring road there is a lot of traffic.
plural_not | I close early because customers not want cold drinks. | I close early because customers do not want cold drinks.
want_object_base | The foreman wants us begin at six. | The foreman wants us to begin at six.
want_that | The captain wanted that we row faster. | The captain wanted us to row faster.
tell_to_me | After lunch the nurse told to me the result. | After lunch the nurse told me the result.
help_to_me | The short course helped to me at work. | The short course helped me at work.
be_never_base | In the morning they are never arrive before nine. | In the morning they never arrive before nine.
isnt_base | The new clerk isn't understand the form. | The new clerk doesn't understand the form.
this_is_base | I take the stairs and this is improve my health. | I take the stairs and this improves my health.
are_tend | Young birds are tend to fly low. | Young birds tend to fly low.
are_not_want | On Sunday they are not want visitors. | On Sunday they do not want visitors.
be_base_sure | The rent will be decrease in May. | The rent will decrease in May.
we_have_base | We are proud because we have solve it alone. | We are proud because we have solved it alone.
pronoun_any_ing | I was late because they painting the hall. | I was late because they were painting the hall.
can_used | With this card you can used the pool. | With this card you can use the pool.
without_to | I wash the fruit before to eat it. | I wash the fruit before eating it.
had_better_to | With that fever you had better to stay in bed. | With that fever you had better stay in bed.
how_to_ed | My uncle showed me how to repaired a clock. | My uncle showed me how to repair a clock.
try_to_success | My cousin wants to success in music. | My cousin wants to succeed in music.
can_growth | With enough light the plant can growth quickly. | With enough light the plant can grow quickly.
its_make | I like this tea because it's make me calm. | I like this tea because it makes me calm.
its_depends | I cannot say because its depends on the wind. | I cannot say because it depends on the wind.
consider_about | On Monday we considered about a new oven. | On Monday we considered a new oven.
affect_on | The noise can affect on the animals. | The noise can affect the animals.
affects_on | The noise affects on the animals. | The noise affects the animals.
in_the_contrary | In the contrary the second week was easy. | On the contrary the second week was easy.
in_other_side | In the other side the rent is low. | On the other side the rent is low.
in_one_hand | In one hand the flat is cheap. | On the one hand the flat is cheap.
for_examples | For examples we sell lamps and rugs. | For example we sell lamps and rugs.
most_of_time | In June I work outside most of time. | In June I work outside most of the time.
the_important_is | The important is that nobody fell. | The important thing is that nobody fell.
each_others | In our street people help each others. | In our street people help each other.
the_todays | I read the today's newspaper. | I read today's newspaper.
lots_people | At the lake there were lots people. | At the lake there were lots of people.
this_two | I keep this two letters in a drawer. | I keep these two letters in a drawer.
this_kinds | I never buy this kinds of shoes. | I never buy these kinds of shoes.
most_of_singular | At noon I know some of the customer by name. | At noon I know some of the customers by name.
double_comparative_end | My new flat is more bigger. | My new flat is bigger.
`
