import { jobLists } from '@rise/contract/jobs/kinds'
import { t } from '@rise/texts'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { JobCardList } from '../../jobs/index.ts'
import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'

/** Open jobs: all, or those with one work type or in one department. */
export function JoinTeam({ id, content: { title, text, list, category }, material }: ViewProps<'jointeam'>) {
  const { jobs, total } = material.jobs.get(id) ?? { jobs: [], total: 0 }
  const { slug } = material.company
  const inList = list === jobLists[0] ? '/jobs' : `/jobs/${list}`
  const path = category ? `/jobs/${list}/${encodeURIComponent(category)}` : inList
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      {text ? <p className="mb-4 max-w-reading break-words whitespace-pre-line text-muted">{text}</p> : null}
      <JobCardList jobs={jobs} heading="h3" ownPage brief />
      {total > jobs.length ? (
        <ButtonLink to={`${path}?company=${slug}`} className="mt-4">
          {t('See all {count} jobs', { count: total })}
        </ButtonLink>
      ) : null}
    </>
  )
}
