import { classifyPage, type PageClass } from '@candor/domain'
import type { VirtualRouteNode } from '@tanstack/virtual-file-routes'
import { expect, test } from 'vitest'
import { routes } from './routes'

/** Every address of the web, layouts looked into. */
const listPaths = (node: VirtualRouteNode | typeof routes): string[] =>
  ('children' in node ? (node.children ?? []) : []).flatMap((child) => {
    const inner = listPaths(child)
    if (child.type === 'index') return ['/']
    return child.type === 'route' ? [child.path, ...inner] : inner
  })

/** Where candidates are recorded, practise or test their voice: these pages run workers and compile WebAssembly. */
const interviews = [
  '/interview/$id',
  '/interview/$id/start',
  '/interview/$id/whisper-test',
  '/interview/$id/whisper-test/silero-direct',
  '/interview/$id/whisper-test/webrtc-vad',
  '/practice/interview/$id',
]

const getClass = (path: string): PageClass => classifyPage(path.replaceAll(/\$\w+/g, 'x1'))

test('W-01: exactly the pages of an interview and of a submission have a policy of their own, every other page the plain one', () => {
  const paths = listPaths(routes)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/company/sign-in', '/company/interview-set/$id', '/submission/$id', ...interviews]),
  )
  expect(paths.filter((path) => getClass(path) === 'interview').sort()).toEqual(interviews)
  expect(paths.filter((path) => getClass(path) === 'submission').sort()).toEqual(['/submission', '/submission/$id'])
})
