import type { InterviewIntro } from '@candor/contract'

export interface Host {
  readonly name: string
  readonly logoUrl: string | null
}

/** The company in whose name a candidate's page is shown. */
export const getHost = ({ organizationName, logoUrl }: Pick<InterviewIntro, 'organizationName' | 'logoUrl'>): Host => ({
  name: organizationName,
  logoUrl,
})
