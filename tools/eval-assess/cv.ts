import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assessDocument, type CvRun } from './cv-documents'
import { DataSetUnavailableError } from './data'
import type { EvalOptions } from './options'
import { atLeast, type EvalTable } from './table'

const formats = ['pdf', 'docx', 'odt', 'txt'] as const
const folderName = 'cv-samples'
const vietnamese = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu

/** Extracts the words of an HTML sample as a person would copy them into plain text. */
function toPlainText(html: string): string {
  return html
    .replace(/<(?:style|script|title)[\s\S]*?<\/(?:style|script|title)>/giu, '')
    .replace(/<li[^>]*>/giu, '\n- ')
    .replace(/<br[^>]*>|<\/(?:p|h\d|li|tr|td|div)>/giu, '\n')
    .replace(/<[^>]+>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&ndash;', '–')
}

interface Sample {
  readonly name: string
  readonly language: 'en' | 'vi'
  /** Bytes by format. Missing formats are absent. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

function readSample(folder: string, name: string): Sample {
  const readBytes = (format: string) => {
    const path = join(folder, `${name}.${format}`)
    return existsSync(path) ? readFileSync(path) : null
  }
  const html = readBytes('html')?.toString('utf8') ?? null
  const copied = html === null ? null : new TextEncoder().encode(toPlainText(html))
  const files = new Map<string, Uint8Array>()
  for (const format of formats) {
    const bytes = readBytes(format) ?? (format === 'txt' ? copied : null)
    if (bytes !== null) files.set(format, bytes)
  }
  return { name, language: vietnamese.test(html ?? '') ? 'vi' : 'en', files }
}

function listSamples(folder: string): Sample[] {
  const names = new Set(readdirSync(folder).map((file) => file.replace(/\.[a-z]+$/u, '')))
  names.delete('README')
  return [...names].sort().map((name) => readSample(folder, name))
}

function describeRun(run: CvRun | null): string {
  if (run === null) return 'could not be read'
  const kinds = (run.result.reading?.entries ?? []).map((entry) => entry.kind)
  const countKind = (kind: string) => kinds.filter((other) => other === kind).length
  const flags = run.result.redFlags.map((flag) => flag.id).join(', ')
  return `${countKind('job')} jobs, ${countKind('education')} studies, ${countKind('project')} projects; remarks: ${flags === '' ? 'none' : flags}`
}

interface SampleComparison {
  readonly notes: string[]
  readonly formats: number
  readonly equal: number
}

async function compareFormats(sample: Sample): Promise<SampleComparison> {
  const notes: string[] = []
  let first: string | null = null
  let equal = 0
  for (const [format, bytes] of sample.files) {
    const run = await assessDocument(bytes, `${sample.name}.${format}`, sample.language)
    first ??= run?.signature ?? 'unread'
    const isEqual = run !== null && run.signature === first
    equal += isEqual ? 1 : 0
    const comparison = sample.files.size > 1 ? `; equal ${isEqual ? 'yes' : 'no'}` : ''
    notes.push(`${sample.name} ${format}: ${describeRun(run)}${comparison}`)
  }
  return { notes, formats: sample.files.size, equal }
}

/** Checks that a CV gives the same jobs and remarks, with the same figures, in every format. */
export async function evaluateCv(options: EvalOptions): Promise<EvalTable> {
  const folder = join(options.folder, folderName)
  if (!existsSync(folder)) throw new DataSetUnavailableError(`cv: ${folderName} is not in the folder of the sets`)
  const compared: SampleComparison[] = []
  for (const sample of listSamples(folder)) compared.push(await compareFormats(sample))
  const multiFormat = compared.filter((item) => item.formats > 1)
  const total = multiFormat.reduce((sum, item) => sum + item.formats, 0)
  const equal = multiFormat.reduce((sum, item) => sum + item.equal, 0)
  return {
    set: 'cv',
    part: 'all',
    rows: [
      {
        measure: 'Files of one CV in several formats that give the same jobs and remarks, share',
        ours: total === 0 ? null : equal / total,
        naive: null,
        aim: atLeast(1),
        n: total,
      },
    ],
    notes: compared.flatMap((item) => item.notes),
  }
}
