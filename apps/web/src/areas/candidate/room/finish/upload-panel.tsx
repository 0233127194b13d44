export function UploadPanel(_props: { sessionId: string }) {
  return null
}
