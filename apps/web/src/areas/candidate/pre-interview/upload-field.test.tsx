import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as common } from '../../../locales/en/common'
import { messages as errors } from '../../../locales/en/errors'
import { UploadField } from './upload-field'

const { useLeaveGuard } = vi.hoisted(() => ({
  useLeaveGuard: vi.fn(() => ({ isAsking: false, stay: () => undefined, leave: () => undefined })),
}))
vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
vi.mock('../../../shared/navigation/use-leave-guard', () => ({ useLeaveGuard }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const words = 'This file is larger than 10 MB. Please choose a smaller one.'

const show = (questionId?: string) =>
  render(
    <IntlProvider locale="en" messages={{ candidate, common, errors }}>
      <UploadField
        label="File"
        sessionId="7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b"
        fileId={null}
        error="Please upload your CV."
        onStored={() => undefined}
        {...(questionId === undefined ? {} : { questionId })}
      />
    </IntlProvider>,
  )
const choose = (file: File) => fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } })
const makeLarge = () => {
  const file = new File(['x'], 'file.pdf')
  Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 })
  return file
}

test('a CV that is too big is refused with the words for a CV, also after a failed save', () => {
  show()
  choose(makeLarge())
  expect(screen.getByRole('alert').textContent).toBe(
    'Your file size is too big. Please only upload a CV that is under 10 MB.',
  )
})

test('another file that is too big is refused with words that name no CV, by the page and by the server', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'FILE_TOO_LARGE' }, { status: 413 }))
  show('1f6f1c2e-0000-4000-8000-000000000000')
  choose(makeLarge())
  expect(screen.getByRole('alert').textContent).toBe(words)
  choose(new File(['x'], 'file.pdf'))
  expect((await screen.findByText(words)).textContent).not.toContain('CV')
})

test('asks before the page is left while the file is uploaded, and not before or after', async () => {
  let reply: (response: Response) => void = () => undefined
  const upload = new Promise<Response>((resolve) => {
    reply = resolve
  })
  vi.stubGlobal('fetch', () => upload)
  useLeaveGuard.mockClear()
  show()
  expect(useLeaveGuard).not.toHaveBeenCalled()
  choose(new File(['x'], 'file.pdf'))
  await screen.findByText('Uploading file.pdf…')
  expect(useLeaveGuard).toHaveBeenLastCalledWith(true)
  useLeaveGuard.mockClear()
  reply(Response.json({ code: 'FILE_UNREADABLE' }, { status: 422 }))
  await waitFor(() => expect(screen.queryByText('Uploading file.pdf…')).toBeNull())
  expect(useLeaveGuard).not.toHaveBeenCalled()
})
