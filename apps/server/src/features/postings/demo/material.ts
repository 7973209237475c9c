import { z } from 'zod'
import careScience from './material/care-science.json' with { type: 'json' }
import commercial from './material/commercial.json' with { type: 'json' }
import data from './material/data.json' with { type: 'json' }
import designProduct from './material/design-product.json' with { type: 'json' }
import engineering from './material/engineering.json' with { type: 'json' }
import office from './material/office.json' with { type: 'json' }
import trades from './material/trades.json' with { type: 'json' }

/** The kinds of work that share their descriptions. */
export const tracks = ['tech', 'office', 'floor', 'care', 'class', 'lab'] as const
export type Track = (typeof tracks)[number]

const texts = z.array(z.string().min(1))

const role = z.object({
  title: z.string(),
  /**
   * The levels of the role: n(o experience), i(nternship), e(ntry), m(id), s(enior), d(irector or expert), x
   * (executive).
   */
  levels: z.string().regex(/^[niemsdx]+$/),
  /** Whether the title is the same from the first level to the middle one. */
  plain: z.boolean().default(false),
  /** Titles by level, where the usual prefix plus `title` doesn't work. */
  t: z.record(z.string(), z.string()).default({}),
  /**
   * Thousands of US dollars a year at the middle level, or at the lowest level if there is no middle one; 0 for unpaid
   * work.
   */
  pay: z.number(),
  hourly: z.boolean().default(false),
  /** Where the work is done; `site` if it can't be done elsewhere. */
  where: z.enum(['site', 'any']).default('any'),
  /** The industries and companies that have this role; all if omitted. */
  only: z.array(z.string()).optional(),
  at: z.array(z.string()).optional(),
  weight: z.number().default(1),
  /** The weights of full-time and of the other employment types. */
  full: z.number().default(10),
  types: z.record(z.string(), z.number()).default({}),
  skills: texts,
  do: texts,
})

const family = z.object({
  id: z.string(),
  track: z.enum(tracks),
  /** The trade in words that fit after "experience with". */
  craft: z.string(),
  only: z.array(z.string()).optional(),
  roles: z.array(role),
  team: texts,
  do: texts,
  bring: texts,
  nice: texts,
  rhythm: texts,
})

export type Role = z.output<typeof role>
export type Family = z.output<typeof family>

const byDepartment = z.record(z.string(), z.array(family))

let parsedFamilies: ReadonlyMap<string, readonly Family[]> | undefined

/** Returns the families of roles by slug of the department. */
export function families(): ReadonlyMap<string, readonly Family[]> {
  parsedFamilies ??= new Map(
    Object.entries(
      byDepartment.parse({ engineering, data, ...designProduct, ...commercial, ...office, ...careScience, ...trades }),
    ),
  )
  return parsedFamilies
}
