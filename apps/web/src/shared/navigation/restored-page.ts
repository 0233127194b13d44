/** W-06: a page that the browser kept whole and brings back by its back button may show what is no longer one's own: load it anew. */
export function reloadRestoredPages(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}
