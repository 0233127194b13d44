import { appendFileSync } from 'node:fs'

/** Appends one event for tools/lib/progress.mjs; does nothing outside of `npm test`. */
export function writeEvent(event) {
  const file = process.env.CANDOR_PROGRESS_FILE
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(event)}\n`)
}
