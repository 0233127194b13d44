/** The words of a text in lower case, with the signs that names of tools have: "C++", "C#", "first-aid". */
export const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .replace(/[’‘]/gu, "'")
    .toLowerCase()
    .match(/[\p{L}\p{N}'+#-]+/gu) ?? []
