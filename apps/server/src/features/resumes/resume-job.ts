import { resume } from '@rise/contract/resumes/shapes'
import { z } from 'zod'

/** What the process beside is asked for: a file to read (its bytes come behind), or a résumé to set as PDF. */
export const resumeJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read') }),
  z.object({
    kind: z.literal('write'),
    resume,
    design: z.enum(['classic', 'modern', 'compact']),
    paper: z.enum(['A4', 'Letter']),
  }),
])
export type ResumeJob = z.input<typeof resumeJob>

/** How the process ends when a file was refused; what it wrote then is the reason. */
export const REFUSED = 3
/** How it ends when it took more memory than it may. */
export const TOO_LARGE = 4
