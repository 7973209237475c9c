import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { facetsQuery, jobsHref } from '../jobs/index.ts'

const SHOWN_COUNT = 4

/**
 * The name for the people of a department, by its slug. A department without a single name for its people is left out.
 */
const people: Readonly<Record<string, string>> = {
  engineering: 'engineers',
  data: 'analysts',
  design: 'designers',
  marketing: 'marketers',
  support: 'support agents',
  finance: 'accountants',
  people: 'recruiters',
  legal: 'lawyers',
  content: 'writers',
  education: 'teachers',
  healthcare: 'nurses',
  science: 'scientists',
  manufacturing: 'technicians',
  logistics: 'drivers',
  hospitality: 'cooks',
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The kinds of people whose departments have the most jobs, each as a link to these jobs. */
export function KindsOfPeople() {
  const { data: facets } = useQuery(facetsQuery(useApi(), 'all'))
  const departments = (facets?.departments ?? []).filter(({ slug, jobs }) => jobs > 0 && slug in people)
  const slugs = new Map(departments.slice(0, SHOWN_COUNT).map(({ slug }) => [people[slug] ?? slug, slug]))
  if (slugs.size < 2) return null
  const parts = list.formatToParts([...slugs.keys()])
  return (
    <p className="mt-3 text-small text-muted">
      For{' '}
      {parts.map(({ type, value }, index) =>
        type === 'element' ? (
          <TextLink
            key={value}
            to={jobsHref({ category: slugs.get(value) })}
            look="plain"
            className="hit-target relative font-medium text-text underline decoration-control underline-offset-4 hover:decoration-current"
          >
            {value}
          </TextLink>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the separators have no other identity
          <span key={index}>{value}</span>
        ),
      )}
    </p>
  )
}
