import { expect } from 'vitest'
import { z } from 'zod'
import type { HttpClient } from '../../../testing/http-client'
import { readProfile, remove } from './audited-people'
import type { AuditedServer } from './open-audited-server'

const zMade = z.object({ id: z.string() })

/** Creates, changes and deletes a project with one person. What is done again, and changes nothing, is not recorded. */
export const expectProjectEvents = async (
  audited: AuditedServer,
  owner: HttpClient,
  applicantId: string,
): Promise<void> => {
  const { expectEvents, readNewest } = audited
  const projects = '/api/company/project'
  const created = await expectEvents('company.project.create', ['project.created'], () =>
    owner.post(`${projects}/index`, { name: 'Canary shortlist' }),
  )
  const { id: projectId } = zMade.parse(created.body)
  expect(await readNewest('project.created')).toMatchObject({ subject_id: projectId })
  for (const types of [['project.changed'], []] as const)
    await expectEvents('company.project.update', types, () =>
      owner.patch(`${projects}/index/${projectId}`, { name: 'Canary list' }),
    )
  const inProject = { projectId, applicantId }
  for (const types of [['project.applicant_added'], []] as const)
    await expectEvents('company.project.addApplicant', types, () => owner.post(`${projects}/applicant`, inProject))
  expect(await readNewest('project.applicant_added')).toMatchObject({ subject_id: applicantId })
  const rate = (rating: number | null) => owner.post(`${projects}/rating`, { ...inProject, rating })
  await expectEvents('company.project.rate', ['rating.set'], () => rate(2))
  await expectEvents('company.project.rate', ['rating.removed'], () => rate(null))
  await expectEvents('company.project.addNote', ['note.created'], () =>
    owner.post(`${projects}/note`, { ...inProject, text: 'Canary note' }),
  )
  const log = (await owner.get(`/api/company/audit-log?subjectId=${projectId}`)).body
  expect(log.items).toMatchObject([
    { type: 'project.changed', subject: { type: 'project', id: projectId, name: 'Canary list' } },
    { type: 'project.created' },
  ])
  for (const types of [['project.applicant_removed'], []] as const)
    await expectEvents('company.project.removeApplicant', types, () =>
      remove(owner, `${projects}/applicant`, inProject),
    )
  await expectEvents('company.project.remove', ['project.deleted'], () =>
    remove(owner, `${projects}/index/${projectId}`),
  )
}

/** Writes, changes and deletes a note: the log holds who wrote about whom, and no word of it. */
export const expectNoteEvents = async (
  audited: AuditedServer,
  owner: HttpClient,
  applicantId: string,
): Promise<void> => {
  const { expectEvents, readNewest } = audited
  const notes = '/api/company/note'
  const written = await expectEvents('company.note.create', ['note.created'], () =>
    owner.post(notes, { applicantId, text: 'Canary note' }),
  )
  const { id } = zMade.parse(written.body)
  const { id: authorId } = await readProfile(owner)
  expect(await readNewest('note.created')).toMatchObject({ actor_id: authorId, subject_id: applicantId })
  await expectEvents('company.note.update', ['note.changed'], () =>
    owner.patch(`${notes}/${id}`, { text: 'Canary note, changed', version: 1 }),
  )
  await expectEvents('company.note.remove', ['note.deleted'], () => remove(owner, `${notes}/${id}`))
  const { rows } = await audited.pool.query('select to_jsonb(e)::text as event from audit_event e')
  expect(JSON.stringify(rows)).not.toContain('Canary')
}
