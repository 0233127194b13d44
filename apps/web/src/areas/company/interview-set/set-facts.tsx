import { type SetDetail, setLimits } from '@candor/contract'
import {
  getAttemptsPerPerson,
  getCvRequest,
  getNumberOfRetakes,
  hasSimilarPractice,
  isResultShared,
  listOfferedLanguages,
  requiresInvitation,
} from '@candor/domain'
import { useFormatter, useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'

function useFacts({ content, access, deadline }: SetDetail): [string, string][] {
  const t = useTranslations('company.set.facts')
  const names = useTranslations('company')
  const duration = useTranslations('common.duration')
  const format = useFormatter()
  return [
    [t('position'), content.positionName],
    [
      t('languages'),
      listOfferedLanguages(content)
        .map((code) => names(`languages.${code}`))
        .join(', '),
    ],
    [t('duration'), duration('minutes', { count: content.durationMinutes ?? setLimits.durationMinutes.min })],
    [t('interviewer'), names(`interviewers.${content.interviewer}`)],
    [t('modes'), content.modes.map((mode) => names(`modes.${mode}`)).join('; ')],
    [t('cv'), names(`cvRequests.${getCvRequest(content)}`)],
    [t('attempts'), names('edit.attemptsOption', { count: getAttemptsPerPerson(content) })],
    [t('retakes'), names('edit.retakesOption', { count: getNumberOfRetakes(content) })],
    [
      t('replyTime'),
      content.replyWithinDays == null
        ? names('edit.replyTimeNone')
        : names('edit.replyTimeOption', { count: content.replyWithinDays }),
    ],
    [t('practice'), t(hasSimilarPractice(content) ? 'practiceSimilar' : 'practiceBasic')],
    [t('access'), t(requiresInvitation(access) ? 'accessInvitation' : 'accessOpen')],
    [t('result'), t(isResultShared(content) ? 'resultFree' : 'resultOff')],
    [t('deadline'), deadline === null ? t('noDeadline') : format.dateTime(new Date(deadline), { dateStyle: 'medium' })],
  ]
}

/** The settings of a set on one small card, with its version and who wrote it. */
export function SetFacts({ set }: { set: SetDetail }) {
  const t = useTranslations('company.set')
  const facts = useFacts(set)
  const author =
    set.producedBy === null
      ? t('person')
      : set.producedBy === 'builtin'
        ? t('builtin')
        : t('model', { model: set.producedBy })
  return (
    <Card aria-label={t('facts.title')}>
      <h2 className="text-lg font-semibold">{t('facts.title')}</h2>
      <dl className="mt-3 flex flex-col gap-2.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
            <dt className="text-ink-3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-3">
        {t('version', { version: set.version })} · {author}
        {set.isFrozen && <span className="mt-1 block">{t('frozen', { next: set.version + 1 })}</span>}
      </p>
    </Card>
  )
}
