import type { Command } from '../platform/command.ts'
import { tasksCommand } from '../platform/tasks/tasks.command.ts'
import { setPlanCommand } from './plans/index.ts'
import { boardsCommand, importJobs, joinJobsCommand, splitJobCommand } from './postings/index.ts'
import { createAdmin } from './session/index.ts'

/** Every command of the command line. */
export const commands: readonly Command[] = [
  importJobs,
  boardsCommand,
  joinJobsCommand,
  splitJobCommand,
  createAdmin,
  setPlanCommand,
  tasksCommand,
]
