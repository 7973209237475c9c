import { msg } from '@rise/texts'
import { ApplicantsToday, InterviewsToday } from '../applications/index.ts'
import { badgesHref, CompanyBadges } from '../badges/index.ts'
import type { CompanySlots } from '../companies/index.ts'
import {
  BuiltPage,
  loadBuiltPage,
  StartBlocks,
  StartColor,
  useLook,
  useOrganizationFields,
  useTab,
} from '../company-blocks/index.ts'
import { UnreadConvos } from '../convos/index.ts'
import { JobCardList } from '../jobs/index.ts'
import { CompanyLayoffs } from '../layoffs/index.ts'
import { CompanyCases } from '../portfolio/index.ts'
import { EndingJobs } from '../postings/index.ts'
import { FieldQuestions } from '../real-talk/index.ts'

export const companySlots: CompanySlots = {
  built: { load: loadBuiltPage, useLook, useTab, useOrganizationFields, Page: BuiltPage, StartColor, StartBlocks },
  JobCards: ({ jobs }) => <JobCardList jobs={jobs} heading="h3" ownPage />,
  today: [
    { name: 'applicants', Part: ApplicantsToday },
    { name: 'interviews', Part: InterviewsToday },
    { name: 'ending jobs', Part: EndingJobs },
    { name: 'conversations', Part: UnreadConvos },
  ],
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
  links: [{ label: msg('See your badges'), hrefOf: (slug) => badgesHref('company', slug) }],
}
