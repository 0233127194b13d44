/** Columns after these are left out. */
const maxColumns = 100

interface XmlTag {
  readonly kind: 'open' | 'close' | 'single'
  /** Without the prefix of its namespace. */
  readonly name: string
  readonly attributes: string
  /** The text since the tag before. */
  readonly before: string
}

const tagPattern = /<(\/?)(?:[\w.-]{1,40}:)?([A-Za-z][\w.-]{0,40})((?:\s[^<>]*?)?)(\/?)>/g

/** One pass in linear time. Entities of a document type are not known, so that none is expanded. */
function* scanTags(xml: string): Generator<XmlTag> {
  let at = 0
  for (const match of xml.matchAll(tagPattern)) {
    const [whole, slash, name = '', attributes = '', end] = match
    const kind = slash === '/' ? 'close' : end === '/' ? 'single' : 'open'
    yield { kind, name, attributes, before: xml.slice(at, match.index) }
    at = match.index + whole.length
  }
}

const readAttribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s(?:[\\w.-]{1,40}:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined)

const namedSigns: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const toCharacter = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD')

/** "&amp;", "&#7871;" or "&#x1EBF;". */
const decodeEntity = (entity: string): string => {
  const body = entity.slice(1, -1).toLowerCase()
  if (body.startsWith('#x')) return toCharacter(Number.parseInt(body.slice(2), 16))
  return body.startsWith('#') ? toCharacter(Number(body.slice(1))) : (namedSigns[body] ?? entity)
}

/** XML entities, and what the format writes as `_x000D_`. White space in a cell separates words only. */
const decodeText = (xml: string): string =>
  xml
    .replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);/gi, decodeEntity)
    .replaceAll(/_x([\da-f]{4})_/gi, (_, hex) => toCharacter(Number.parseInt(hex, 16)))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Collects the texts between `t` tags. How a word is pronounced (`rPh`) is not part of it. */
const createTextCollector = () => {
  let text = ''
  let isPronunciation = false
  return {
    take({ name, kind, before }: XmlTag): void {
      if (name === 'rPh') isPronunciation = kind === 'open'
      if (name === 't' && kind === 'close' && !isPronunciation) text += before
    },
    finish(): string {
      const finished = text
      text = ''
      return finished
    },
  }
}

const readSharedStrings = (xml: string): string[] => {
  const strings: string[] = []
  const collector = createTextCollector()
  for (const tag of scanTags(xml)) {
    collector.take(tag)
    if (tag.name === 'si' && tag.kind !== 'open') strings.push(decodeText(collector.finish()))
  }
  return strings
}

/** "B7" is column 1. */
const readColumn = (attributes: string): number | null => {
  const letters = /^[A-Z]{1,3}/.exec(readAttribute(attributes, 'r') ?? '')?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Reads one row after another, tag by tag. */
class SheetReader {
  readonly rows: string[][] = []
  readonly #strings: readonly string[]
  readonly #inline = createTextCollector()
  #row: string[] = []
  #column = -1
  #type = ''
  #value = ''

  constructor(strings: readonly string[]) {
    this.#strings = strings
  }

  take(tag: XmlTag): void {
    this.#inline.take(tag)
    if (tag.name === 'row' && tag.kind === 'open') this.#beginRow()
    else if (tag.name === 'row' && tag.kind === 'close') this.rows.push(Array.from(this.#row, (cell) => cell ?? ''))
    else if (tag.name === 'c') this.#takeCell(tag)
    else if (tag.name === 'v' && tag.kind === 'close') this.#value = tag.before
  }

  #beginRow(): void {
    this.#row = []
    this.#column = -1
  }

  #takeCell({ kind, attributes }: XmlTag): void {
    if (kind === 'close') {
      this.#endCell()
      return
    }
    this.#column = readColumn(attributes) ?? this.#column + 1
    this.#type = readAttribute(attributes, 't') ?? ''
    this.#value = ''
  }

  #endCell(): void {
    const text = decodeText(this.#type === 'inlineStr' ? this.#inline.finish() : this.#value)
    if (this.#column < maxColumns) this.#row[this.#column] = this.#type === 's' ? this.#findString(text) : text
  }

  #findString(index: string): string {
    const found = this.#strings[Number(index)]
    if (found === undefined) throw new RangeError('a cell names a text that the file does not have')
    return found
  }
}

/**
 * The cells of one sheet of an XLSX file as texts. A formula is left out and never run: its cell has the text that the spreadsheet
 * program last saved. Stops after `maxRows`. Throws a RangeError if the file contradicts itself.
 */
export const readSheetCells = (
  file: { readonly sheet: string; readonly sharedStrings: string },
  maxRows: number,
): string[][] => {
  const reader = new SheetReader(readSharedStrings(file.sharedStrings))
  for (const tag of scanTags(file.sheet)) {
    if (reader.rows.length >= maxRows) break
    reader.take(tag)
  }
  return reader.rows
}

const isShown = ({ attributes }: XmlTag): boolean =>
  !/^(?:hidden|veryHidden)$/.test(readAttribute(attributes, 'state') ?? '')

/** The path of the first sheet that is not hidden; null: the workbook has none. */
export const findFirstSheet = (file: { readonly workbook: string; readonly relations: string }): string | null => {
  const sheet = [...scanTags(file.workbook)].find((tag) => tag.name === 'sheet' && tag.kind !== 'close' && isShown(tag))
  const id = sheet && /\s[\w.-]{1,40}:id\s*=\s*["']([^"']*)["']/.exec(sheet.attributes)?.[1]
  if (id === undefined) return null
  const relation = [...scanTags(file.relations)].find(({ attributes }) => readAttribute(attributes, 'Id') === id)
  const target = relation && readAttribute(relation.attributes, 'Target')
  if (target === undefined) return null
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
