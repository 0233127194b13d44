export interface FileRules {
  /** Endings with the dot, lower case: ['.pdf', '.docx']. */
  endings: readonly string[]
  maxBytes: number
}

/** What is wrong with a file before it is sent; null when nothing is. The server looks again. */
export function checkFile(file: { name: string; size: number }, rules: FileRules): 'tooBig' | 'wrongType' | null {
  const name = file.name.toLowerCase()
  if (!rules.endings.some((ending) => name.endsWith(ending))) return 'wrongType'
  return file.size > rules.maxBytes ? 'tooBig' : null
}

/** "PDF, DOCX" for a sentence. */
export function nameEndings(endings: readonly string[]): string {
  return endings.map((ending) => ending.slice(1).toUpperCase()).join(', ')
}
