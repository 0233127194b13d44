import type { InterviewIntro } from '@candor/contract'
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
  const ways: readonly FreeWay[] =
    typedMode(modes) === null ? ['pace', 'repeat', 'breaks'] : ['pace', 'typing', 'repeat', 'breaks']
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
