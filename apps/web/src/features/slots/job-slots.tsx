import { ApplyButton } from '../applications/index.ts'
import { EditJob } from '../companies/index.ts'
import type { JobSlots } from '../jobs/index.ts'
import { FieldQuestions } from '../real-talk/index.ts'
import { PrepareLink } from '../smart-apply/index.ts'

export const jobSlots: JobSlots = {
  Owner: EditJob,
  Apply: ApplyButton,
  below: [
    { name: 'smart apply', Part: PrepareLink },
    {
      name: 'real talk',
      Part: ({ job }) => <FieldQuestions words={[job.title, job.department?.name ?? '']} />,
    },
  ],
}
