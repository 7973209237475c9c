import type { Command, CommandOutput } from '../../../platform/command.ts'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import { joinJobs, NotOneJob, splitJob } from './join-jobs.ts'

/** `rise join-jobs`: joins two listings of one job at a company. Exits with status 1 if they can't be joined. */
export const joinJobsCommand: Command = {
  name: 'join-jobs',
  usage: 'join-jobs <slug> <slug>',
  async prepare(args, output) {
    const [slug, otherSlug, ...more] = args.map(slugOf)
    if (!slug || !otherSlug || more.length > 0)
      return reportUsageError(joinJobsCommand, 'Name two jobs by the ends of their addresses.', output)
    return (ctx) =>
      attempt(output, async () => {
        const postings = await joinJobs(ctx, slug, otherSlug)
        output.print(`${slug} has ${postings} postings now; the address ${otherSlug} leads there.`)
      })
  },
}

/** `rise split-job`: splits a joined job. Exits with status 1 if there is nothing to split. */
export const splitJobCommand: Command = {
  name: 'split-job',
  usage: 'split-job <slug>',
  async prepare(args, output) {
    const [slug, ...more] = args.map(slugOf)
    if (!slug || more.length > 0)
      return reportUsageError(splitJobCommand, 'Name the job by the end of its address.', output)
    return (ctx: Context) =>
      attempt(output, async () => {
        const slugs = await splitJob(ctx, slug)
        output.print(`These are jobs of their own now and stay so:\n${slugs.map((one) => `  ${one}`).join('\n')}`)
      })
  },
}

/** Returns the slug of a job from its address, its path (`/jobs/cook-at-table-1234`), or the slug itself. */
function slugOf(given: string): string {
  return (
    given
      .trim()
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1)
      ?.toLowerCase() ?? ''
  )
}

function reportUsageError(command: Command, message: string, output: CommandOutput): number {
  output.printError(`${message} Usage: npm run rise -- ${command.usage}`)
  return 1
}

async function attempt(output: CommandOutput, work: () => Promise<void>): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    if (!(error instanceof Failure || error instanceof NotOneJob)) throw error
    output.printError(error.message)
    return 1
  }
}
