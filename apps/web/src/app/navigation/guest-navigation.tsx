import { Building2, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/base/brand-logo.tsx'
import { useSettings } from '../base/settings.tsx'
import { BarLink, BottomLink } from './bar-link.tsx'
import { type GuestIcon, guestLinks } from './guest-links.ts'

// The three icons that guests need; the members' come with their part of the app.
const icons: Record<GuestIcon, ReactNode> = {
  companies: <Building2 size={20} aria-hidden />,
  login: <LogIn size={20} aria-hidden />,
  home: <BrandMark size={20} />,
}

function useGuestLinks() {
  return guestLinks(useSettings().productName)
}

/** The guests' links in the top bar; phones show them at the bottom. */
export function GuestBar() {
  return (
    <nav aria-label="Main" className="hidden h-full items-stretch sm:flex">
      {useGuestLinks().map(({ to, label }) => (
        <BarLink key={to} to={to} className="tracking-caps uppercase">
          {label}
        </BarLink>
      ))}
    </nav>
  )
}

export function GuestBottomBar() {
  return (
    <nav aria-label="Main pages" className="h-full">
      <ul className="flex h-full items-stretch">
        {useGuestLinks().map(({ to, label, icon }) => (
          <BottomLink key={to} to={to} icon={icons[icon]}>
            <span className="tracking-caps uppercase">{label}</span>
          </BottomLink>
        ))}
      </ul>
    </nav>
  )
}
