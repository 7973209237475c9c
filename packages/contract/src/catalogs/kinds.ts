/** The fixed lists of section 3 that forms search in. */
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
 * Skills suggest how something is usually written; a story may have others, in one's own words. Industries, by sector, stages
 * and departments are short enough for a form to offer whole.
 */
export const searchableCatalogs = [...catalogNames, 'skills', 'industries', 'company-stages', 'departments'] as const
export type SearchableCatalog = (typeof searchableCatalogs)[number]

/** Who earns badges: some are a professional's, the others a company's. */
export const badgeOwners = ['professional', 'company'] as const
export type BadgeOwner = (typeof badgeOwners)[number]
