import { companySizes } from '@rise/contract/companies/kinds'
import { z } from 'zod'
import { slugify } from '../../../platform/slugs/slug.ts'
import consumer from './material/consumer.json' with { type: 'json' }
import energyIndustry from './material/energy-industry.json' with { type: 'json' }
import financeServices from './material/finance-services.json' with { type: 'json' }
import healthEducation from './material/health-education.json' with { type: 'json' }
import mediaPublic from './material/media-public.json' with { type: 'json' }
import technology from './material/technology.json' with { type: 'json' }

const texts = z.array(z.string().min(1))

const pageTexts = z.object({
  name: z.string(),
  tagline: z.string(),
  story: texts,
  /** A slug from the industry catalog. */
  industry: z.string(),
  stage: z.string(),
  size: z.enum(companySizes),
  /** A code from the catalog of team sizes. */
  teamSize: z.int(),
  founded: z.int(),
  hq: z.string(),
  values: texts,
  benefits: texts,
  jobs: z.int(),
  /** Each department's share of the hiring, by slug of the department catalog. */
  departments: z.record(z.string(), z.number()),
  /** Short names of cities, the city with most jobs first. */
  places: z.array(z.string()).min(1),
  /** How many of the first places have shop floors, wards or classrooms; the other places are offices. */
  sites: z.int().default(1),
  remote: z.enum(['remote', 'mixed', 'hybrid', 'onsite']),
  /** Pay relative to other companies for the same work and place. */
  pay: z.number(),
  product: z.string(),
  system: z.string(),
  customers: z.string(),
  field: z.string(),
  pitch: texts,
  now: texts,
  tech: texts,
  ways: texts,
  steps: z.string(),
})

type PageTexts = z.output<typeof pageTexts>

/** A company of the demo world: its page, its hiring, and the voice of its adverts. */
export interface DemoCompany {
  readonly name: string
  readonly slug: string
  readonly tagline: string
  /** Plain text, paragraphs separated by blank lines. */
  readonly story: string
  readonly website: string
  readonly industry: string
  readonly stage: string
  readonly size: PageTexts['size']
  readonly teamSize: number
  readonly foundingYear: number
  readonly headquarters: string
  readonly values: readonly string[]
  readonly benefits: readonly string[]
  readonly hiring: Readonly<Pick<PageTexts, 'jobs' | 'departments' | 'places' | 'sites' | 'remote' | 'pay'>>
  /**
   * Phrases for adverts. `product`, `system`: objects of a sentence; `customers`: a plural; `now`, `tech`: current
   * work, in -ing form.
   */
  readonly voice: Readonly<
    Pick<PageTexts, 'product' | 'system' | 'customers' | 'field' | 'pitch' | 'now' | 'tech' | 'ways' | 'steps'>
  >
}

let companies: readonly DemoCompany[] | undefined

/** Returns the sixty companies of the demo world, always the same. */
export function demoCompanies(): readonly DemoCompany[] {
  companies ??= z
    .array(pageTexts)
    .parse([...technology, ...financeServices, ...healthEducation, ...energyIndustry, ...consumer, ...mediaPublic])
    .map(toCompany)
  return companies
}

function toCompany(company: PageTexts): DemoCompany {
  const { name, tagline, story, industry, stage, size, teamSize, founded, hq, values, benefits, ...rest } = company
  const { jobs, departments, places, sites, remote, pay, ...voice } = rest
  const slug = slugify(name)
  return {
    name,
    slug,
    tagline,
    story: story.join('\n\n'),
    website: `https://${slug}.example`,
    industry,
    stage,
    size,
    teamSize,
    foundingYear: founded,
    headquarters: hq,
    values,
    benefits,
    hiring: { jobs, departments, places, sites, remote, pay },
    voice,
  }
}
