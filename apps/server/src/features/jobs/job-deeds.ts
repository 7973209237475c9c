import { contentPath } from '@rise/contract/content-links'
import { sql } from 'kysely'
import { deedSource, idIn } from '../connections/index.ts'

/** Shows that a followed company posted a job, linked while the job is open. */
export const jobDeeds = deedSource({
  activity: 'job.posted',
  thing: sql<{ title: string; slug: string }>`(
    select jsonb_build_object('title', job.title, 'slug', job.slug) from job
    where job.id = ${idIn('jobId')} and job.closed_at is null)`,
  present: ({ title, slug }) => ({ title, path: contentPath('job', slug) }),
})
