interface ZipFile {
  readonly name: string
  readonly content: string
}
interface ZipOptions {
  readonly isStored?: boolean
  readonly isEncrypted?: boolean
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

const deflate = async (content: Uint8Array): Promise<Uint8Array> => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(content)
      controller.close()
    },
  })
  const chunks: number[] = []
  const reader = stream.pipeThrough(new CompressionStream('deflate-raw')).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    for (const byte of read.value) chunks.push(byte)
  }
  return Uint8Array.from(chunks)
}

/** The fields of a ZIP record: their sizes in bytes and their values. */
const pack = (fields: readonly (readonly [size: 2 | 4, value: number])[]): number[] =>
  fields.flatMap(([size, value]) => Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff))

/** An archive as spreadsheet programs write it, without checksums. */
export const makeZip = async (
  files: readonly ZipFile[],
  { isStored = false, isEncrypted = false }: ZipOptions = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes: number[] = []
  const directory: number[] = []
  for (const { name, content } of files) {
    const raw = encode(content)
    const data = isStored ? raw : await deflate(raw)
    const shared = [
      [2, 20],
      [2, isEncrypted ? 1 : 0],
      [2, isStored ? 0 : 8],
      [4, 0],
      [4, 0],
      [4, data.length],
      [4, raw.length],
      [2, encode(name).length],
      [2, 0],
    ] as const
    const at = bytes.length
    for (const byte of [...pack([[4, 0x04034b50], ...shared]), ...encode(name), ...data]) bytes.push(byte)
    directory.push(...pack([[4, 0x02014b50], [2, 20], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]))
    directory.push(...encode(name))
  }
  const end = pack([
    [4, 0x06054b50],
    [4, 0],
    [2, files.length],
    [2, files.length],
    [4, directory.length],
    [4, bytes.length],
    [2, 0],
  ])
  for (const byte of [...directory, ...end]) bytes.push(byte)
  return Uint8Array.from(bytes)
}

/** The files of a workbook with one sheet, all of whose texts are shared. */
export const listWorkbookFiles = (rows: readonly (readonly string[])[]): ZipFile[] => {
  const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  let count = 0
  const cells = (row: readonly string[]) => row.map(() => `<c t="s"><v>${count++}</v></c>`).join('')
  const sheet = rows.map((row, index) => `<row r="${index + 1}">${cells(row)}</row>`).join('')
  const strings = rows.flat().map((text) => `<si><t>${escapeXml(text)}</t></si>`)
  return [
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings.join('')}</sst>` },
  ]
}
