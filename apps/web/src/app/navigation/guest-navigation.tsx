import { t } from '@rise/texts'
import { BrandMark } from '../../ui/base/brand-logo.tsx'
import { LinkTabs } from '../../ui/layout/link-tabs.tsx'
import { useFrameSlots } from '../base/frame-slots.ts'
import { useSettings } from '../base/settings.tsx'
import { routeExists } from '../page/route-exists.ts'
import { ForGuests } from './audience.tsx'
import { BarLink, BottomLink } from './bar-link.tsx'

/**
 * Returns the guests' links to existing pages, in order (section 2 of the specification, "Navigation"). The bars add a
 * link home with the product's name at the end.
 */
function useGuestLinks() {
  return useFrameSlots().guestLinks.filter(({ to }) => routeExists(to))
}

/** The guests' links in the top bar; phones show them at the bottom. */
export function GuestBar() {
  const { productName } = useSettings()
  return (
    <nav aria-label={t('Main')} className="hidden h-full items-stretch sm:flex">
      {useGuestLinks().map(({ to, label }) => (
        <BarLink key={to} to={to} className="tracking-caps uppercase">
          {t(label)}
        </BarLink>
      ))}
      <BarLink to="/" className="tracking-caps uppercase">
        {productName}
      </BarLink>
    </nav>
  )
}

/** The public sections, below the guests' top bar. They scroll away with the page, to leave room for it on phones. */
export function GuestSections() {
  const sections = useFrameSlots().sections.filter(({ to }) => routeExists(to))
  if (sections.length === 0) return null
  return (
    <ForGuests className="border-b border-line bg-surface">
      <LinkTabs label={t('Sections')} tabs={sections} className="mx-auto max-w-shell px-gutter" />
    </ForGuests>
  )
}

export function GuestBottomBar() {
  const { productName } = useSettings()
  return (
    <nav aria-label={t('Main pages')} className="h-full">
      <ul className="flex h-full items-stretch">
        {useGuestLinks().map(({ to, label, icon: Icon }) => (
          <BottomLink key={to} to={to} icon={<Icon size={20} aria-hidden />}>
            <span className="tracking-caps uppercase">{t(label)}</span>
          </BottomLink>
        ))}
        <BottomLink to="/" icon={<BrandMark size={20} />}>
          <span className="tracking-caps uppercase">{productName}</span>
        </BottomLink>
      </ul>
    </nav>
  )
}
