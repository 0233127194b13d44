import type { AssessmentState, SubmissionDetail } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ResultProvider } from '../../../../features/results/result-view'
import { sampleAssessment } from '../../../../features/results/testing/sample-assessment'
import { messages as english } from '../../../../locales/en/assessment'
import { messages as vietnamese } from '../../../../locales/vi/assessment'
import { VersionNotices } from '../versions/version-notices'
import { AssessmentNotice } from './assessment-notice'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))

afterEach(cleanup)

const submission = (
  part: { mayReview?: boolean; hasVersion?: boolean; state?: AssessmentState } = {},
): SubmissionDetail => ({
  id: 's1',
  setId: 'set1',
  setName: 'Baker',
  positionName: 'Baker',
  candidateName: 'Anh Nguyen',
  email: 'anh@example.org',
  language: 'en',
  submittedAt: '2026-11-01T10:00:00.000Z',
  assessmentState: part.hasVersion ? 'scored' : (part.state ?? 'error'),
  overallLevel: null,
  pointsPercent: null,
  hasVideo: false,
  stageId: null,
  applicantId: null,
  code: 'A'.repeat(22),
  sessionId: 'x1',
  mode: 'text',
  startedAt: '2026-11-01T09:50:00.000Z',
  durationMs: 600_000,
  isCompleted: true,
  answers: [],
  questionCount: 2,
  mustHaves: [],
  screening: [],
  candidateQuestions: [],
  cv: null,
  assessment: part.hasVersion ? sampleAssessment({}) : null,
  standing: {
    isStale: false,
    versionCount: part.hasVersion ? 1 : 0,
    isRunning: false,
    failedTries: 2,
    judging: 'none',
    exam: null,
  },
  integrity: null,
  fullVideoUrl: null,
  neighbors: { previousId: null, nextId: null, place: 1, total: 1 },
  can: { watch: true, review: part.mayReview ?? true, delete: false },
})

const catalogs: Record<'en' | 'vi', Record<string, unknown>> = {
  en: { assessment: english },
  vi: { assessment: vietnamese },
}
const show = (part: Parameters<typeof submission>[0], locale: 'en' | 'vi' = 'en') => {
  const detail = submission(part)
  return render(
    <IntlProvider locale={locale} timeZone="UTC" messages={catalogs[locale]}>
      <ResultProvider
        view={{
          reader: 'company',
          answers: [],
          weights: { groups: { communication: 0, cognitive: 0, cv: 0 }, dims: {} },
          playback: null,
          showCv: null,
          showWords: null,
          reviewer: [],
          renderBeside: null,
        }}
      >
        <VersionNotices submission={detail} older={null} onBack={() => undefined} />
        {!part?.hasVersion && <AssessmentNotice submission={detail} assessment={null} />}
      </ResultProvider>
    </IntlProvider>,
  )
}

test.each<[AssessmentState, string]>([
  ['no_response', 'No video response recorded'],
  ['incomplete', 'Unable to evaluate - interview started but not completed.'],
  ['empty', 'The assessment cannot be viewed'],
  ['error', 'Error evaluating the interview'],
])('the company reads the specification’s sentence for %s', (state, sentence) => {
  show({ state })
  expect(screen.getByTestId('assessment-notice').textContent).toContain(sentence)
})

describe('a submission whose assessment was given up', () => {
  test('says in both languages how often it was tried, that nothing is lost, and how to ask for another try', () => {
    show({})
    expect(screen.getByTestId('assessment-notice').textContent).toContain(
      'We tried 2 times, but the assessment didn’t finish. Nothing is lost: all answers, and any recordings, are on this page. ' +
        `To ask for another try, select “${english.versions.reevaluate}”.`,
    )
    cleanup()
    show({}, 'vi')
    const { textContent } = screen.getByTestId('assessment-notice')
    expect(textContent).toContain('Chúng tôi đã thử 2 lần nhưng việc đánh giá chưa hoàn tất. Không mất gì cả')
    expect(textContent).toContain(`hãy chọn “${vietnamese.versions.reevaluate}”`)
  })

  test('doesn’t offer another try to a member who may not ask for it', () => {
    show({ mayReview: false })
    const { textContent } = screen.getByTestId('assessment-notice')
    expect(textContent).toContain('A member who can watch and review answers can ask for another try.')
    expect(textContent).not.toContain(english.versions.reevaluate)
  })

  test('says that the earlier version hasn’t changed, if there is one', () => {
    const { container } = show({ hasVersion: true })
    expect(container.textContent).toBe(
      'The new assessment didn’t finishWe tried 2 times. Nothing is lost: the version below hasn’t changed.',
    )
  })

  test('says in both languages what the organization and the candidate can expect', () => {
    expect(english.notices.error.text).toMatch(/^We will be in touch with you soon\. .*owners get an email/)
    expect(vietnamese.notices.error.text).toMatch(/^Chúng tôi sẽ sớm liên hệ với bạn\. .*chủ sở hữu .*email/)
    expect(english.own.states.error.text).toMatch(/^We will be in touch with you soon\. .*You get an email/)
    expect(vietnamese.own.states.error.text).toMatch(/^Chúng tôi sẽ sớm liên hệ với bạn\. .*nhận được email/)
  })

  test('doesn’t promise after a failed judge run that anyone gets in touch', () => {
    expect(english.versions.judging.failed.text).not.toContain('in touch')
    expect(vietnamese.versions.judging.failed.text).not.toContain('liên hệ')
    expect(english.versions.judging.failed.text).toContain(english.versions.reevaluate)
    expect(vietnamese.versions.judging.failed.text).toContain(vietnamese.versions.reevaluate)
  })
})
