import type { MissionIcon as Name } from '@rise/contract/missions/kinds'
import {
  BookOpen,
  Building2,
  CalendarCheck,
  Clock,
  GraduationCap,
  Hand,
  Inbox,
  Lightbulb,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Presentation,
  Reply,
  ShieldCheck,
  Sparkles,
  Star,
  ThumbsUp,
  Ticket,
  Trophy,
  Users,
  Vote,
} from 'lucide-react'
import { IconMark } from '../../ui/states/icon-mark.tsx'

const icons: Readonly<Record<Name, LucideIcon>> = {
  book: BookOpen,
  building: Building2,
  calendar: CalendarCheck,
  clock: Clock,
  graduation: GraduationCap,
  hand: Hand,
  inbox: Inbox,
  lightbulb: Lightbulb,
  message: MessageCircle,
  messages: MessagesSquare,
  presentation: Presentation,
  reply: Reply,
  shield: ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  'thumbs-up': ThumbsUp,
  ticket: Ticket,
  trophy: Trophy,
  users: Users,
  vote: Vote,
}

/** The picture of a mission. Decorative, because the mission's title is next to it. */
export function MissionIcon({ icon, size = 40 }: { icon: Name; size?: 32 | 40 }) {
  const Icon = icons[icon]
  return (
    <IconMark size={size}>
      <Icon size={size / 2} />
    </IconMark>
  )
}
