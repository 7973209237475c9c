import { useQuery } from '@tanstack/react-query'
import { jobsHref, type PopularJobs, popularQuery } from '../../features/jobs/index.ts'
import { NewsletterForm } from '../../features/newsletter/index.ts'
import { Anchor } from '../../ui/base/anchor.tsx'
import { BrandLogo } from '../../ui/base/brand-logo.tsx'
import { useApi, useSettings } from '../base/settings.tsx'
import { socialName } from '../base/social-name.ts'
import { ForGuests } from '../navigation/audience.tsx'
import { routeExists } from '../page/route-exists.ts'
import { CachedMarkup } from '../ssr/markup-cache.tsx'

interface FooterLink {
  readonly to: string
  readonly label: string
}

interface Column {
  readonly title: string
  readonly links: readonly FooterLink[]
}

/**
 * The footer of section 2: a newsletter form for guests and columns of links into lists that exist (both without
 * `columns` left out), then the product's name, privacy and terms, and where else the product is found.
 */
export function Footer({ columns }: { columns: boolean }) {
  const { data: popular } = useQuery(popularQuery(useApi()))
  return (
    <footer className="mt-16 border-t border-line bg-surface">
      <div className="mx-auto max-w-shell px-gutter py-12">
        <CachedMarkup of={() => ['footer', columns && popular]}>
          {columns ? (
            <>
              <ForGuests className="mb-12 grid items-center gap-4 border-b border-line pb-12 md:grid-cols-2 md:gap-12">
                <FooterNewsletter />
              </ForGuests>
              <FooterColumns popular={popular} />
            </>
          ) : null}
          <div className={columns ? 'mt-12 border-t border-line pt-6' : ''}>
            <FooterBase />
          </div>
        </CachedMarkup>
      </div>
    </footer>
  )
}

function FooterNewsletter() {
  return (
    <>
      <div>
        <h2 className="text-h3">Jobs in your inbox</h2>
        <p className="mt-1 max-w-reading text-small text-muted">
          Free, and one click ends it. Signing up makes you an account.
        </p>
      </div>
      <NewsletterForm source="newsletter-footer" />
    </>
  )
}

function FooterBase() {
  const { productName, socialLinks } = useSettings()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <BrandLogo name={productName} />
        <p className="mt-2 text-small text-subtle">Open source, and true to what each posting says.</p>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <LinkItem to="/privacy" label="Privacy" />
        <LinkItem to="/terms" label="Terms" />
        {socialLinks.map((url) => (
          <LinkItem key={url} to={url} label={socialName(url)} rel="me noopener" />
        ))}
      </ul>
    </div>
  )
}

function LinkItem({ to, label, rel }: FooterLink & { rel?: string }) {
  return (
    <li>
      <Anchor to={to} rel={rel} className="list-link">
        {label}
      </Anchor>
    </li>
  )
}

function FooterColumns({ popular }: { popular: PopularJobs | undefined }) {
  return (
    <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-6">
      {columnsOf(popular).map(({ title, links }) => (
        <section key={title}>
          <h2 className="text-small font-semibold">{title}</h2>
          <ul className="mt-2">
            {links.map(({ to, label }) => (
              <LinkItem key={to} to={to} label={label} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Columns with at least one link that leads somewhere. */
function columnsOf(popular: PopularJobs | undefined): readonly Column[] {
  const columns: Column[] = [
    {
      title: 'About',
      links: [
        { to: '/', label: 'Home' },
        ...built([
          { to: '/headlines', label: 'Headlines' },
          { to: '/events', label: 'Events' },
          { to: '/courses', label: 'Courses' },
          { to: '/real-talk', label: 'Real talk' },
          { to: '/layoff-tracker', label: 'Layoff tracker' },
        ]),
        { to: '/api/docs', label: 'API' },
      ],
    },
    {
      title: 'For Companies',
      links: built([
        { to: '/companies', label: 'Companies that hire' },
        { to: '/company/onboarding', label: 'Join as a company' },
        { to: '/company/jobs/create', label: 'Post a job' },
      ]),
    },
    {
      title: 'Remote Jobs',
      links: (popular?.remoteDepartments ?? []).map(({ slug, name }) => ({
        to: jobsHref({ list: ['remote'], category: slug }),
        label: name,
      })),
    },
    {
      title: 'Looking for a job',
      links: built([
        { to: '/jobs', label: 'All jobs' },
        { to: '/jobs/remote', label: 'Remote jobs' },
        { to: '/jobs/hybrid', label: 'Hybrid jobs' },
        { to: '/jobs/onsite', label: 'Onsite jobs' },
        { to: '/jobs/digest', label: 'Job digest' },
        { to: '/smart-apply', label: 'SmartApply' },
      ]),
    },
    {
      title: 'Find a job near me',
      links: (popular?.places ?? []).map(({ slug, name }) => ({
        to: jobsHref({ location: slug }),
        label: name,
      })),
    },
    {
      title: 'Popular jobs',
      links: (popular?.departments ?? []).map(({ slug, name }) => ({
        to: jobsHref({ category: slug }),
        label: `${name} jobs`,
      })),
    },
  ]
  return columns.filter(({ links }) => links.length > 0)
}

function built(links: readonly FooterLink[]): FooterLink[] {
  return links.filter(({ to }) => routeExists(to))
}
