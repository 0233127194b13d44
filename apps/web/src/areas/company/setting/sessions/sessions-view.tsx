import { SessionList } from './session-list'
import { TransferSection } from './transfer-section'

/** Where the person is signed in, and the way to another device. */
export function SessionsView() {
  return (
    <>
      <SessionList />
      <TransferSection />
    </>
  )
}
