import { t } from '@rise/texts'
import { ChipList } from '../../../ui/base/chip.tsx'
import { JobCardList } from '../../jobs/index.ts'
import { BlockTitle } from './block-title.tsx'
import type { ViewProps } from './material.ts'

/** The team's skills, and jobs that require them. */
export function Skills({ id, content: { title, text, skills }, material }: ViewProps<'skills'>) {
  const jobs = material.jobs.get(id)?.jobs ?? []
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      {text ? <p className="mb-4 max-w-reading break-words whitespace-pre-line text-muted">{text}</p> : null}
      <ChipList chips={skills} label={title || t('Skills')} />
      {jobs.length > 0 ? (
        <div className="mt-6">
          <h3 className="mb-3 text-body font-semibold">{t('Jobs that need them', 'skills')}</h3>
          <JobCardList jobs={jobs} heading="h3" ownPage brief />
        </div>
      ) : null}
    </>
  )
}
