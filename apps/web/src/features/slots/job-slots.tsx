import type { Job } from '@rise/contract/jobs/shapes'
import type { ComponentProps } from 'react'
import { ApplyButton, AskApplied, JobApplication, useJobApplication } from '../applications/index.ts'
import { AskAfterApplying, AskSlot } from '../copilot/index.ts'
import { CoursesForSkills } from '../courses/index.ts'
import type { JobSlots } from '../jobs/index.ts'
import { JobMatch } from '../match/index.ts'
import { EditJob } from '../postings/index.ts'
import { FieldQuestions } from '../real-talk/index.ts'
import { ApplyWithAnswers } from '../smart-apply/index.ts'

export const jobSlots: JobSlots = {
  Owner: EditJob,
  Match: MatchOrApplication,
  Prepare: ApplyWithAnswers,
  Apply: ApplyButton,
  Applied: AskApplied,
  below: [
    { name: 'copilot', Part: AskCopilot },
    {
      name: 'real talk',
      Part: ({ job }) => <FieldQuestions words={[job.title, job.department?.name ?? '']} />,
    },
  ],
}

/** The viewer's match with the job or, once they have applied, the state of their application. */
function MatchOrApplication({ job }: ComponentProps<JobSlots['Match']>) {
  const application = useJobApplication(job)
  if (application === undefined) return null
  return application === null ? (
    <JobMatch job={job} Learn={CoursesForSkills} />
  ) : (
    <JobApplication application={application} />
  )
}

function AskCopilot({ job }: { readonly job: Job }) {
  const application = useJobApplication(job)
  if (application === undefined) return null
  if (application === null) return <AskSlot job={job} />
  return (
    <div className="mt-12">
      <AskAfterApplying job={job} stage={application.stage} />
    </div>
  )
}
