/** Text as it is stored: NFC, without the NUL that no PostgreSQL text can hold. */
export const cleanText = (text: string): string => text.replaceAll('\u0000', '').normalize('NFC')
