/** No Safari prefix is needed. One context per page, because browsers allow only a few. */
let shared: AudioContext | null = null

/** Returns the page's audio context and recreates a closed one. It may be suspended until a gesture. */
export function audioContext(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null
  if (shared === null || shared.state === 'closed') shared = new AudioContext()
  return shared
}

/** Call in a gesture. Resumes every state except "running", because iOS also has "interrupted". */
export async function wakeAudio(): Promise<boolean> {
  const context = audioContext()
  if (context === null) return false
  if (context.state !== 'running') await context.resume().catch(() => {})
  return context.state === 'running'
}
