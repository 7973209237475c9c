/** Literal segments of the routes below /company: no company may have one as its slug. */
export const companySegments: ReadonlySet<string> = new Set([
  'badges',
  'community',
  'edit',
  'edit-overview',
  'jobs',
  'onboarding',
  'preview',
])
