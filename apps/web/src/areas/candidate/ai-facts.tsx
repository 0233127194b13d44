import { type InterviewIntro, interviewNoticePath, product } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { TextLink } from '../../shared/ui/text-link'

type Intro = Pick<InterviewIntro, 'linkId' | 'organizationName' | 'assessedBy' | 'aiContact'>

/** Which AI it is that the candidate agrees to, and whom to ask about it. */
export function AiFacts({ intro, isPractice }: { intro: Intro; isPractice: boolean }) {
  const t = useTranslations('candidate.aiFacts')
  const { assessedBy, aiContact, organizationName: company } = intro
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="text-base text-ink-2">{t('asks', { name: product.name, version: product.version })}</p>
      {!isPractice && (
        <p className="text-base break-words text-ink-2">{t(assessedBy.engine, { name: assessedBy.name })}</p>
      )}
      <p className="text-base break-words text-ink-2">
        {aiContact === null ? t('askCompany', { company }) : t('contact', { contact: aiContact })}
      </p>
      {!isPractice && (
        <p className="text-base">
          <TextLink
            className="touch:inline-block touch:py-2"
            rel="describedby"
            href={`${interviewNoticePath}/${intro.linkId}`}
            target="_blank"
          >
            {t('notice')}
          </TextLink>
        </p>
      )}
    </Card>
  )
}
