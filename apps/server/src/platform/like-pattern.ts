/** A keyword as a pattern of LIKE that finds it anywhere in a text, its signs taken literally. */
export const toLikePattern = (keyword: string): string => `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
