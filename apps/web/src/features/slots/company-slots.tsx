import { badgesHref, CompanyBadges } from '../badges/index.ts'
import type { CompanySlots } from '../companies/index.ts'
import { BuiltPage, loadBuiltPage, StartBlocks, StartColor, useLook, useSaid, useTab } from '../company-blocks/index.ts'
import { JobCardList } from '../jobs/index.ts'
import { CompanyLayoffs } from '../layoffs/index.ts'
import { CompanyCases } from '../portfolio/index.ts'
import { DeskJobs } from '../postings/index.ts'
import { FieldQuestions } from '../real-talk/index.ts'

export const companySlots: CompanySlots = {
  built: { load: loadBuiltPage, useLook, useTab, useSaid, Page: BuiltPage, StartColor, StartBlocks },
  JobCards: ({ jobs }) => <JobCardList jobs={jobs} heading="h3" ownPage />,
  DeskJobs,
  beside: [
    { name: 'badges', Part: CompanyBadges },
    { name: 'layoffs', Part: CompanyLayoffs },
  ],
  within: [{ name: 'portfolio', Part: CompanyCases }],
  below: [
    {
      name: 'real talk',
      Part: ({ company }) => <FieldQuestions words={company.industries.map(({ name }) => name)} />,
    },
  ],
  links: [{ label: 'See your badges', hrefOf: (slug) => badgesHref('company', slug) }],
}
