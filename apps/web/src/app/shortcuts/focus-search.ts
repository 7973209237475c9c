/** Puts the focus into the search of this page; where there is none, `go` leads to the page that has one. */
export async function focusSearch(go: (href: string) => Promise<void>): Promise<void> {
  if (focusVisibleSearch()) return
  await go('/jobs')
  // The new page takes the focus to its heading first.
  requestAnimationFrame(() => focusVisibleSearch())
}

function focusVisibleSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input[type=search]')
  const field = [...fields].find((candidate) => candidate.checkVisibility?.() ?? true)
  field?.focus()
  field?.select()
  return field !== undefined
}
