import { Quote } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LevelSteps } from '../../../shared/ui/level-steps'
import { LogoSymbol } from '../../../shared/ui/logo'

/** An illustration of the product's core: a level that rests on a quoted sentence. */
export function HomeSample() {
  const t = useTranslations('public.home.sample')
  return (
    <figure aria-label={t('label')} className="animate-rise rounded-[32px] bg-brand-soft p-6 pb-5">
      <div className="rounded-2xl border border-line bg-card p-6 shadow-2">
        <p className="flex items-center gap-3 text-sm text-ink-2">
          <LogoSymbol size={26} />
          {t('question')}
        </p>
        <blockquote className="mt-4 rounded-xl bg-sunken p-5">
          <Quote size={18} aria-hidden="true" className="text-brand-ink" />
          <p className="mt-2 text-lg">{t('quote')}</p>
          <p className="tnum mt-2.5 text-sm text-ink-3">{t('at', { time: '1:06' })}</p>
        </blockquote>
        <div aria-hidden="true" className="ml-11 h-6 border-l-2 border-dashed border-brand/50" />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-xl border border-line p-5">
          <LevelSteps level={4} max={5} label={t('level')} scale={t('scale')} size="lg" />
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-lg font-semibold">{t('skill')}</p>
            <p className="mt-0.5 text-sm text-ink-2">{t('why')}</p>
          </div>
        </div>
      </div>
      <figcaption className="mt-4 text-center text-sm text-ink-2">{t('label')}</figcaption>
    </figure>
  )
}
