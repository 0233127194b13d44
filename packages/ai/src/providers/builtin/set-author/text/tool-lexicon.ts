import technology from '../../data/generated/onet-technology.json'

/** Spellings that people use in addition to the official names. */
const AUTHORED: readonly (readonly string[])[] = [
  ['JavaScript', 'JS'],
  ['TypeScript', 'TS'],
  ['Kubernetes', 'K8s'],
  ['AWS', 'Amazon Web Services'],
  ['Google Cloud', 'GCP', 'Google Cloud Platform'],
  ['Azure', 'Microsoft Azure'],
  ['PostgreSQL', 'Postgres'],
  ['SQL Server', 'MSSQL', 'MS SQL'],
  ['Google Analytics', 'GA4'],
  ['Node.js', 'NodeJS', 'Node'],
  ['React', 'React.js', 'ReactJS'],
  ['React Native'],
  ['Next.js', 'NextJS'],
  ['Vue.js', 'Vue', 'VueJS'],
  ['Angular', 'AngularJS'],
  ['NestJS', 'Nest.js'],
  ['Svelte'],
  ['Flutter'],
  ['Dart'],
  ['Kotlin'],
  ['Rust'],
  ['Golang'],
  ['Laravel'],
  ['FastAPI'],
  ['Flask'],
  ['Spring'],
  ['Hibernate'],
  ['Jira', 'JIRA'],
  ['Notion'],
  ['Terraform'],
  ['Helm'],
  ['Prometheus'],
  ['Grafana'],
  ['Datadog'],
  ['RabbitMQ'],
  ['ClickHouse'],
  ['Snowflake'],
  ['BigQuery'],
  ['dbt'],
  ['Airflow'],
  ['PyTorch'],
  ['pandas'],
  ['scikit-learn'],
  ['Looker'],
  ['Metabase'],
  ['Power BI', 'PowerBI'],
  ['Cypress'],
  ['Playwright'],
  ['Postman'],
  ['Sketch'],
  ['Adobe XD'],
  ['After Effects'],
  ['Illustrator'],
  ['Premiere Pro', 'Adobe Premiere'],
  ['CapCut'],
  ['Ashby'],
  ['Greenhouse'],
  ['LinkedIn Recruiter'],
  ['Zendesk'],
  ['Intercom'],
  ['Salesforce'],
  ['HubSpot'],
  ['MISA', 'phần mềm MISA'],
  ['FAST', 'phần mềm FAST'],
  ['Bravo', 'phần mềm Bravo'],
  ['HTKK'],
  ['KiotViet'],
  ['AutoCAD'],
  ['SolidWorks'],
  ['Excel', 'Microsoft Excel', 'MS Excel'],
  ['Word', 'Microsoft Word'],
  ['PowerPoint'],
  ['Google Sheets'],
  ['Photoshop'],
  ['Canva'],
  ['Go'],
  ['R'],
  ['C'],
  ['Slack'],
  ['SAP'],
  ['Odoo'],
]

/** Also everyday words: they count as tools only when capitalized and next to another tool. */
const EVERYDAY = new Set(
  'go r c word slack access teams outlook spark chef puppet zoom swift rust dart node spring helm sketch notion flask react excel fast bravo looker greenhouse cypress canva dbt project scheme loom illustrator spring postman hibernate intercom'.split(
    ' ',
  ),
)
/** Of those, safe alone when capitalised inside a sentence. */
const CLEAR_INSIDE = new Set(
  'react excel notion figma slack canva swift rust illustrator greenhouse postman node dart'.split(' '),
)

export interface ToolEntry {
  readonly canonical: string
  readonly isHot: boolean
  readonly needsExactCase: boolean
  readonly needsNeighbor: boolean
  readonly clearInside: boolean
}

/** Lower case, slashes and hyphens as spaces: one key for "CI/CD" and "ci cd". */
export const getTermKey = (text: string) => text.toLowerCase().replace(/[/_]/g, ' ').replace(/\s+/g, ' ').trim()

function addEntry(into: Map<string, ToolEntry>, names: readonly string[], isHot: boolean): void {
  const [canonical = ''] = names
  for (const name of names) {
    const key = getTermKey(name)
    if (into.has(key)) continue
    into.set(key, {
      canonical,
      isHot,
      needsExactCase: !isHot || EVERYDAY.has(key),
      needsNeighbor: EVERYDAY.has(key),
      clearInside: CLEAR_INSIDE.has(key),
    })
  }
}

function buildTools(): ReadonlyMap<string, ToolEntry> {
  const entries = new Map<string, ToolEntry>()
  for (const names of AUTHORED) addEntry(entries, names, true)
  for (const row of technology) {
    const [name, hot, ...others] = row.map(String)
    if (name !== undefined && name.length > 1) addEntry(entries, [name, ...others], hot === '1')
  }
  return entries
}

/** Authored spellings and a selection of O*NET technology names (see data/NOTICE), by `termKey`. */
export const TOOLS = buildTools()
