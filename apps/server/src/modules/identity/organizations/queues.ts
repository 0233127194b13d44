export const eraseOrganizationQueue = 'erase-organization'
