export function UploadNote(_props: { sessionId: string }) {
  return null
}
