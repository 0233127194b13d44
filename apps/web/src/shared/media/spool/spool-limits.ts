/** Two uploads at a time leave the browser's other four connections to the interview. */
export const UPLOADS_AT_ONCE = 2
/** Labels of sealed segments are needed until the interview must have ended. */
export const LABEL_LIFETIME_MS = 48 * 60 * 60 * 1000
/** The server accepts recordings for a day after the interview. Later, the device deletes what was never accepted. */
export const RECORDING_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000
/** A 50 MB blob, as after a sleep, is stored in pieces, so that the part that still fits is saved. */
export const PIECE_BYTES = 1024 * 1024
/** How long the recorder may still deliver its last slices after another tab took over the session. */
export const LAST_SLICES_MS = 1500
/** The page learns of the takeover within this time. */
export const UPDATE_MS = 300
/** After this time, files that another tab still holds open are scanned again. */
export const RESCAN_MS = 10_000
