import {
  Bell,
  BookUser,
  BriefcaseBusiness,
  Bug,
  Building2,
  Compass,
  Gem,
  House,
  LogIn,
  LogOut,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Rocket,
  Settings,
  ShieldCheck,
  UsersRound,
  WandSparkles,
  Waypoints,
} from 'lucide-react'
import type { NavigationIcon as Name } from './navigation.ts'

const icons: Record<Name, LucideIcon> = {
  'smart-apply': WandSparkles,
  copilot: Compass,
  community: UsersRound,
  jobs: BriefcaseBusiness,
  headlines: Newspaper,
  talk: MessagesSquare,
  missions: Rocket,
  connections: Waypoints,
  convos: MessageCircle,
  profile: BookUser,
  companies: Building2,
  login: LogIn,
  home: House,
  purchase: Gem,
  settings: Settings,
  notifications: Bell,
  bug: Bug,
  logout: LogOut,
  admin: ShieldCheck,
}

/** The icon of a navigation link; decorative, because its label is beside it. Loaded only with the members' part. */
export function NavigationIcon({ name, size }: { name: Name; size: 16 | 20 }) {
  const Icon = icons[name]
  return <Icon size={size} aria-hidden className="shrink-0" />
}
