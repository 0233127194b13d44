import { splitWords } from './en-words'

/** Words of offices and software that no general list has and that stand close to an ordinary word. */
export const enWorkWords: ReadonlySet<string> = new Set(
  splitWords(`
backend frontend fullstack standup standups webinar webinars hotfix hotfixes runbook timesheet upsell upselling onboarding offboarding
refactored refactoring dockerized microservice microservices kanban wireframe wireframes linter signup login signin setup hostname
username uptime workflow workflows dataset datasets namespace middleware codebase monorepo serverless webhook webhooks plugin plugins
kafka redis nginx postgres github gitlab graphql grafana jenkins terraform ansible kubernetes docker figma jira trello slack asana
learnt spelt burnt dreamt leapt whilst amongst barista upskill reskill teambuilding minibus signage invoicing payroll
`),
)
