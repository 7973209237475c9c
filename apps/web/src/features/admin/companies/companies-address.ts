export const COMPANIES = '/admin/companies'

/** The filters of the list, by their names in the address. */
export const companyFilters = ['q', 'state', 'plan', 'hiring', 'tag'] as const

/** Returns the address of a company's story. */
export function companyHref(id: string): string {
  return `${COMPANIES}/${id}`
}
