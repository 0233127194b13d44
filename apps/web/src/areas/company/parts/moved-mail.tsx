import type { MoveMail } from '@candor/contract'
import { lazy, Suspense } from 'react'

const MoveMailNotice = lazy(async () => ({ default: (await import('../parts/move-mail-notice')).MoveMailNotice }))

/** The mails that the last move ordered; nothing where it ordered none. */
export function MovedMail({ mail }: { mail: MoveMail }) {
  if (mail === null) return null
  return (
    <Suspense fallback={null}>
      <MoveMailNotice key={mail.moveId} mail={mail} />
    </Suspense>
  )
}
