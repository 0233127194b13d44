import {
  type ComponentType,
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type RefAttributes,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { loadWithRetries } from '../load-with-retries'

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp'])

export interface PopupProps {
  /** The button that opens it. Leave it out and control `open` instead. */
  trigger?: ReactElement
  open?: boolean
}

type TriggerProps = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>

const isTrigger = (element: ReactElement | undefined): element is ReactElement<TriggerProps> =>
  isValidElement<TriggerProps>(element)

interface PopupCode<P> {
  load: () => Promise<ComponentType<P>>
  /** A failure is ignored: when the popup is wanted, it is loaded again. */
  prefetch: () => void
}

/** Imports at most once at a time. After a failure the next call imports again. */
export function createPopupCode<P>(importPopup: () => Promise<ComponentType<P>>): PopupCode<P> {
  let loaded: ComponentType<P> | null = null
  let pending: Promise<ComponentType<P>> | null = null
  const importOnce = async (): Promise<ComponentType<P>> => {
    try {
      loaded ??= await importPopup()
      return loaded
    } finally {
      pending = null
    }
  }
  const load = (): Promise<ComponentType<P>> => {
    pending ??= importOnce()
    return pending
  }
  return { load, prefetch: () => void load().catch(() => null) }
}

/** Loads the popup for a reader who waits for it. Returns what ends it. */
function keepLoading<P>(code: PopupCode<P>, onLoaded: (popup: ComponentType<P>) => void): () => void {
  const waiting = new AbortController()
  void loadWithRetries(code.load, waiting.signal).then((popup) => {
    // Once the press has passed the whole document: an open popup would take it for a press outside.
    setTimeout(() => {
      if (popup !== null && !waiting.signal.aborted) onLoaded(popup)
    })
  })
  return () => waiting.abort()
}

/** The same press for another element. It keeps the kind of pointer and the key, which decide where the focus goes. */
function copyPress(press: Event): Event {
  if (press instanceof window.KeyboardEvent) return new window.KeyboardEvent(press.type, press)
  if (press instanceof window.PointerEvent) return new window.PointerEvent(press.type, press)
  return new window.MouseEvent(press.type, press)
}

interface PopupOnDemandProps<P> {
  kind: 'menu' | 'dialog'
  code: PopupCode<P>
  /** The popup's own properties. */
  popup: P
}

/**
 * A popup of which a page first loads only the trigger. Pointing at the trigger or focusing it fetches the popup; the first press
 * replaces the trigger by the popup's own and is repeated there, so that focus, keys and pointers work as the library intends.
 */
export function PopupOnDemand<P extends PopupProps>({ kind, code, popup }: PopupOnDemandProps<P>) {
  const { trigger, open = false } = popup
  const [Popup, setPopup] = useState<ComponentType<P> | null>(null)
  const [press, setPress] = useState<Event | null>(null)
  const ownTrigger = useRef<HTMLElement>(null)
  const repeated = useRef<Event | null>(null)
  const isWanted = press !== null || open
  useEffect(() => {
    if (isWanted && Popup === null) return keepLoading(code, (loaded) => setPopup(() => loaded))
  }, [isWanted, Popup, code])
  useLayoutEffect(() => {
    if (Popup === null || press === null || repeated.current === press) return
    repeated.current = press
    if (document.activeElement === document.body) ownTrigger.current?.focus({ preventScroll: true })
    ownTrigger.current?.dispatchEvent(copyPress(press))
  }, [Popup, press])
  if (Popup !== null)
    return isTrigger(trigger) ? (
      <Popup {...popup} trigger={cloneElement(trigger, { ref: ownTrigger })} />
    ) : (
      <Popup {...popup} />
    )
  if (!isTrigger(trigger)) return null
  return withPress(trigger, { kind, isBusy: press !== null, prefetch: code.prefetch, onPress: setPress })
}

interface Press {
  kind: 'menu' | 'dialog'
  isBusy: boolean
  prefetch: () => void
  /** Null: Escape canceled the press while the code was loading. */
  onPress: (press: Event | null) => void
}

function withPress(trigger: ReactElement<TriggerProps>, { kind, isBusy, prefetch, onPress }: Press) {
  const own = trigger.props
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    'aria-busy': isBusy || undefined,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event)
      prefetch()
    },
    onFocus: (event) => {
      own.onFocus?.(event)
      prefetch()
    },
    onClick: (event) => {
      own.onClick?.(event)
      if (!event.defaultPrevented) onPress(event.nativeEvent)
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event)
      if (event.key === 'Escape') onPress(null)
      if (kind !== 'menu' || !OPENING_KEYS.has(event.key) || event.defaultPrevented) return
      event.preventDefault()
      onPress(event.nativeEvent)
    },
  })
}
