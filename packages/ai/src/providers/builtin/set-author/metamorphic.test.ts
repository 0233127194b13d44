import { describe, expect, it } from 'vitest'
import { findRequirements } from './text/find-requirements'
import { parseDescription } from './text/parse-description'

const DUTIES = [
  'Inspect incoming goods for damage',
  'Maintain accurate stock records',
  'Coordinate with suppliers about returns',
]
const MUSTS = ['Experience in warehouse management', 'Knowledge of first-in-first-out storage']

interface Shape {
  readonly mark: string
  readonly heading: (text: string) => string
}
const write = ({ mark, heading }: Shape, duties = DUTIES, musts = MUSTS) =>
  [
    'Warehouse clerk',
    '',
    heading('Responsibilities'),
    ...duties.map((duty) => mark + duty),
    '',
    heading('Requirements'),
    ...musts.map((must) => mark + must),
  ].join('\n')
const read = (text: string) =>
  findRequirements(parseDescription(text), 'en')
    .requirements.map(({ name, kind, isMustHave }) => `${kind} ${isMustHave} ${name}`)
    .sort()

const plain: Shape = { mark: '- ', heading: (text) => `${text}:` }
const expected = read(write(plain))

describe('the same advertisement written otherwise', () => {
  it('is read at all', () => {
    expect(expected).toHaveLength(5)
  })
  it.each(['* ', '• ', '– ', '· ', '+ ', '1. ', '\\- ', '✓ ', '\t- ', '- \u00a0'])(
    'has the same duties with the mark "%s"',
    (mark) => {
      expect(read(write({ ...plain, mark }))).toEqual(expected)
    },
  )
  it.each([
    ['Markdown', (text: string) => `## ${text}`],
    ['bold', (text: string) => `**${text}:**`],
    ['capitals', (text: string) => text.toUpperCase()],
    ['bare', (text: string) => text],
    ['numbered', (text: string) => `1. ${text}`],
    ['underlined', (text: string) => `${text}\n-----`],
  ])('has the same duties under %s headings', (_, heading) => {
    expect(read(write({ ...plain, heading }))).toEqual(expected)
  })
  it.each(['\u2010', '\u2011', '\u00ad-'])('reads every kind of hyphen (%#)', (hyphen) => {
    expect(read(write(plain).replaceAll('first-in-first-out', `first${hyphen}in${hyphen}first${hyphen}out`))).toEqual(
      expected,
    )
  })
  it('does not depend on the order of the lines', () => {
    expect(read(write(plain, DUTIES.toReversed(), MUSTS.toReversed()))).toEqual(expected)
  })
  it('reads a pasted page as it reads plain text', () => {
    const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
    const page = `<h1>Warehouse clerk</h1><h3>Responsibilities</h3>${list(DUTIES)}<h3>Requirements</h3>${list(MUSTS)}`
    expect(read(page)).toEqual(expected)
  })
  it('reads duties in the third person and as gerunds as it reads the plain form', () => {
    const third = [
      'Inspects incoming goods for damage',
      'Maintains accurate stock records',
      'Coordinates with suppliers about returns',
    ]
    const gerund = [
      'Inspecting incoming goods for damage',
      'Maintaining accurate stock records',
      'Coordinating with suppliers about returns',
    ]
    expect(read(write(plain, third))).toEqual(expected)
    expect(read(write(plain, gerund))).toEqual(expected)
  })
})
