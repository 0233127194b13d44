/** RFC 6266: an ASCII name for old readers, the real one (Vietnamese included) in UTF-8. */
export const attachment = (name: string): string => {
  const ascii =
    name
      .normalize('NFKD')
      .replaceAll(/[^\x20-\x7e]|["\\%]/g, '')
      .trim() || 'file'
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
