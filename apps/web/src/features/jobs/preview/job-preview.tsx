import type { Job } from '@rise/contract/jobs/shapes'
import { JobArticle } from '../article/job-article.tsx'

/** The page of a job that is not posted yet. */
export function JobPreview({ job }: { job: Job }) {
  return <JobArticle job={job} similar={[]} preview />
}
