/** The picture's place in the mail's attachments (RFC 2392). */
export const logoContentId = 'logo@candor'

/** The logo at the top of a mail's HTML. The text is escaped. */
export const formatLogoImage = (text: string): string =>
  `<img src="cid:${logoContentId}" alt="${text}" height="48" style="display:block;height:48px;max-width:200px;margin:0 0 24px;object-fit:contain;object-position:left">`

const logoImage = new RegExp(`<img src="cid:${logoContentId}"[^>]*>`)

/** The HTML of a mail whose logo was removed before the mail was sent. */
export const omitLogo = (html: string): string => html.replace(logoImage, '')
