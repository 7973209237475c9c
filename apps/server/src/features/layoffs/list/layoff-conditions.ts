import type { LayoffFilters } from '@rise/contract/layoffs/endpoints'
import { layoffShares, layoffSizes } from '@rise/contract/layoffs/kinds'
import { NOT_SPECIFIED } from '@rise/contract/list'
import { sql } from 'kysely'
import { equalsOrUnstated, hasWordPrefixes, matchingOf } from '../../../platform/lists/conditions.ts'

/** The condition that a layoff is public and matches the filters, except the filter called `except`. */
export const matching = matchingOf<LayoffFilters>(sql`layoff.state = 'public'`, {
  q: hasWordPrefixes('layoff.terms'),
  company: (company) =>
    sql`layoff.company_id = (select id from actor where kind = 'company' and listed and slug = ${company})`,
  place: equalsOrUnstated('layoff.place_key'),
  industry: equalsOrUnstated('layoff.industry'),
  year: (year) =>
    sql`layoff.announced_on >= make_date(${year}, 1, 1) and layoff.announced_on < make_date(${year + 1}, 1, 1)`,
  size(size) {
    if (size === NOT_SPECIFIED) return sql`layoff.people is null`
    const group = layoffSizes.find(({ value }) => value === size)
    return group && sql`layoff.people >= ${group.from} and layoff.people <= ${group.to ?? 2_147_483_647}`
  },
  share(share) {
    if (share === NOT_SPECIFIED) return sql`layoff.share is null`
    const group = layoffShares.find(({ value }) => value === share)
    return group && sql`layoff.share >= ${group.from} and layoff.share < ${group.to ?? 101}`
  },
})
