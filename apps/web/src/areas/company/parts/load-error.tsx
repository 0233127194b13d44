import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { useErrorText } from '../../../shared/api/use-error-text'
import { LostArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'

/** What could not be loaded, why, and the way on: try again, or sign in where the session has ended. */
export function LoadError({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const t = useTranslations('common.actions')
  const errorText = useErrorText()
  const isSignedOut = error instanceof ApiError && error.code === 'UNAUTHENTICATED'
  const here = `${window.location.pathname}${window.location.search}`
  return (
    <div role="alert" data-testid="load-error">
      <EmptyState
        art={<LostArt className="max-w-[200px]" />}
        title={title}
        action={
          isSignedOut ? (
            <LinkButton href={`/company/sign-in?return_url=${encodeURIComponent(here)}`}>{t('signIn')}</LinkButton>
          ) : (
            <Button variant="secondary" onClick={onRetry}>
              <RotateCcw size={15} aria-hidden="true" />
              {t('retry')}
            </Button>
          )
        }
      >
        <p>{errorText(error)}</p>
      </EmptyState>
    </div>
  )
}
