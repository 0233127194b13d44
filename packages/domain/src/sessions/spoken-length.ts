const perCharacterMs = 75
const perLineMs = 400

/** An estimate of how long a text takes to be spoken, where the sound's own length isn't known. */
export const estimateSpokenMs = (text: string): number => perLineMs + text.length * perCharacterMs
