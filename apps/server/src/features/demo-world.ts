import type { Context } from '../platform/context.ts'
import { loadDemo as loadBadges } from './badges/demo/badges.demo.ts'
import { demoCompanies, loadDemo as loadCompanies } from './companies/demo/companies.demo.ts'
import { demoEmployers, loadDemo as loadEmployers } from './companies/demo/employers.demo.ts'
import { loadDemo as loadConnections } from './connections/demo/connections.demo.ts'
import { loadDemo as loadHeadlines } from './headlines/demo/headlines.demo.ts'
import { loadDemo as loadCases } from './portfolio/demo/cases.demo.ts'
import { loadDemo as loadJobs } from './postings/demo/jobs.demo.ts'
import { demoProfessionals, loadDemo as loadProfessionals } from './professionals/demo/professionals.demo.ts'
import { loadDemo as loadStories } from './professionals/demo/stories.demo.ts'
import { loadDemo as loadRealTalk } from './real-talk/demo/real-talk.demo.ts'
import { demoAdmins, demoPassword, loadDemo as loadAdmins } from './session/demo/session.demo.ts'

/**
 * Loads the demo world: each feature's part, in an order in which each finds what it stands on; then says whom one can sign in as. Doing it again
 * changes nothing.
 */
export async function loadDemoWorld(ctx: Context, say: (line: string) => void): Promise<void> {
  await loadAdmins(ctx)
  await loadProfessionals(ctx)
  const companies = await loadCompanies(ctx)
  if (companies > 0) say('Loading the demo world ...')
  const jobs = await loadJobs(ctx)
  // After the jobs: an import gives nothing to a page that somebody owns and that it has not filled before.
  await loadEmployers(ctx)
  const stories = await loadStories(ctx)
  await loadCases(ctx)
  await loadHeadlines(ctx)
  await loadConnections(ctx, {
    professionals: demoProfessionals.map(({ slug }) => slug),
    employers: demoEmployers.filter(({ plan }) => plan === 'Pro').map(({ company }) => company),
    companies: demoCompanies().map(({ slug }) => slug),
  })
  await loadRealTalk(ctx)
  // Last: they are earned by what is there.
  await loadBadges(ctx)
  if (companies + jobs + stories > 0) {
    say(`Demo world: ${companies} companies, ${jobs} jobs and ${stories} professionals added.`)
  }
  say(`Demo accounts (password ${demoPassword}):`)
  for (const { email, as } of [...demoProfessionals, ...demoEmployers, ...demoAdmins]) say(`  ${email} (${as})`)
}
