import { isCompany, isDegree, isInstitution, isRole } from './titles'

export interface HeaderNames {
  readonly title: string
  readonly organization: string
}

const separators =
  /\s{1,16}[-–—|·•@]\s{1,16}|\s{0,16}[|·•]\s{0,16}|\t{1,64}|\s{3,}|\n|,\s{1,16}|\s{1,16}(?:at|tại)\s{1,16}|\s{0,16}[()]\s{0,16}/u
const maxNameChars = 120

function splitHeader(header: string): string[] {
  return header
    .split(separators)
    .map((part) => part.replace(/^[\s,;:.–—-]{1,200}|[\s,;:–—-]{1,200}$/gu, '').slice(0, maxNameChars))
    .filter((part) => /\p{L}/u.test(part))
}

/** "Ltd." after a comma belongs to the name before it. */
function joinLegalForms(parts: readonly string[]): string[] {
  const kept: string[] = []
  for (const part of parts) {
    const last = kept.at(-1)
    if (last !== undefined && /^(?:ltd|inc|llc|co|corp|plc|jsc)\.?$/iu.test(part))
      kept[kept.length - 1] = `${last}, ${part}`
    else kept.push(part)
  }
  return kept
}

/** Title and employer of a job's header, its dates left out. */
export function parseJobHeader(header: string): HeaderNames {
  const parts = joinLegalForms(splitHeader(header))
  const title = parts.find((part) => isRole(part) && !isCompany(part)) ?? parts.find(isRole)
  const rest = parts.filter((part) => part !== title)
  const organization = rest.find(isCompany) ?? rest.find((part) => !isRole(part)) ?? ''
  if (title !== undefined) return { title, organization }
  return { title: rest.find((part) => part !== organization) ?? '', organization }
}

/** Degree and school. */
export function parseEducationHeader(header: string): HeaderNames {
  const parts = joinLegalForms(splitHeader(header))
  const organization = parts.find((part) => isInstitution(part) && !isDegree(part)) ?? parts.find(isInstitution) ?? ''
  const rest = parts.filter((part) => part !== organization)
  return { title: rest.find(isDegree) ?? rest[0] ?? '', organization }
}
