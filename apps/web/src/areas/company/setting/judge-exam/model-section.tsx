import { useTranslations } from 'use-intl'
import { Pill } from '../../../../shared/ui/pill'
import { Section } from '../parts/section'

const settings = [
  'LLM_PROVIDER',
  'LLM_MODEL',
  'LLM_BASE_URL',
  'LLM_API_KEY',
  'LLM_INPUT_USD_PER_MTOK',
  'LLM_OUTPUT_USD_PER_MTOK',
] as const

function HowTo() {
  const t = useTranslations('judgeExam.model')
  return (
    <>
      <p className="text-sm text-ink-2">{t('howTo')}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {settings.map((name) => (
          <div key={name} className="contents">
            <dt className="max-sm:mt-1">
              <code className="rounded-md bg-sunken px-1.5 py-0.5 text-xs break-all">{name}</code>
            </dt>
            <dd className="text-ink-2">{t(`settings.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The name of this server's model, or how the operator configures one. Shows no key or address. */
export function ModelSection({ model }: { model: string | null }) {
  const t = useTranslations('judgeExam.model')
  return (
    <Section
      title={t('title')}
      lead={t('lead')}
      aside={<Pill tone={model === null ? 'neutral' : 'ok'}>{t(model === null ? 'none' : 'configured')}</Pill>}
    >
      {model === null ? (
        <HowTo />
      ) : (
        <code className="inline-block max-w-full rounded-lg bg-sunken px-3 py-2 text-sm break-all">{model}</code>
      )}
    </Section>
  )
}
