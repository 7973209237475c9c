/** Section 5: what stands where a name is missing. */
export const NAMELESS = 'Unidentified Unicorn'

/** How others see a member: a professional's first and last name, or a company's name. */
export function memberName(row: {
  kind: 'professional' | 'company'
  first_name: string | null
  last_name: string | null
  company_name: string | null
}): string {
  const person = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim()
  return (row.kind === 'professional' ? person : row.company_name) || NAMELESS
}
