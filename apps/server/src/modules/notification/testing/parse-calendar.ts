/** What a calendar program reads in a file with one event. Throws where RFC 5545 is not followed. */
export interface ParsedEvent {
  readonly uid: string
  readonly stamp: string
  readonly sequence: number
  readonly start: string
  readonly title: string
  readonly description: string
  readonly language: string | undefined
}

interface Property {
  readonly name: string
  readonly parameters: string
  readonly value: string
}

const unescapeText = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

const parseLine = (line: string): Property => {
  const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/su.exec(line) ?? []
  if (name === '') throw new Error(`not a property: ${line}`)
  return { name, parameters, value }
}

/** The properties of each component by its name; those of an inner one are not part of the outer one. */
const readComponents = (properties: readonly Property[]): Map<string, Property[]> => {
  const open: string[] = []
  const components = new Map<string, Property[]>()
  const begin = (name: string): void => {
    if (components.has(name)) throw new Error(`a second ${name}`)
    components.set(name, [])
    open.push(name)
  }
  const end = (name: string): void => {
    if (open.pop() !== name) throw new Error(`END:${name} has no beginning`)
  }
  const add = (property: Property): void => {
    const [component = ''] = open.slice(-1)
    components.get(component)?.push(property)
  }
  for (const property of properties) {
    if (property.name === 'BEGIN') begin(property.value)
    else if (property.name === 'END') end(property.value)
    else add(property)
  }
  if (open.length > 0) throw new Error(`no end of ${open.join()}`)
  return components
}

export const parseCalendar = (file: string): ParsedEvent => {
  if (!file.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(file)) throw new Error('a line does not end with CRLF')
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  const components = readComponents(lines.map(parseLine))
  const find = (component: string, name: string): Property => {
    const found = (components.get(component) ?? []).filter((property) => property.name === name)
    if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} ${name} in ${component}`)
    return found[0]
  }
  if (find('VCALENDAR', 'VERSION').value !== '2.0') throw new Error('not version 2.0')
  find('VCALENDAR', 'PRODID')
  find('VALARM', 'TRIGGER')
  const event = (name: string): string => find('VEVENT', name).value
  return {
    uid: event('UID'),
    stamp: event('DTSTAMP'),
    sequence: Number(event('SEQUENCE')),
    start: event('DTSTART'),
    title: unescapeText(event('SUMMARY')),
    description: unescapeText(event('DESCRIPTION')),
    language: /;LANGUAGE=([a-z]+)/.exec(find('VEVENT', 'SUMMARY').parameters)?.[1],
  }
}
