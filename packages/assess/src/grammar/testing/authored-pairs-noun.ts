/** rule | as a learner says it | as it should be. Written for this project: number of nouns and articles. */
export const nounPairs = `
mass_plural | I asked the office for informations. | I asked the office for information.
irregular_plural | Two mans carried the sofa. | Two people carried the sofa.
a_mass | My teacher gave me an advice. | My teacher gave me advice.
many_mass | We did not have many money in the first year. | We did not have much money in the first year.
many_singular | The office has many employee. | The office has many employees.
many_any_singular | On Friday I signed these document in the office. | On Friday I signed these documents in the office.
number_any_singular | I sold two ticket at the station. | I sold two tickets at the station.
every_any_plural | I clean every rooms and lock the door. | I clean every room and lock the door.
a_any_plural | I found a solutions and told them. | I found a solution and told them.
one_of_any_singular | That was one of the main factor for me. | That was one of the main factors for me.
much_any_plural | I do not have much questions about it. | I do not have many questions about it.
number_singular | I manage three supplier in the north. | I manage three suppliers in the north.
number_time | I worked there for two year and left. | I worked there for two years and left.
figure_singular | I worked there for 5 year and left. | I worked there for 5 years and left.
many_adj_singular | We have many different product in the shop. | We have many different products in the shop.
few_singular | The teacher saw only a few student. | The teacher saw only a few students.
all_singular | I sent it to all employee on Friday. | I sent it to all employees on Friday.
all_the_singular | I sent it to all the customer on Friday. | I sent it to all the customers on Friday.
different_singular | I worked with colleagues from different country. | I worked with colleagues from different countries.
other_singular | Then I asked about other job in the firm. | Then I asked about other jobs in the firm.
this_plural | I wrote this sentences at night. | I wrote these sentences at night.
that_plural | I was not happy with that solutions at first. | I was not happy with those solutions at first.
these_mass | I looked for another jobs in the city. | I looked for another job in the city.
a_plural | She told me a good reasons for it. | She told me a good reason for it.
a_people | I am a people who works hard. | I am somebody who works hard.
one_of_singular | He is one of my best friend at work. | He is one of my best friends at work.
one_of_bare | He is one of best teachers in the town. | He is one of the best teachers in the town.
much_plural | On Monday we did not see much customers. | On Monday we did not see many customers.
so_much_plural | I never saw so much people in the shop. | I never saw so many people in the shop.
a_lot_singular | We solved a lot of problem together. | We solved a lot of problems together.
kinds_singular | I can do all kinds of job in the garden. | I can do all kinds of jobs in the garden.
many_kind | The shop has many type of tea. | The shop has many types of tea.
number_of | We trained a large number of student. | We trained a large number of students.
be_student | When I met her I was student at the college. | When I met her I was a student at the college.
is_good_thing | To start early, it is good idea for beginners. | To start early, it is a good idea for beginners.
its_good_thing | I think it's good idea for beginners. | I think it's a good idea for beginners.
have_problem | On Monday we had problem with the printer. | On Monday we had a problem with the printer.
prep_same | The two trucks came at same time. | The two trucks came at the same time.
first_time | I drove a truck for first time in May. | I drove a truck for the first time in May.
in_world | It is the best job in world and I love it. | It is the best job in the world and I love it.
in_past | In past people wrote letters. | In the past people wrote letters.
in_morning | I read the mails in morning and answer them. | I read the mails in the morning and answer them.
in_middle | He left in middle of the season. | He left in the middle of the season.
go_bank | At noon I go to bank with the money. | At noon I go to the bank with the money.
one_of_most | It was one of most difficult days. | It was one of the most difficult days.
is_most_thing | Trust is most important thing for a team. | Trust is the most important thing for a team.
is_best_way | To ask is best way to learn. | To ask is the best way to learn.
such_good | I never had such good teacher before. | I never had such a good teacher before.
as_student | In the summer I worked as waiter in a hotel. | In the summer I worked as a waiter in a hotel.
the_my | I wrote to the my teacher. | I wrote to my teacher.
my_the | I wrote to my the best teacher. | I wrote to my best teacher.
lot_of | In the shop we have lot of plants. | In the shop we have a lot of plants.
a_lots | We had a lots of snow. | We had lots of snow.
a_lot_people | On Sunday a lot people come here. | On Sunday a lot of people come here.
the_another | He works in the another building. | He works in another building.
the_this | I asked the this woman. | I asked this woman.
article | I work in a office with an garden. | I work in an office with a garden.
`
