import { admit, type Gate, type Principal } from '@rise/contract/policy'
import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  CircleQuestionMark,
  CreditCard,
  GraduationCap,
  LogIn,
  type LucideIcon,
  Newspaper,
  PenLine,
  Settings,
  Sparkles,
  Trophy,
  UserPlus,
  UsersRound,
} from 'lucide-react'
import { routeExists } from '../page/route-exists.ts'

interface Act {
  readonly label: string
  readonly to: string
  readonly icon: LucideIcon
  readonly gate: Gate
  /** Members have already signed up. */
  readonly forGuests?: true
}

const guest: Gate = { access: 'guest' }

/** Actions first, then destinations. */
const acts: readonly Act[] = [
  { label: 'Sign up', to: '/login?mode=signup', icon: UserPlus, gate: guest, forGuests: true },
  { label: 'Log in', to: '/login', icon: LogIn, gate: guest, forGuests: true },
  { label: 'Write a headline', to: '/headlines/create', icon: PenLine, gate: { access: 'creator', confirmed: true } },
  {
    label: 'Ask a question',
    to: '/real-talk/create',
    icon: CircleQuestionMark,
    gate: { access: 'creator', confirmed: true },
  },
  {
    label: 'Announce an event',
    to: '/events/create',
    icon: CalendarDays,
    gate: { access: 'creator', confirmed: true },
  },
  { label: 'Post a job', to: '/company/jobs/create', icon: BriefcaseBusiness, gate: { access: 'employer' } },
  { label: 'Copilot', to: '/copilot', icon: Sparkles, gate: { access: 'professional' } },
  { label: 'Your jobs', to: '/professional/jobs', icon: Bookmark, gate: { access: 'professional' } },
  { label: 'Edit my page', to: '/professional/edit', icon: PenLine, gate: { access: 'professional' } },
  { label: 'Edit company page', to: '/company/edit/edit-overview', icon: PenLine, gate: { access: 'employer' } },
  { label: 'Jobs', to: '/jobs', icon: BriefcaseBusiness, gate: guest },
  { label: 'Companies', to: '/companies', icon: Building2, gate: guest },
  { label: 'Headlines', to: '/headlines', icon: Newspaper, gate: guest },
  { label: 'Real talk', to: '/real-talk', icon: CircleQuestionMark, gate: guest },
  { label: 'Events', to: '/events', icon: CalendarDays, gate: guest },
  { label: 'Courses', to: '/courses', icon: GraduationCap, gate: guest },
  { label: 'Layoff tracker', to: '/layoff-tracker', icon: ChartColumn, gate: guest },
  { label: 'Connections', to: '/professionals', icon: UsersRound, gate: { access: 'connected' } },
  { label: 'Community', to: '/feed', icon: UsersRound, gate: { access: 'auth' } },
  { label: 'Missions', to: '/missions', icon: Trophy, gate: { access: 'professional' } },
  { label: 'Missions', to: '/company/missions', icon: Trophy, gate: { access: 'employer' } },
  { label: 'Plans', to: '/purchase', icon: CreditCard, gate: { access: 'auth' } },
  { label: 'Notifications', to: '/notifications', icon: Bell, gate: { access: 'auth' } },
  { label: 'Settings', to: '/settings', icon: Settings, gate: { access: 'auth' } },
]

/** Returns what this visitor can do and where they can go: existing pages that are open to them. */
export function actsOf(principal: Principal): readonly Act[] {
  const isGuest = principal.kind === 'guest'
  return acts.filter(
    ({ to, gate, forGuests }) =>
      routeExists(to.split('?')[0] ?? to) && admit(principal, gate) === 'allowed' && (isGuest || !forGuests),
  )
}
