/** The owner of a case; an employer's cases belong to the company. */
export interface CaseOwner {
  readonly role: 'professional' | 'employer'
  readonly slug: string
}

/** Returns the address of the owner's page. */
export function ownerPath({ role, slug }: CaseOwner): string {
  return `/${role === 'employer' ? 'company' : 'professional'}/${slug}`
}

/** Returns the address of a case. */
export function casePath(owner: CaseOwner, slug: string): string {
  return `${ownerPath(owner)}/portfolio/${slug}`
}
