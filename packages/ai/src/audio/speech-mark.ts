import { readWav } from './wav'

/**
 * Terms of the IPTC vocabulary: `algorithmicMedia` is made by rules alone, `trainedAlgorithmicMedia` by a trained model.
 * https://cv.iptc.org/newscodes/digitalsourcetype/
 */
const digitalSourceTypes = ['algorithmicMedia', 'trainedAlgorithmicMedia'] as const

export type SpeechMark = {
  readonly digitalSourceType: (typeof digitalSourceTypes)[number]
  /** Who spoke: `<engine and version or adapter>/<model or voice>`. */
  readonly generator: string
}

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const encoder = new TextEncoder()
const decoder = new TextDecoder()
/** The names that XMP has for its place in a WAV and in an ID3 tag. */
const wavXmpChunk = '_PMX'
const id3XmpOwner = 'XMP\0'
const id3HeaderBytes = 10
const mp3FooterFlag = 0x10

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const unescapeXml = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const cleanGenerator = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, 300)

const formatXmp = ({ digitalSourceType, generator }: SpeechMark): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` xmlns:xmp="http://ns.adobe.com/xap/1.0/" Iptc4xmpExt:DigitalSourceType="${vocabulary}${digitalSourceType}"`,
    ` xmp:CreatorTool="${escapeXml(cleanGenerator(generator))}"/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('')

function parseXmp(xmp: string): SpeechMark | null {
  const source = /Iptc4xmpExt:DigitalSourceType="([^"]{1,200})"/.exec(xmp)?.[1]
  const generator = /xmp:CreatorTool="([^"]{0,2000})"/.exec(xmp)?.[1]
  const digitalSourceType = digitalSourceTypes.find((term) => source === `${vocabulary}${term}`)
  if (digitalSourceType === undefined || generator === undefined) return null
  return { digitalSourceType, generator: unescapeXml(generator) }
}

const joinBytes = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

/** A RIFF chunk: its content is followed by a zero byte where its size is odd. */
function createChunk(id: string, content: Uint8Array): Uint8Array {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.byteLength)
  return joinBytes([encoder.encode(id), size, content, new Uint8Array(content.byteLength % 2)])
}

const createInfo = (id: string, text: string): Uint8Array => createChunk(id, encoder.encode(`${text}\0`))

function markWav(bytes: Uint8Array, dataOffset: number, mark: SpeechMark): Uint8Array {
  const chunkStart = dataOffset - 8
  const comment = `Synthetic speech. Digital source type: ${vocabulary}${mark.digitalSourceType}`
  const info = [encoder.encode('INFO'), createInfo('ISFT', cleanGenerator(mark.generator)), createInfo('ICMT', comment)]
  const marked = joinBytes([
    bytes.subarray(0, chunkStart),
    createChunk('LIST', joinBytes(info)),
    createChunk(wavXmpChunk, encoder.encode(formatXmp(mark))),
    bytes.subarray(chunkStart),
  ])
  new DataView(marked.buffer).setUint32(4, marked.byteLength - 8, true)
  return marked
}

/** ID3v2 sizes use seven bits of each byte. */
const encodeSyncSafe = (size: number): Uint8Array => Uint8Array.from([21, 14, 7, 0], (shift) => (size >> shift) & 0x7f)

const decodeSyncSafe = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at, at + 4).reduce((size, byte) => size * 128 + (byte & 0x7f), 0)

const createFrame = (id: string, content: Uint8Array): Uint8Array =>
  joinBytes([encoder.encode(id), encodeSyncSafe(content.byteLength), new Uint8Array(2), content])

const createUserText = (name: string, text: string): Uint8Array =>
  createFrame('TXXX', encoder.encode(`\u0003${name}\0${text}`))

/** Where the sound starts: behind the ID3v2 tag, if there is one. */
function measureId3(bytes: Uint8Array): number {
  const isTag = bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33
  if (!isTag || bytes.byteLength < id3HeaderBytes) return 0
  const footerBytes = ((bytes[5] ?? 0) & mp3FooterFlag) === 0 ? 0 : id3HeaderBytes
  return Math.min(bytes.byteLength, id3HeaderBytes + decodeSyncSafe(bytes, 6) + footerBytes)
}

/** One tag in front: the voice's own tag, which players would read instead, is replaced. */
function markMp3(bytes: Uint8Array, mark: SpeechMark): Uint8Array {
  const frames = joinBytes([
    createUserText('DigitalSourceType', `${vocabulary}${mark.digitalSourceType}`),
    createUserText('Generator', cleanGenerator(mark.generator)),
    createFrame('PRIV', encoder.encode(`${id3XmpOwner}${formatXmp(mark)}`)),
  ])
  const header = joinBytes([encoder.encode('ID3'), Uint8Array.of(4, 0, 0), encodeSyncSafe(frames.byteLength)])
  return joinBytes([header, frames, bytes.subarray(measureId3(bytes))])
}

/** The same sound with its mark: XMP and INFO in a WAV, an ID3v2.4 tag in an MP3. The mark stands before the sound. */
export function markSpeech(bytes: Uint8Array, mark: SpeechMark): Uint8Array {
  const facts = readWav(bytes)
  return facts === null ? markMp3(bytes, mark) : markWav(bytes, facts.dataOffset, mark)
}

/** The mark of a WAV or an MP3; null: it has none. */
export function readSpeechMark(bytes: Uint8Array): SpeechMark | null {
  const facts = readWav(bytes)
  const head = bytes.subarray(0, facts === null ? measureId3(bytes) : facts.dataOffset)
  return parseXmp(decoder.decode(head))
}

/** MP3 files as one: frames follow each other, and only the first tag stays. */
export function joinMp3s(files: readonly Uint8Array[]): Uint8Array {
  return joinBytes(files.map((file, index) => (index === 0 ? file : file.subarray(measureId3(file)))))
}
