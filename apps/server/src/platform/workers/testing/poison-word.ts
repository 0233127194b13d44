/** An answer with this word exhausts the planted worker. */
export const poisonWord = 'endlessword'
