import type { Command } from '../platform/command.ts'
import { importJobs } from './jobs/index.ts'

/** Every command of the command line. */
export const commands: readonly Command[] = [importJobs]
