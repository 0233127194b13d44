// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readPeopleFile } from './read-people-file'
import { listWorkbookFiles, makeZip } from './testing/make-spreadsheet'

const people = [
  ['Họ và tên', 'Email'],
  ['Linh Nguyễn', 'linh@example.org'],
  ['<b>&amp;', 'duy@example.org'],
]
const readRows = [
  { email: 'linh@example.org', name: 'Linh Nguyễn' },
  { email: 'duy@example.org', name: '<b>&amp;' },
]
const replace = (name: string, content: string) =>
  listWorkbookFiles(people).map((file) => (file.name === name ? { name, content } : file))

describe('readPeopleFile', () => {
  test('reads a CSV file', async () => {
    const bytes = Uint8Array.from(new TextEncoder().encode('email,name\nlinh@example.org,Linh Nguyễn\n'))
    expect(await readPeopleFile(bytes)).toEqual(readRows.slice(0, 1))
  })

  test.each([false, true])('reads the first sheet of a workbook by its column names, stored: %s', async (isStored) => {
    expect(await readPeopleFile(await makeZip(listWorkbookFiles(people), { isStored }))).toEqual(readRows)
  })

  test('reads a workbook without column names by position', async () => {
    const file = await makeZip(
      listWorkbookFiles([
        ['mai@example.org', 'Mai'],
        ['An', 'an@example.org'],
      ]),
    )
    expect(await readPeopleFile(file)).toEqual([
      { email: 'mai@example.org', name: 'Mai' },
      { email: 'an@example.org', name: 'An' },
    ])
  })

  test('reads one row more than is allowed, and no further', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => [`p${index}@example.org`])
    expect(await readPeopleFile(await makeZip(listWorkbookFiles([['email'], ...rows])))).toHaveLength(10_001)
  })

  test('says that an old Excel file, or one with a password, has to be saved in another form', async () => {
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    await expect(readPeopleFile(old)).rejects.toMatchObject({ problem: 'fileLocked' })
    const locked = await makeZip(listWorkbookFiles(people), { isEncrypted: true })
    await expect(readPeopleFile(locked)).rejects.toMatchObject({ problem: 'fileLocked' })
  })

  test('stops at a file that unpacks to more than 32 MB', async () => {
    const bomb = await makeZip(replace('xl/worksheets/sheet1.xml', ' '.repeat(33 * 1024 * 1024)))
    expect(bomb.byteLength).toBeLessThan(200_000)
    await expect(readPeopleFile(bomb)).rejects.toMatchObject({ problem: 'fileTooFull' })
  })

  test('counts all parts of a file together', async () => {
    const padding = ' '.repeat(17 * 1024 * 1024)
    const files = listWorkbookFiles(people).map(({ name, content }) => ({
      name,
      content: name.includes('heet1') || name.includes('shared') ? content + padding : content,
    }))
    await expect(readPeopleFile(await makeZip(files))).rejects.toMatchObject({ problem: 'fileTooFull' })
  })

  test.each([
    ['another archive', () => makeZip([{ name: 'word/document.xml', content: '<w:document/>' }])],
    ['two entries of one name', () => makeZip([...listWorkbookFiles(people), ...listWorkbookFiles(people)])],
    ['a workbook without sheets', () => makeZip(replace('xl/workbook.xml', '<workbook/>'))],
    [
      'a path out of the file',
      () => makeZip(replace('xl/_rels/workbook.xml.rels', '<R Id="rId1" Target="../../etc/x"/>')),
    ],
  ])('refuses %s', async (_name, make) => {
    await expect(readPeopleFile(await make())).rejects.toMatchObject({ problem: 'fileFailed' })
  })

  test('rejects every file that was cut off, and never hangs', async () => {
    const whole = await makeZip(listWorkbookFiles(people))
    for (let length = 4; length < whole.length; length += 7) {
      await expect(readPeopleFile(whole.slice(0, length))).rejects.toThrow()
    }
  })

  test('rejects text that is not UTF-8', async () => {
    await expect(readPeopleFile(Uint8Array.from([0x61, 0xff, 0x40]))).rejects.toThrow()
  })
})
