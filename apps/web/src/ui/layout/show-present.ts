/** Scrolls a row of links sideways to the current link, without scrolling the page; use it as the `ref` of the row. */
export function showPresent(row: HTMLElement | null): void {
  const currentLink = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && currentLink) row.scrollLeft = currentLink.offsetLeft - row.offsetLeft - row.clientWidth / 4
}
