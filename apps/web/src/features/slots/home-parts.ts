import { HiringCompanies, loadHiringCompanies } from '../companies/index.ts'
import type { HomePart } from '../home/index.ts'
import { NewestJobs, PopularDepartments, PopularPlaces } from '../jobs/index.ts'
import { HomeNewsletter } from '../newsletter/index.ts'
import { loadNewestQuestions, NewestQuestions } from '../real-talk/index.ts'

/** In the order of the page. Jobs are loaded for its head already. */
export const homeParts: readonly HomePart[] = [
  { name: 'newest jobs', Part: NewestJobs },
  { name: 'newsletter', Part: HomeNewsletter },
  { name: 'popular departments', Part: PopularDepartments },
  { name: 'companies', Part: HiringCompanies, load: loadHiringCompanies },
  { name: 'real talk', Part: NewestQuestions, load: loadNewestQuestions },
  { name: 'popular places', Part: PopularPlaces },
]
