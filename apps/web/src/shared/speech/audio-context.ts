/** Safari 26 has no prefix any more; older ones are not supported. One context per page: browsers allow only a few. */
let shared: AudioContext | null = null

/** The page's audio context; recreated where the old one was closed. It may be suspended until a gesture. */
export function audioContext(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null
  if (shared === null || shared.state === 'closed') shared = new AudioContext()
  return shared
}

/** Call in a gesture. iOS has a third state, "interrupted": anything that is not running is woken. */
export async function wakeAudio(): Promise<boolean> {
  const context = audioContext()
  if (context === null) return false
  if (context.state !== 'running') await context.resume().catch(() => {})
  return context.state === 'running'
}
