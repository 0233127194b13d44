import { status, zInterviewNotice } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import type { AiFacts } from '../ai-facts'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { getInterviewNotice } from './get-interview-notice'

const builtin: AiFacts = {
  findAssessedBy: async () => ({ engine: 'builtin', name: 'builtin-9', dims: [] }),
  interviewerModel: null,
  supportEmail: 'help@example.org',
}

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const read = (linkId: string, ai: AiFacts = builtin) => getInterviewNotice({ ...fixture.context, ai }, linkId)

describe('getInterviewNotice', () => {
  test('names product, engine, who decides and whom to contact, in the published shape', async () => {
    const notice = await read(fixture.linkId)
    expect(zInterviewNotice.parse(notice)).toEqual(notice)
    expect(notice).toMatchObject({
      product: { name: 'Candor' },
      organizationName: 'Sao Mai',
      interviewer: { isAi: true, model: null },
      assessment: {
        by: { engine: 'builtin', name: 'builtin-9' },
        assessed: [{ id: 'expected_content' }, { id: 'measures' }],
      },
      decision: { decidedBy: 'people' },
      contact: { organization: null, operatorEmail: 'help@example.org' },
    })
    expect(notice.assessment.neverAssessed.map(({ id }) => id)).toEqual(expect.arrayContaining(['face', 'emotion']))
  })

  test('names the model, and only the dimensions that it passed its exam for', async () => {
    const findAssessedBy: AiFacts['findAssessedBy'] = async () => ({ engine: 'llm', name: 'm-1', dims: ['clarity'] })
    const { assessment, interviewer } = await read(fixture.linkId, {
      ...builtin,
      findAssessedBy,
      interviewerModel: 'm-2',
    })
    expect(assessment.by).toEqual({ engine: 'llm', name: 'm-1' })
    expect(assessment.assessed.slice(2)).toEqual([{ id: 'clarity', name: { en: 'Clarity', vi: 'Sự rõ ràng' } }])
    expect(interviewer.model).toBe('m-2')
  })

  test('holds no question, expected point or phrase of the set', async () => {
    const secret = { expectedPoints: ['Secret point'], wrongIf: ['Secret phrase'] }
    const set = await fixture.makeSet((content) => ({
      ...content,
      alternativeContact: 'Ms Ha, 0123',
      questions: content.questions.map((question) => ({
        ...question,
        ...secret,
        text: 'Secret question',
        translations: { vi: { text: 'Secret question', ...secret } },
      })),
    }))
    const notice = await read(set.linkId)
    expect(JSON.stringify(notice)).not.toContain('Secret')
    expect(notice.contact.organization).toBe('Ms Ha, 0123')
  })

  test('is there for a set by invitation, and missing for a closed, overdue or unknown one', async () => {
    const invited = await fixture.makeSet()
    await fixture.updateSet(invited.id, { access: 'invitation' })
    expect((await read(invited.linkId)).noticeVersion).toBe(1)
    const closed = await fixture.makeSet()
    await fixture.updateSet(closed.id, { status: status.ARCHIVED })
    const overdue = await fixture.makeSet()
    await fixture.updateSet(overdue.id, { deadline: new Date(0) })
    for (const linkId of [closed.linkId, overdue.linkId, 'x'.repeat(22), 'no link'])
      expect(await getErrorCode(read(linkId))).toBe('NOT_FOUND')
  })
})
