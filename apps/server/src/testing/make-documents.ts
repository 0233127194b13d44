import { crc32, deflateRawSync } from 'node:zlib'

type Files = Readonly<Record<string, Uint8Array | string>>

const shared = (name: Buffer, plain: Uint8Array, packed: Uint8Array): Buffer => {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(plain), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(plain.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

/** A ZIP archive as office programs write it: each file deflated, sizes in the headers. */
export const makeZip = (files: Files): Uint8Array<ArrayBuffer> => {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [fileName, content] of Object.entries(files)) {
    const name = Buffer.from(fileName)
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const fields = shared(name, plain, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed])
    locals.push(local)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, name]))
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

/** A Word document whose body is the given XML. */
export const makeDocxFromXml = (body: string): Uint8Array<ArrayBuffer> =>
  makeZip({
    '[Content_Types].xml': types,
    '_rels/.rels': relations,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })

/** A Word document of these paragraphs (plain words: nothing is escaped). */
export const makeDocx = (paragraphs: readonly string[]): Uint8Array<ArrayBuffer> =>
  makeDocxFromXml(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join(''))
