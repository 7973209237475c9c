import { industriesInWords, sectorName } from '@rise/contract/catalogs/industries/words'
import { companyList } from '@rise/contract/companies/list'
import type { Company } from '@rise/contract/companies/shapes'
import { teamSizeWords } from '@rise/contract/companies/words'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { routeExists } from '../../app/page/route-exists.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { ChipList } from '../../ui/base/chip.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { CoverBand } from '../../ui/marks/cover-band.tsx'
import { DrawnCover } from '../../ui/marks/drawn-cover.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { CompanyGallery } from './company-gallery.tsx'
import type { CompanySlots } from './company-slots.ts'
import { RepliesMark } from './replies-mark.tsx'
import { VerifiedMark } from './verified-mark.tsx'

interface Props {
  company: Company
  slots: CompanySlots
  /** Buttons next to the name. */
  actions?: ReactNode
  /** The company's open jobs. */
  jobs: ReactNode
  /** The heading level of the name; not h1 below another heading of the page. */
  heading?: 'h1' | 'h2'
}

/** A company as everyone sees it; empty fields are left out. */
export function CompanyView({ company, slots, actions, jobs, heading: Heading = 'h1' }: Props) {
  const { companyName, tagline, storyHtml, claimed, verifiedDomain, people, news, replies } = company
  const teamSize = teamSizeWords(company.teamSize)
  const { logo } = company.pictures
  const look = slots.built.useLook(company)
  const cover = look.cover === 'picture' ? company.pictures.cover : null
  const jobsBeside = hasRoomForJobs(company)
  return (
    <div style={look.style}>
      {cover ? (
        <CoverBand cover={cover} />
      ) : (
        <DrawnCover
          name={companyName}
          logo={logo}
          color={look.cover === 'accent' ? 'var(--accent-band, var(--brand))' : undefined}
        />
      )}
      <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        {/* The logo itself, not its frame, begins at the edge of the text. */}
        <div className="relative -ms-1 -mt-6 h-fit sm:-mt-12 rounded-card bg-bg p-1 sm:row-span-2">
          <LogoMark name={companyName} logo={logo} size={96} />
        </div>
        <Heading className="min-w-0 self-end pt-3 text-h2 break-words md:text-h1">{companyName}</Heading>
        <div className="col-span-2 mt-3 flex flex-col gap-3 sm:col-span-1 sm:col-start-2 sm:mt-1">
          {tagline ? <p className="max-w-reading text-lead text-muted">{tagline}</p> : null}
          {verifiedDomain || replies || teamSize ? (
            <div className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
              {replies ? <RepliesMark replies={replies} /> : null}
              {teamSize ? (
                <span className="inline-flex items-start gap-2 text-small tabular-nums">
                  <Users size={16} aria-hidden className="mt-0_5 shrink-0 text-subtle" />
                  {teamSize}
                </span>
              ) : null}
              {verifiedDomain ? <VerifiedMark domain={verifiedDomain} /> : null}
            </div>
          ) : null}
        </div>
        {actions ? (
          <div className="col-span-2 mt-3 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-end">
            {actions}
          </div>
        ) : null}
      </header>
      {claimed ? null : <Unclaimed company={company} />}
      <slots.built.Page
        company={company}
        about={(blocks) => (
          <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr_auto]">
            <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-start-1">
              <Facts company={company} />
            </div>
            <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-span-2 lg:row-start-1">
              {storyHtml ? (
                <section aria-labelledby="story">
                  <h2 id="story" className="text-h2">
                    {t('Story')}
                  </h2>
                  {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list */}
                  <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: storyHtml }} />
                </section>
              ) : null}
              {blocks}
              <CompanyGallery pictures={company.gallery} />
              {slots.within.map(({ name, Part }) => (
                <Part key={name} company={company} />
              ))}
              {jobsBeside ? jobs : null}
              {news.length > 0 ? <News slug={company.slug} news={news} /> : null}
            </div>
            <aside aria-label={t('More about the company')} className="flex flex-col gap-6 lg:col-start-2">
              <Tags title={t('Values')} tags={company.values} />
              <Tags title={t('Benefits')} tags={company.benefits} />
              {slots.beside.map(({ name, Part }) => (
                <Part key={name} company={company} />
              ))}
              {people.length > 0 ? <People people={people} total={company.peopleTotal} /> : null}
            </aside>
            {/* With a story and pictures, the facts end next to them, and the jobs have the whole width. */}
            {jobsBeside ? null : <div className="min-w-0 lg:col-span-2 lg:row-start-3">{jobs}</div>}
          </div>
        )}
      />
    </div>
  )
}

/** Whether the column next to the facts has room for jobs, because the company has no story or no pictures. */
export function hasRoomForJobs({ storyHtml, gallery }: Company): boolean {
  return !storyHtml || gallery.length === 0
}

/** Says that the page can be claimed, and whether an import created it. */
function Unclaimed({ company: { slug, companyName, imported } }: { company: Company }) {
  const claim = `/company/onboarding/${slug}`
  if (!imported) {
    return (
      <p className="mt-3 text-small text-muted">
        {rich('Work at {company}? <claim>Claim this page</claim>', {
          company: companyName,
          claim: (text) => <TextLink to={claim}>{text}</TextLink>,
        })}
      </p>
    )
  }
  return (
    <div className="mt-6">
      <Notice
        live={false}
        title={t('We made this page from public postings')}
        action={<ButtonLink to={claim}>{t('Claim this page')}</ButtonLink>}
      >
        {t('No one at {company} manages it yet. If you work there, claim it to tell your story.', {
          company: companyName,
        })}
      </Notice>
    </div>
  )
}

/** The layout of a fact: its name is above its value, or next to it in the narrow column of a wide window. */
const factClass = 'min-w-0 lg:grid lg:grid-cols-[6rem_minmax(0,1fr)] lg:gap-3'

function Facts({ company }: { company: Company }) {
  const { industries, sector, stage, size, foundingYear, places, website, links } = company
  const facts: { term: string; value: ReactNode; isLong?: boolean }[] = [
    {
      term: industries.length > 1 ? t('Industries') : t('Industry'),
      value: industries.length > 0 ? <Industries company={company} /> : null,
    },
    { term: t('Sector'), value: sector && sectorName(sector) },
    { term: t('Stage', 'of a company'), value: stage },
    { term: t('Type', 'of a company'), value: size },
    { term: t('Founded', 'before a year'), value: foundingYear },
    {
      term: places.length > 1 ? t('Places') : t('Headquarters'),
      isLong: places.length > 1,
      value: places.length > 0 ? <Places company={company} /> : null,
    },
  ]
  const knownFacts = facts.filter(({ value }) => value !== null && value !== undefined)
  const addresses = [...(website ? [website] : []), ...links]
  if (knownFacts.length === 0 && addresses.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-raised p-4 sm:grid-cols-4 sm:p-6 lg:grid-cols-1 lg:gap-y-3">
      {knownFacts.map(({ term, value, isLong }) => (
        <div key={term} className={cx(factClass, isLong && 'col-span-2 lg:col-span-1')}>
          <dt className="text-caption text-muted lg:text-small">{term}</dt>
          <dd className="mt-0_5 text-small font-medium tabular-nums lg:mt-0">{value}</dd>
        </div>
      ))}
      {addresses.length > 0 ? (
        <div className={cx(factClass, 'col-span-2 lg:col-span-1')}>
          <dt className="text-caption text-muted lg:text-small">{t('Links')}</dt>
          <dd className="mt-0_5 min-w-0 text-small font-medium lg:mt-0">
            <PlainList>
              {addresses.map((address) => (
                <li key={address} className="min-w-0">
                  <TextLink to={address} className="block truncate">
                    {shortAddress(address)}
                  </TextLink>
                </li>
              ))}
            </PlainList>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function PlainList({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col gap-1">{children}</ul>
}

function Industries({ company: { industries } }: { company: Company }) {
  return (
    <PlainList>
      {industriesInWords(industries).map(({ slug, name }) => (
        <li key={slug}>
          <TextLink look="plain" to={companyList.href({ industry: slug })}>
            {name}
          </TextLink>
        </li>
      ))}
    </PlainList>
  )
}

function Places({ company: { places } }: { company: Company }) {
  return (
    <PlainList>
      {places.map(({ slug, name }, index) => (
        <li key={name}>
          <TextLink look="plain" to={companyList.href({ place: slug })}>
            {name}
          </TextLink>
          {index === 0 && places.length > 1 ? <span className="text-subtle"> {t('(headquarters)')}</span> : null}
        </li>
      ))}
    </PlainList>
  )
}

/** Returns the host and path of an address, without `www.` and a final slash. */
function shortAddress(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname.replace(/\/$/, '')}`
}

function News({ slug, news }: Pick<Company, 'slug' | 'news'>) {
  return (
    <section aria-labelledby="news">
      <h2 id="news" className="text-h2">
        {t('News')}
      </h2>
      <ol className="mt-4 flex max-w-reading flex-col gap-4">
        {news.map(({ _id, text, date }) => (
          <li key={_id} className="border-l-2 border-brand pl-4">
            <p className="text-small text-muted">
              <RelativeTime date={date} />
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-small text-muted">
        {rich('Notes, cases and new jobs also come as <feed>RSS</feed>.', {
          feed: (text) => (
            <TextLink to={`/company/${slug}/news/feed.rss`} target="_blank">
              {text}
            </TextLink>
          ),
        })}
      </p>
    </section>
  )
}

function People({ people, total }: { people: Company['people']; total: number }) {
  const peopleHavePages = routeExists('/professional/:profile')
  return (
    <section>
      <h2 className="text-body tabular-nums">
        {t('People who work there')}
        {total > people.length ? ` (${formatInteger(total)})` : ''}
      </h2>
      <ul className="mt-3 flex flex-col gap-3 text-small">
        {people.map(({ name, slug, photo, headline }) => (
          <li key={slug ?? name} className="flex items-center gap-3">
            <Avatar name={name} photo={photo ?? undefined} size={32} />
            <div className="min-w-0">
              <p className="truncate">
                {slug && peopleHavePages ? <TextLink to={`/professional/${slug}`}>{name}</TextLink> : name}
              </p>
              {headline ? <p className="truncate text-muted">{headline}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tags({ title, tags }: { title: string; tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <section>
      <h2 className="text-body">{title}</h2>
      <div className="mt-3">
        <ChipList chips={tags} whole />
      </div>
    </section>
  )
}
