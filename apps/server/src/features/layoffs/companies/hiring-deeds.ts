import { t } from '@rise/texts'
import { sql } from 'kysely'
import { deedSource, idIn } from '../../connections/index.ts'
import { layoffPath } from '../list/layoff-row.ts'

/**
 * Shows that a followed company offers jobs to people affected by a layoff, until the offer ends. Affected people
 * themselves never appear in a feed.
 */
export const hiringDeeds = deedSource({
  activity: 'layoff.hiring-offered',
  isStillSo: () => sql<boolean>`exists (
    select from layoff_hiring as offer join layoff on layoff.id = offer.layoff_id
    join actor on actor.id = offer.company_id
    where offer.layoff_id = ${idIn('layoffId')} and offer.company_id = ${idIn('companyId')} and layoff.state = 'public'
      and actor.plan = 'Pro'
      and exists (select from job where job.id = any(offer.jobs) and job.closed_at is null))`,
  thing: sql<{ slug: string; company: string }>`(
    select jsonb_build_object('slug', layoff.slug, 'company', layoff.company_name) from layoff
    where layoff.id = ${idIn('layoffId')})`,
  present: ({ slug, company }) => ({
    title: t('the layoff at {company}', { company }, 'within a sentence'),
    path: layoffPath(slug),
  }),
})
