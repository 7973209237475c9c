import type { CompanyPages } from '@rise/contract/professionals/story/shapes'

/** Returns the page here of the company that a story names; undefined unless the match is certain. */
export function pageNamed(pages: CompanyPages, name: string): CompanyPages[number] | undefined {
  const foldedName = fold(name)
  return pages.find((page) => fold(page.name) === foldedName)
}

function fold(name: string): string {
  return name.trim().toLowerCase()
}
