import type { ApiClient } from './api-client'

/** A CV with a gap, written for the tests. The person is fictional. */
export const cvText = [
  'Ánh Nguyễn',
  'anh@example.org',
  '',
  'Experience',
  '03/2021 - present',
  'Lead engineer, Sao Bien Payments',
  'Led a team of six and cut failed payments by 40 % in one year.',
  'Introduced a nightly comparison of both ledgers, which two other teams took over.',
  '01/2016 - 02/2019',
  'Backend engineer, Lua Viet Software',
  'Built the order service in Go and PostgreSQL.',
  '',
  'Education',
  '09/2011 - 06/2015',
  'Bachelor of Computer Science, University of Technology',
  '',
  'Awards',
  '2022 Engineer of the year, Sao Bien Payments',
].join('\n')

/** Uploads a CV over HTTP for a prepared interview. Returns the file's id. */
export const sendCv = async (api: ApiClient, sessionId: string, text = cvText): Promise<string> => {
  const form = new FormData()
  form.set('sessionId', sessionId)
  form.set('file', new Blob([text], { type: 'text/plain' }), 'cv.txt')
  const response = await api.request('/api/content/file/cv', { method: 'POST', body: form })
  if (response.status !== 201) throw new Error(`the CV was answered ${response.status}: ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  return id
}
