export const COMPANIES = '/admin/companies'

/** What narrows the list, by the names in the address. */
export const companyFilters = ['q', 'state', 'plan', 'hiring', 'tag'] as const

/** Returns the address of a company's story. */
export function companyHref(id: string): string {
  return `${COMPANIES}/${id}`
}
