import badgeList from '@rise/contract/catalogs/badges.json' with { type: 'json' }
import benefits from '@rise/contract/catalogs/benefits.json' with { type: 'json' }
import stages from '@rise/contract/catalogs/company-stages.json' with { type: 'json' }
import courseCategories from '@rise/contract/catalogs/course-categories.json' with { type: 'json' }
import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import expertises from '@rise/contract/catalogs/expertises.json' with { type: 'json' }
import hats from '@rise/contract/catalogs/hats.json' with { type: 'json' }
import industries from '@rise/contract/catalogs/industries.json' with { type: 'json' }
import interests from '@rise/contract/catalogs/interests.json' with { type: 'json' }
import type { BadgeOwner, CatalogName } from '@rise/contract/catalogs/kinds'
import mentoringTopics from '@rise/contract/catalogs/mentoring-topics.json' with { type: 'json' }
import { type BadgeEntry, badgeEntry, type CatalogEntry } from '@rise/contract/catalogs/shapes'
import skills from '@rise/contract/catalogs/skills.json' with { type: 'json' }
import tags from '@rise/contract/catalogs/tags.json' with { type: 'json' }
import titles from '@rise/contract/catalogs/titles.json' with { type: 'json' }
import values from '@rise/contract/catalogs/values.json' with { type: 'json' }
import { slugify } from '../../platform/slugs/slug.ts'

/** A catalog entry as its file contains it. */
export interface FileEntry extends CatalogEntry {
  readonly group: string
  /** Other names by which the entry is found. */
  readonly aliases?: readonly string[]
  /** Names of the entry's broader entries. */
  readonly broader?: readonly string[]
  readonly description?: string
  readonly for?: BadgeOwner
}

/** Every present and future badge, in the order in which members are likely to earn them. */
export const badges: readonly BadgeEntry[] = badgeEntry.array().parse(badgeList)

/**
 * Skills, titles, and the lists of section 3 of the specification, in the order in which forms offer them. Admins can
 * change some of these catalogs.
 */
export const catalogFiles: Readonly<Record<CatalogName | 'skills' | 'titles', readonly FileEntry[]>> = {
  skills,
  titles,
  values,
  benefits,
  expertises,
  hats,
  interests,
  'mentoring-topics': mentoringTopics,
  tags,
  'course-categories': courseCategories,
  badges,
}

/** The catalogs that forms offer in full. Without groups, all entries of a catalog form one group. */
export const wholeCatalogs: Readonly<Record<'industries' | 'company-stages' | 'departments', readonly FileEntry[]>> = {
  industries: industries.map(({ slug, name, sector }) => ({ slug, name, group: sector })),
  'company-stages': stages.map((name) => ({ slug: slugify(name), name, group: 'Stages' })),
  departments: departments.map((department) => ({ ...department, group: 'Departments' })),
}
