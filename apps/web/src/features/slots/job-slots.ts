import { EditJob } from '../companies/index.ts'
import type { JobSlots } from '../jobs/index.ts'

export const jobSlots: JobSlots = { Owner: EditJob }
