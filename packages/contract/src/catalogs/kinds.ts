/** The lists of section 3 of the specification that forms search. */
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
 * The catalogs that forms search. The catalog of skills only suggests the usual spelling; a story may contain other
 * skills, in the member's own words. Industries, stages and departments are short enough for a form to offer in full.
 */
export const searchableCatalogs = [...catalogNames, 'skills', 'industries', 'company-stages', 'departments'] as const
export type SearchableCatalog = (typeof searchableCatalogs)[number]

/** The catalogs that admins edit. The names in all other catalogs belong to the product's rules or forms. */
export const editableCatalogs = [
  'skills',
  'titles',
  'tags',
  'values',
  'benefits',
  'expertises',
  'hats',
  'interests',
  'mentoring-topics',
] as const
export type EditableCatalog = (typeof editableCatalogs)[number]

/** Orders of an admin's list. */
export const entryOrders = ['name', 'uses'] as const
export type EntryOrder = (typeof entryOrders)[number]

/** The kind of actor that earns a badge. */
export const badgeOwners = ['professional', 'company'] as const
export type BadgeOwner = (typeof badgeOwners)[number]
