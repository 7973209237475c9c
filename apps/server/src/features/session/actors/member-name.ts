/** Section 5: the replacement for a missing name. */
export const NAMELESS = 'Unidentified Unicorn'

interface PersonNames {
  readonly first_name: string | null
  readonly last_name: string | null
}

/** Returns a person's name, by the first non-empty argument: such as the login's own, then that of the profile. */
export function personName(...known: readonly PersonNames[]): string {
  const names = known.map(({ first_name, last_name }) => `${first_name ?? ''} ${last_name ?? ''}`.trim())
  return names.find((name) => name !== '') ?? NAMELESS
}

/** The public name of a member: a professional's first and last name, or a company's name. */
export function memberName(
  row: PersonNames & { readonly kind: 'professional' | 'company'; readonly company_name: string | null },
): string {
  return row.kind === 'professional' ? personName(row) : row.company_name || NAMELESS
}
