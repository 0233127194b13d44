/** W-06: a page restored from the back-forward cache may show data the person may no longer see, so reload it. */
export function reloadRestoredPages(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}
