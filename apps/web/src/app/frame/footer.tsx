import { t } from '@rise/texts'
import { Anchor } from '../../ui/base/anchor.tsx'
import { BrandLogo } from '../../ui/base/brand-logo.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { type FooterColumn, type FooterLink, type NamedLink, useFrameSlots } from '../base/frame-slots.ts'
import { useSettings } from '../base/settings.tsx'
import { socialName } from '../base/social-name.ts'
import { ForGuests } from '../navigation/audience.tsx'
import { existingLinks } from './existing-links.ts'
import { LanguageLinks } from './language-links.tsx'

/**
 * The footer (section 2 of the specification): an offer for guests and columns of links, then the product's name, legal
 * links, and links to its profiles on other sites. Without `columns`, only the latter, in one line.
 */
export function Footer({ columns }: { columns: boolean }) {
  const { useFooterColumns, useFooterLinks, GuestOffer } = useFrameSlots()
  const moreColumns = useFooterColumns()
  const installationLinks = useFooterLinks()
  return (
    <footer className="mt-16 border-t border-line bg-surface">
      <div className={cx('mx-auto max-w-shell px-gutter', columns ? 'py-12' : 'py-4')}>
        {columns ? (
          <>
            <ForGuests className="mb-12 grid items-center gap-4 border-b border-line pb-12 md:grid-cols-2 md:gap-12">
              <GuestOffer />
            </ForGuests>
            <FooterColumns further={moreColumns} />
          </>
        ) : null}
        {columns ? (
          <div className="mt-12 flex flex-col gap-4 border-t border-line pt-6">
            <LanguageLinks />
            <FooterBase installationLinks={installationLinks} />
          </div>
        ) : (
          <FooterLine installationLinks={installationLinks} />
        )}
      </div>
    </footer>
  )
}

interface OwnLinks {
  /** Links that the installation added. */
  readonly installationLinks: readonly NamedLink[]
}

function FooterBase({ installationLinks }: OwnLinks) {
  const { productName } = useSettings()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <BrandLogo name={productName} />
        <p className="mt-2 text-small text-subtle">{t('Open source, and true to what each posting says.')}</p>
      </div>
      <LegalLinks installationLinks={installationLinks} />
    </div>
  )
}

/** The whole footer of a page with a single purpose. */
function FooterLine({ installationLinks }: OwnLinks) {
  const { productName } = useSettings()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 text-small text-subtle">
      <p>{productName}</p>
      <LanguageLinks />
      <LegalLinks installationLinks={installationLinks} />
    </div>
  )
}

function LegalLinks({ installationLinks }: OwnLinks) {
  const { footer } = useFrameSlots()
  const { socialLinks } = useSettings()
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {footer.legal.map(({ to, label }) => (
        <LinkItem key={to} to={to} label={t(label)} />
      ))}
      {installationLinks.map(({ to, label }) => (
        <LinkItem key={`${label} ${to}`} to={to} label={label} rel="noopener" />
      ))}
      {socialLinks.map((url) => (
        <LinkItem key={url} to={url} label={socialName(url)} rel="me noopener" />
      ))}
    </ul>
  )
}

function LinkItem({ to, label, rel }: NamedLink & { rel?: string }) {
  return (
    <li>
      <Anchor to={to} rel={rel} className="list-link">
        {label}
      </Anchor>
    </li>
  )
}

function inWords(links: readonly FooterLink[]): NamedLink[] {
  return links.map(({ to, label }) => ({ to, label: t(label) }))
}

function FooterColumns({ further }: { further: readonly FooterColumn[] }) {
  const { about, forCompanies } = useFrameSlots().footer
  const columns: readonly FooterColumn[] = [
    {
      title: t('About', 'the product'),
      links: [{ to: '/', label: t('Home') }, ...inWords(existingLinks(about)), { to: '/api/docs', label: t('API') }],
    },
    { title: t('For Companies'), links: inWords(existingLinks(forCompanies)) },
    ...further,
  ]
  return (
    <nav aria-label={t('Footer')} className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-6">
      {columns.map(({ title, links }) =>
        links.length === 0 ? null : (
          <section key={title}>
            <h2 className="text-small font-semibold">{title}</h2>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <LinkItem key={to} to={to} label={label} />
              ))}
            </ul>
          </section>
        ),
      )}
    </nav>
  )
}
