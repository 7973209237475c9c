import type { CatalogName } from '@rise/contract/catalogs/kinds'

/** The fields of a story that are chosen from a catalog, each with its catalog. */
export const catalogOf = {
  expertises: 'expertises',
  hats: 'hats',
  soughtValues: 'values',
  soughtBenefits: 'benefits',
  interests: 'interests',
  mentoringTopics: 'mentoring-topics',
} as const satisfies Readonly<Record<string, CatalogName>>
