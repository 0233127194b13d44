import type { InterviewIntro } from '@candor/contract'

/** What the server read to render the first page: the app need not ask for it before it draws. */
interface FirstPageData {
  readonly intro?: InterviewIntro
}

/** JSON of our own server, as an answer of its API. */
export function readFirstPageData(): FirstPageData {
  const element = document.getElementById('first-page-data')
  return element === null ? {} : JSON.parse(element.textContent)
}
