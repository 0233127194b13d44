import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LostArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { useCountdown } from '../../../shared/use-countdown'
import { RestoreAccessDialog } from '../restore-access/restore-access-dialog'

const WAIT_MS = 5000

/** Shown when this browser has no session of the interview. Redirects to the pre-interview steps after a countdown. */
export function SessionMissing({ linkId }: { linkId: string }) {
  const t = useTranslations('candidate.sessionMissing')
  const restoreAccess = useTranslations('candidate.restoreAccess')
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const leftMs = useCountdown(WAIT_MS, !isAsking)
  const isOver = leftMs <= 0
  useEffect(() => {
    if (isOver) void navigate({ to: '/interview/$id', params: { id: linkId }, replace: true })
  }, [isOver, navigate, linkId])
  const timer = Math.ceil(leftMs / 1000)
  return (
    <NoticePage
      art={<LostArt />}
      title={t('title', { timer: String(timer) })}
      actions={
        <>
          <RestoreAccessDialog
            linkId={linkId}
            email=""
            onOpenChange={setIsAsking}
            trigger={
              <Button variant="secondary" size="lg">
                {restoreAccess('started')}
              </Button>
            }
          />
          <Button
            size="lg"
            onClick={() => void navigate({ to: '/interview/$id', params: { id: linkId }, replace: true })}
          >
            {t('now')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </NoticePage>
  )
}
