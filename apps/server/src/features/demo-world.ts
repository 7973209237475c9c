import type { Context } from '../platform/context.ts'
import { loadDemo as loadCompanies } from './companies/demo/companies.demo.ts'
import { loadDemo as loadJobs } from './jobs/demo/jobs.demo.ts'

/** Loads the demo world: each feature's part, in the features' order. Doing it again changes nothing. */
export async function loadDemoWorld(ctx: Context, say: (line: string) => void): Promise<void> {
  const companies = await loadCompanies(ctx)
  if (companies > 0) say('Loading the demo world ...')
  const jobs = await loadJobs(ctx)
  if (companies + jobs > 0) say(`Demo world: ${companies} companies and ${jobs} jobs added.`)
}
