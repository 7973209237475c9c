/** Literal segments of the routes below /company: no company has one for its slug, and none stands for a company. */
export const companySegments: ReadonlySet<string> = new Set([
  'badges',
  'community',
  'edit',
  'edit-overview',
  'jobs',
  'onboarding',
  'preview',
])
