import { type Decision, reviewDecisions, reviewLimits } from '@candor/contract'
import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShortcutSetting } from '../../../../shared/keys/shortcut-setting'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { TextArea } from '../../../../shared/ui/text-area'
import { decisionIcons } from '../../parts/decision-mark'
import { decisionKeys } from '../keys/find-review-action'
import type { ReviewState } from '../review/use-review'

interface StateProps {
  state: ReviewState
  /** Whether keys decide, and are shown. */
  hasKeys: boolean
}

function Choices({ state, hasKeys }: StateProps) {
  const t = useTranslations('submissionReview.decision')
  const own = state.review?.decision.own ?? null
  return (
    <fieldset className="flex gap-0.5 rounded-lg bg-sunken p-0.5">
      <legend className="sr-only">{t('title')}</legend>
      {reviewDecisions.map((decision) => {
        const Icon = decisionIcons[decision]
        const isOwn = own?.decision === decision
        return (
          <button
            key={decision}
            type="button"
            data-testid={`decide-${decision}`}
            aria-pressed={isOwn}
            aria-label={t(`values.${decision}`)}
            disabled={state.review === undefined}
            onClick={() => (isOwn ? state.decide(null, null) : state.decide(decision, own?.reason ?? null))}
            className={clsx(
              'flex min-h-8 items-center gap-1.5 rounded-md px-3 py-1 text-sm touch:min-h-11',
              isOwn ? 'bg-card font-semibold text-ink shadow-1' : 'text-ink-2 hover:text-ink',
            )}
          >
            <Icon size={14} aria-hidden="true" />
            {t(`values.${decision}`)}
            {hasKeys && <kbd className="text-xs text-ink-3 max-lg:hidden">{decisionKeys[decision].toUpperCase()}</kbd>}
          </button>
        )
      })}
    </fieldset>
  )
}

const focusField = (element: HTMLElement | null): void => element?.querySelector('textarea')?.focus()

/** The reason of a decision: a line, or the field in which it is written. */
function Reason({ own, state, hasKeys }: StateProps & { own: Decision }) {
  const t = useTranslations('submissionReview.decision')
  const [draft, setDraft] = useState<string | null>(null)
  const isLeaving = useRef(false)
  // Without it the focus would be lost together with the field.
  const focusAgain = (button: HTMLButtonElement | null): void => {
    if (button !== null && isLeaving.current) button.focus()
    isLeaving.current = false
  }
  const close = () => {
    isLeaving.current = true
    setDraft(null)
  }
  if (draft === null)
    return (
      <div className="flex flex-wrap items-baseline gap-x-3">
        {own.reason !== null && (
          <p className="min-w-0 text-sm break-words whitespace-pre-wrap text-ink-2">
            <span className="text-ink-3">{t('reason')}: </span>
            {own.reason}
          </p>
        )}
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          data-decision-reason=""
          ref={focusAgain}
          onClick={() => setDraft(own.reason ?? '')}
        >
          {t(own.reason === null ? 'addReason' : 'changeReason')}{' '}
          {hasKeys && <kbd className="text-xs text-ink-3 max-lg:hidden">R</kbd>}
        </Button>
      </div>
    )
  const save = () => {
    state.decide(own.decision, draft.trim() === '' ? null : draft.trim())
    close()
  }
  // So that a decision, its reason and the next submission take no mouse.
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.shiftKey || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') save()
    else close()
  }
  return (
    <div ref={focusField} className="flex flex-col items-start gap-2">
      <TextArea
        label={t('reasonLabel')}
        hint={t('reasonHint')}
        onKeyDown={press}
        className="w-full"
        rows={2}
        value={draft}
        max={reviewLimits.decisionReasonCharacters}
        onChange={(event) =>
          setDraft([...event.currentTarget.value].slice(0, reviewLimits.decisionReasonCharacters).join(''))
        }
      />
      <div className="flex gap-2">
        <Button size="sm" onClick={save}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

/** What colleagues decided, after the member has decided; before that only how many. */
function Others({ state }: { state: ReviewState }) {
  const t = useTranslations('submissionReview.decision')
  const decision = state.review?.decision
  if (decision === undefined || decision.otherCount === 0) return null
  if (decision.own === null) return <p className="text-sm text-ink-3">{t('waiting', { count: decision.otherCount })}</p>
  return (
    <ul aria-label={t('others')} data-testid="colleague-decisions" className="flex flex-col gap-0.5 text-sm">
      {decision.others.map(({ userId, name, decision: value, reason }) => (
        <li key={userId} className="break-words">
          {t('other', { name: name === '' ? t('former') : name, decision: t(`values.${value}`) })}
          {reason !== null && <span className="text-ink-2"> · {reason}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Read out: what was saved, or that the decision was removed. */
function SavedDecision({ own }: { own: Decision | null }) {
  const t = useTranslations('submissionReview.decision')
  const [wasDecided, setWasDecided] = useState(false)
  if (own !== null && !wasDecided) setWasDecided(true)
  const removed = wasDecided ? t('removed') : null
  return (
    <span role="status" className="sr-only">
      {own === null ? removed : t('saved', { decision: t(`values.${own.decision}`) })}
    </span>
  )
}

/** Yes, maybe or no, with an optional reason. A second press removes it. `isReached`: the keys of the page decide here. */
export function DecisionBar({ state, isReached = true }: { state: ReviewState; isReached?: boolean }) {
  const t = useTranslations('submissionReview.decision')
  const retry = useTranslations('company.review.player')
  const own = state.review?.decision.own ?? null
  const hasKeys = useShortcutSetting((setting) => setting.isOn) && isReached
  return (
    <div data-testid="decision" className="flex flex-col gap-2 border-b border-line px-5 py-3">
      {state.isError && (
        <Banner tone="bad" title={t('loadFailed')}>
          <Button variant="secondary" size="sm" onClick={state.retry}>
            {retry('retry')}
          </Button>
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-sm font-semibold">{t('title')}</h2>
        <Choices state={state} hasKeys={hasKeys} />
        <SavedDecision own={own} />
      </div>
      {own !== null && <Reason key={own.decision} own={own} state={state} hasKeys={hasKeys} />}
      <Others state={state} />
    </div>
  )
}
