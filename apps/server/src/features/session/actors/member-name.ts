/** The name shown for a member without one (section 5 of the specification). */
export const NAMELESS = 'Unidentified Unicorn'

interface PersonNames {
  readonly first_name: string | null
  readonly last_name: string | null
}

/**
 * Returns a person's name: the first non-empty argument, for example the login's own name, then that of the profile.
 */
export function personName(...known: readonly PersonNames[]): string {
  const names = known.map(({ first_name, last_name }) => `${first_name ?? ''} ${last_name ?? ''}`.trim())
  return names.find((name) => name !== '') ?? NAMELESS
}

/** Returns the public name of a member: a professional's first and last name, or a company's name. */
export function memberName(
  row: PersonNames & { readonly kind: 'professional' | 'company'; readonly company_name: string | null },
): string {
  return row.kind === 'professional' ? personName(row) : row.company_name || NAMELESS
}
