/** The page that invites candidates to a set. */
export const getInvitePath = (setId: string): string => `/company/interview-sets/new/invite?set_id=${setId}`
