import { GrantList } from './grant-list'
import { ShareForm } from './share-form'
import type { ShareTarget } from './share-target'

/** Sharing, and what is shared already. Loaded when the dialog opens: pages that only have its button need not wait for it. */
export function ShareBody({ target }: { target: ShareTarget }) {
  return (
    <>
      <ShareForm target={target} />
      <GrantList target={target} />
    </>
  )
}
