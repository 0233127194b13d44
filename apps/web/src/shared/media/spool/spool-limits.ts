/** Two at a time: of a browser's six connections the rest are the interview's. */
export const UPLOADS_AT_ONCE = 2
/** Labels of sealed segments are needed until the interview is surely over. */
export const LABEL_LIFETIME_MS = 48 * 60 * 60 * 1000
/** The server takes recordings for a day after the interview; what it never took is not kept on the device for ever. */
export const RECORDING_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000
/** A blob of 50 MB after a sleep is kept in pieces: what still fits is kept. */
export const PIECE_BYTES = 1024 * 1024
/** A session that another tab took over: its recorder here has so long to hand over its last slices. */
export const LAST_SLICES_MS = 1500
/** Its page learns of the takeover within this time. */
export const UPDATE_MS = 300
/** After this time, files that another tab still holds open are scanned again. */
export const RESCAN_MS = 10_000
