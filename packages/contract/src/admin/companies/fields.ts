import { z } from 'zod'
import { companyName } from '../../companies/fields.ts'
import { anyPlan } from '../../plans/shapes.ts'
import { oneLine, writtenText } from '../../texts.ts'
import { webAddress } from '../../web-address.ts'
import { companyStates } from '../kinds.ts'
import { MOST_AT_ONCE } from '../limits.ts'
import { adminTag } from '../members/fields.ts'

/** The filters of the list of companies. */
export const companyFilter = {
  /** Part of a name or a website, or a slug or an id. */
  q: writtenText.pipe(z.string().max(100, 'Search with at most 100 characters.')).optional(),
  state: z.enum(companyStates).optional(),
  plan: anyPlan.optional(),
  hiring: z.enum(['yes', 'no']).optional(),
  tag: adminTag.optional(),
}

/** The companies that an action applies to: selected individually, or all matches of a filter. */
export const chosenCompanies = {
  ids: z.array(z.uuid()).min(1, 'Choose at least one company.').max(MOST_AT_ONCE).optional(),
  filter: z.object(companyFilter).optional(),
  /** The number of matches that the admin saw. If the filter now matches a different number, nothing happens. */
  count: z
    .int()
    .min(1, 'Choose at least one company.')
    .max(MOST_AT_ONCE, `Narrow the list to at most ${MOST_AT_ONCE} companies.`),
}

/** The facts of a company that an admin edits; its team edits the rest. An empty fact is unknown. */
export const companyFacts = {
  name: companyName,
  website: webAddress(300),
  tagline: oneLine('The tagline', 160),
}

export const hidingReason = writtenText.pipe(
  z.string().min(3, 'Enter a reason. Only admins read it.').max(1_000, 'Use at most 1,000 characters.'),
)
