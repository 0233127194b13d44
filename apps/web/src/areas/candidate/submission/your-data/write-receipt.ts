interface ReceiptParts {
  readonly title: string
  readonly lines: readonly string[]
  /** What was erased, one line each. */
  readonly erased: readonly string[]
}

/** The receipt as the address of a text file: it holds what the page shows, and nothing of the interview. */
export const writeReceipt = ({ title, lines, erased }: ReceiptParts): string => {
  const text = [title, '', ...lines, ...erased.map((line) => `- ${line}`), ''].join('\r\n')
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
}
