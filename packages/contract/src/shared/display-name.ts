/** Controls, and characters that hide or reorder others. Joiners (U+200C, U+200D) stay: Persian and Indic names need them. */
const hiddenCharacters = /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu
/** What a mail program would turn into a link or a recipient. */
const addressMarks = /:\/\/|@|www\.[\p{L}\p{N}]|\p{L}\.\p{L}{2,24}\//iu
/** Endings of most web addresses in unwanted mail. "TP.HCM" and "J.R.R." are names. */
const webAddressEnding =
  /[\p{L}\p{N}-]\.(?:app|biz|click|com|dev|info|io|link|me|net|online|org|ru|shop|site|store|top|vn|xyz)(?![\p{L}\p{N}])/iu

const hasHiddenCharacters = (text: string): boolean => text.search(hiddenCharacters) !== -1

/**
 * Whether a name of a person or an organization may be shown to others and put into a mail: no web or email address,
 * no control characters, none that reorder text.
 */
export function isDisplayName(name: string): boolean {
  return !hasHiddenCharacters(name) && !addressMarks.test(name) && !webAddressEnding.test(name)
}

/** A stored name as it goes into a mail: nothing of it becomes a link, and it can't reorder the words around it. */
export function neutralizeName(name: string): string {
  return name
    .replaceAll(hiddenCharacters, ' ')
    .replaceAll(/[@:/\\]/gu, ' ')
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '. ')
    .replaceAll(/\s{1,200}/gu, ' ')
    .trim()
}
