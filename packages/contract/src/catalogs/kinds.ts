/** The fixed lists of section 3 that forms search. */
export const catalogNames = [
  'values',
  'benefits',
  'expertises',
  'hats',
  'interests',
  'mentoring-topics',
  'tags',
  'course-categories',
  'badges',
] as const
export type CatalogName = (typeof catalogNames)[number]

/**
 * Skills only suggest the usual spelling; a story may contain others, in the member's own words. Industries, sectors,
 * stages and departments are short enough for a form to offer in full.
 */
export const searchableCatalogs = [...catalogNames, 'skills', 'industries', 'company-stages', 'departments'] as const
export type SearchableCatalog = (typeof searchableCatalogs)[number]

/** Who earns a badge: a professional or a company. */
export const badgeOwners = ['professional', 'company'] as const
export type BadgeOwner = (typeof badgeOwners)[number]
