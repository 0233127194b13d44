/** The open event streams of each session in this process. The newest win: a page that reloads leaves its old stream behind for a while. */
export const createOpenStreams = (maxPerSession: number) => {
  const streams = new Map<string, Set<() => void>>()
  return {
    /** `replace` ends the stream when too many newer ones are open. Returns what to call when the stream has ended. */
    add(sessionId: string, replace: () => void): () => void {
      const ofSession = streams.get(sessionId) ?? new Set()
      streams.set(sessionId, ofSession.add(replace))
      const [oldest] = ofSession
      if (ofSession.size > maxPerSession && oldest !== undefined) {
        ofSession.delete(oldest)
        oldest()
      }
      return () => {
        ofSession.delete(replace)
        if (ofSession.size === 0 && streams.get(sessionId) === ofSession) streams.delete(sessionId)
      }
    },
  }
}
export type OpenStreams = ReturnType<typeof createOpenStreams>
