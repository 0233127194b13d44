import { prepare } from './support/prepare'

/** Before the first test. */
export default function globalSetup(): void {
  prepare()
}
