import { route, type VirtualRouteNode } from '@tanstack/virtual-file-routes'

/** The candidate area's routes; file paths are relative to `src/areas` and begin with `candidate/`. */
export const candidateRoutes: VirtualRouteNode[] = [
  route('/interview/$id', 'candidate/pre-interview/pre-interview.page.tsx'),
  route('/interview/$id/start', 'candidate/interview-page/interview.page.tsx'),
  route('/interview/$id/whisper-test', 'candidate/speech-tests/whisper-test.page.tsx'),
  route('/interview/$id/whisper-test/silero-direct', 'candidate/speech-tests/silero-direct.page.tsx'),
  route('/interview/$id/whisper-test/webrtc-vad', 'candidate/speech-tests/webrtc-vad.page.tsx'),
  route('/practice/interview/$id', 'candidate/practice/practice.page.tsx'),
  route('/submission', 'candidate/own-interviews/own-interviews.page.tsx'),
  route('/your-response', 'candidate/your-response/your-response.page.tsx'),
  route('/submission/$id', 'candidate/submission/submission.page.tsx'),
]
