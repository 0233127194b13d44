import { spawn } from 'node:child_process'
import { DOCUMENT_LIMITS } from '../../ports/document-reader'

const MAX_CPU_SECONDS = 4
const MAX_MEMORY_KILOBYTES = 1_048_576
/** Its own limits: the processor time of the process that reads the document does not count that of another. */
const limitedCommand = `ulimit -t ${MAX_CPU_SECONDS}; ulimit -v ${MAX_MEMORY_KILOBYTES} 2>/dev/null; ulimit -c 0; exec pdftotext -q -layout -nopgbrk -enc UTF-8 -l ${DOCUMENT_LIMITS.pages} - -`

/**
 * Text by poppler's `pdftotext`, where it is installed: it puts letters of fallback fonts (Vietnamese marks in
 * LibreOffice's files) where they belong, which pdf.js does not. null where it is missing or fails.
 */
export function readPdfWithPoppler(bytes: Uint8Array, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', limitedCommand], {
      stdio: ['pipe', 'pipe', 'ignore'],
      signal,
      env: {},
    })
    const chunks: Buffer[] = []
    let sizeBytes = 0
    child.stdout.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length
      if (sizeBytes > DOCUMENT_LIMITS.textChars * 4) child.kill()
      else chunks.push(chunk)
    })
    // Not installed, stopped by the deadline, or it closed its input early: the text from pdf.js is used.
    child.on('error', () => resolve(null))
    child.stdin.on('error', () => resolve(null))
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : null))
    child.stdin.end(bytes)
  })
}
