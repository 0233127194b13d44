import { FileText, HardDriveDownload, Link2, PlayCircle, Quote, Scale, UserRoundCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { WelcomeArt } from '../../../shared/ui/art'

const steps = [
  { id: 'write', Icon: FileText },
  { id: 'invite', Icon: Link2 },
  { id: 'read', Icon: PlayCircle },
] as const

export function HomeHow() {
  const t = useTranslations('public.home.how')
  return (
    <section id="how" aria-labelledby="how-title" className="scroll-mt-16 border-y border-line bg-card">
      <div className="mx-auto max-w-[1200px] px-6 py-20">
        <h2 id="how-title" className="text-3xl font-semibold">
          {t('title')}
        </h2>
        <ol className="mt-10 grid gap-10 md:grid-cols-3">
          {steps.map(({ id, Icon }, index) => (
            <li key={id}>
              <div className="flex items-center gap-3">
                <span className="grid size-11 place-items-center rounded-xl bg-brand-soft text-brand-ink">
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span className="tnum text-sm font-medium text-ink-3">{index + 1}</span>
                <span aria-hidden="true" className="h-px flex-1 bg-line" />
              </div>
              <h3 className="mt-5 text-lg font-semibold">{t(`steps.${id}.title`)}</h3>
              <p className="mt-1.5 text-base text-ink-2">{t(`steps.${id}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const promises = [
  { id: 'evidence', Icon: Quote },
  { id: 'face', Icon: Scale },
  { id: 'saved', Icon: HardDriveDownload },
  { id: 'people', Icon: UserRoundCheck },
] as const

export function HomePromises() {
  const t = useTranslations('public.home.promises')
  return (
    <section id="promises" aria-labelledby="promises-title" className="mx-auto max-w-[1200px] scroll-mt-16 px-6 py-20">
      <h2 id="promises-title" className="text-3xl font-semibold">
        {t('title')}
      </h2>
      <ul className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {promises.map(({ id, Icon }) => (
          <li key={id} className="flex gap-5">
            <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-brand-ink" />
            <div>
              <h3 className="text-lg font-semibold">{t(`${id}.title`)}</h3>
              <p className="mt-1 max-w-[52ch] text-base text-ink-2">{t(`${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function HomeCandidates() {
  const t = useTranslations('public.home.candidates')
  return (
    <section
      id="candidates"
      aria-labelledby="candidates-title"
      className="mx-auto max-w-[1200px] scroll-mt-16 px-6 pb-24"
    >
      <div className="grid items-center gap-8 rounded-2xl border border-line bg-card p-10 shadow-1 md:grid-cols-[240px_1fr] md:gap-14">
        <WelcomeArt />
        <div>
          <h2 id="candidates-title" className="text-2xl font-semibold">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-[62ch] text-lg text-ink-2">{t('text')}</p>
        </div>
      </div>
    </section>
  )
}
