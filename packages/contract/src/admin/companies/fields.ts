import { t } from '@rise/texts'
import { z } from 'zod'
import { companyName } from '../../companies/fields.ts'
import { anyPlan } from '../../plans/shapes.ts'
import { oneLine, tooLong, tooLongSearch, writtenText } from '../../texts.ts'
import { webAddress } from '../../web-address.ts'
import { companyStates } from '../kinds.ts'
import { MOST_AT_ONCE } from '../limits.ts'
import { adminTag } from '../members/fields.ts'

/** The filters of the list of companies. */
export const companyFilter = {
  /** Part of a name or a website, or a slug or an id. */
  q: writtenText.pipe(z.string().max(100, tooLongSearch(100))).optional(),
  state: z.enum(companyStates).optional(),
  plan: anyPlan.optional(),
  hiring: z.enum(['yes', 'no']).optional(),
  tag: adminTag.optional(),
}

/** The companies that an action applies to: selected individually, or all matches of a filter. */
export const chosenCompanies = {
  ids: z
    .array(z.uuid())
    .min(1, { error: () => t('Choose at least one company.') })
    .max(MOST_AT_ONCE)
    .optional(),
  filter: z.object(companyFilter).optional(),
  /** The number of matches that the admin saw. If the filter now matches a different number, nothing happens. */
  count: z
    .int()
    .min(1, { error: () => t('Choose at least one company.') })
    .max(MOST_AT_ONCE, { error: () => t('Narrow the list to at most {most} companies.', { most: MOST_AT_ONCE }) }),
}

/** The facts of a company that an admin edits; its team edits the rest. An empty fact is unknown. */
export const companyFacts = {
  name: companyName,
  website: webAddress(300),
  tagline: oneLine(160),
}

export const hidingReason = writtenText.pipe(
  z
    .string()
    .min(3, { error: () => t('Enter a reason. Only admins read it.') })
    .max(1_000, tooLong(1_000)),
)
