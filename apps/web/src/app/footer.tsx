import { useQuery } from '@tanstack/react-query'
import { facetsQuery, jobsHref } from '../features/jobs/index.ts'
import { Anchor } from '../ui/anchor.tsx'
import { BrandLogo } from '../ui/brand-logo.tsx'
import { useApi, useSettings } from './settings.tsx'

const LINKS = 6

interface Column {
  readonly title: string
  readonly links: readonly { to: string; label: string }[]
}

/** The footer of section 2: columns of links into lists that exist, then the product's name. */
export function Footer({ columns }: { columns: boolean }) {
  const { productName } = useSettings()
  return (
    <footer className="mt-16 border-t border-line bg-surface">
      <div className="mx-auto max-w-shell px-gutter py-12">
        {columns ? <FooterColumns /> : null}
        <div className={columns ? 'mt-12 border-t border-line pt-6' : ''}>
          <BrandLogo name={productName} />
          <p className="mt-2 text-small text-subtle">Open source, and true to what each posting says.</p>
        </div>
      </div>
    </footer>
  )
}

function FooterColumns() {
  const columns = useColumns()
  return (
    <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-6">
      {columns.map(({ title, links }) => (
        <section key={title}>
          <h2 className="text-small font-semibold">{title}</h2>
          <ul className="mt-2">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Anchor to={to} className="inline-block py-1 text-small text-muted hover:text-text hover:underline">
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function useColumns(): readonly Column[] {
  const api = useApi()
  const { data: all } = useQuery(facetsQuery(api, 'all'))
  const { data: remote } = useQuery(facetsQuery(api, 'remote'))
  const columns: Column[] = [
    {
      title: 'About',
      links: [
        { to: '/', label: 'Home' },
        { to: '/api/docs', label: 'API' },
      ],
    },
    { title: 'For Companies', links: [{ to: '/companies', label: 'Companies that hire' }] },
    {
      title: 'Remote Jobs',
      links: (remote?.departments ?? []).slice(0, LINKS).map(({ slug, name }) => ({
        to: jobsHref({ list: 'remote', category: slug }),
        label: name,
      })),
    },
    {
      title: 'Looking for a job',
      links: [
        { to: '/jobs', label: 'All jobs' },
        { to: '/jobs/remote', label: 'Remote jobs' },
        { to: '/jobs/hybrid', label: 'Hybrid jobs' },
        { to: '/jobs/onsite', label: 'Onsite jobs' },
      ],
    },
    {
      title: 'Find a job near me',
      links: (all?.places ?? []).slice(0, LINKS).map(({ slug, name }) => ({
        to: jobsHref({ list: 'all', location: slug }),
        label: name,
      })),
    },
    {
      title: 'Popular jobs',
      links: (all?.departments ?? []).slice(0, LINKS).map(({ slug, name }) => ({
        to: jobsHref({ list: 'all', category: slug }),
        label: `${name} jobs`,
      })),
    },
  ]
  return columns.filter(({ links }) => links.length > 0)
}
