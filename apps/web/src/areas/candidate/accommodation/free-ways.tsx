import type { InterviewIntro } from '@candor/contract'
import { isSpokenMode } from '@candor/domain'
import { Coffee, Keyboard, type LucideIcon, Repeat2, TimerOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { typedMode } from '../mode'

type FreeWay = 'pace' | 'typing' | 'repeat' | 'breaks'
const icons: Readonly<Record<FreeWay, LucideIcon>> = {
  pace: TimerOff,
  typing: Keyboard,
  repeat: Repeat2,
  breaks: Coffee,
}

/** What every candidate has without asking. */
export function FreeWays({ modes }: Pick<InterviewIntro, 'modes'>) {
  const t = useTranslations('accommodation.own')
  const isTypingChoice = modes.some(isSpokenMode) && typedMode(modes) !== null
  const ways: readonly FreeWay[] = isTypingChoice
    ? ['pace', 'typing', 'repeat', 'breaks']
    : ['pace', 'repeat', 'breaks']
  return (
    <section aria-labelledby="free-ways">
      <h3 id="free-ways" className="text-base font-semibold">
        {t('freeTitle')}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {ways.map((way) => {
          const Icon = icons[way]
          return (
            <li key={way} className="flex items-start gap-3 text-base text-ink-2">
              <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-brand-ink" />
              {t(`free.${way}`)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
