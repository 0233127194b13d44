/** Right sentences that look like a slip to a rule that does not look at the words around it. Written for this project. */
export const rightSentences: readonly string[] = `
My friend and I are happy about it.
How can a person have time for that?
Not only the driver but also the student are late.
It is more important that the students understand the plan.
Safety becomes more important as the town grows.
The nurses know the rules and explain them well.
In winter we spend most of the day in the shop.
I did the best I can to help them.
Many claim that the price is too low.
Many feel that the work is hard.
People who have a positive attitude are welcome.
This shows how much people learn in a year.
The price depends to a large extent on the weight.
I was afraid for their lives.
We studied and they work in the north now.
The people around you become friends.
Everything around you becomes clear.
It is learning names that is hard.
We waited for one and a half hours.
There will be more older people than children.
They sell old cars which is good for us.
That will probably bring you success.
I read a utopian novel.
He bought a lot of separate parts of complete sets.
We met the boy and the girl who live next door.
The gifts give help to people in need.
The best advice you can give is to wait.
`
  .trim()
  .split('\n')
