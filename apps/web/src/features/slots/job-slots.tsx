import { ApplyButton, AskApplied } from '../applications/index.ts'
import { AskSlot } from '../copilot/index.ts'
import { CoursesForSkills } from '../courses/index.ts'
import type { JobSlots } from '../jobs/index.ts'
import { JobMatch } from '../match/index.ts'
import { EditJob } from '../postings/index.ts'
import { FieldQuestions } from '../real-talk/index.ts'
import { PrepareLink } from '../smart-apply/index.ts'

export const jobSlots: JobSlots = {
  Owner: EditJob,
  Match: ({ job }) => <JobMatch job={job} Learn={CoursesForSkills} />,
  Prepare: PrepareLink,
  Apply: ApplyButton,
  Applied: AskApplied,
  below: [
    { name: 'copilot', Part: AskSlot },
    {
      name: 'real talk',
      Part: ({ job }) => <FieldQuestions words={[job.title, job.department?.name ?? '']} />,
    },
  ],
}
