import { contentPath } from '@rise/contract/content-links'
import { sql } from 'kysely'
import { deedSource, idIn } from '../connections/index.ts'

/** Shows that a followed professional published a case for the first time. */
export const caseDeeds = deedSource({
  activity: 'portfolio.published',
  isStillSo: () => sql<boolean>`activity.data ->> 'again' is distinct from 'true' and exists (
    select from portfolio_case where id = ${idIn('caseId')} and published_at is not null)`,
  thing: sql<{ title: string; slug: string }>`(
    select jsonb_build_object('title', portfolio_case.title, 'slug', portfolio_slug.slug) from portfolio_case
    join portfolio_slug on portfolio_slug.case_id = portfolio_case.id and portfolio_slug.present
    where portfolio_case.id = ${idIn('caseId')})`,
  present: ({ title, slug }) => ({ title, path: contentPath('portfolio', slug) }),
})
