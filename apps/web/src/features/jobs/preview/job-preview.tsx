import type { Job } from '@rise/contract/jobs/shapes'
import { JobArticle } from '../job-page.tsx'

/** The page of a job that is not posted yet. */
export function JobPreview({ job }: { job: Job }) {
  return <JobArticle job={job} similar={[]} preview />
}
