import {
  Award,
  BadgeCheck,
  BookOpenCheck,
  Cake,
  CalendarCheck,
  CalendarHeart,
  Columns3,
  DoorOpen,
  Ear,
  Flag,
  GalleryHorizontalEnd,
  GraduationCap,
  Hand,
  Images,
  Lightbulb,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  PartyPopper,
  PenLine,
  Presentation,
  Puzzle,
  Rocket,
  Snowflake,
  Sunrise,
  Users,
  Vote,
  Waypoints,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  'toast-to-your-success': PartyPopper,
  'first-light': Sunrise,
  'open-book': BookOpenCheck,
  'hello-world': Hand,
  storyteller: PenLine,
  'regular-column': Columns3,
  'student-for-life': GraduationCap,
  'straight-talker': MessageCircle,
  'deep-talker': MessagesSquare,
  'ice-breaker': Snowflake,
  'good-listener': Ear,
  'vote-counts': Vote,
  'show-dont-tell': Presentation,
  gallery: GalleryHorizontalEnd,
  'get-together': CalendarCheck,
  host: CalendarHeart,
  lighthouse: Lightbulb,
  connector: Waypoints,
  'bridge-builder': Users,
  'mission-accomplished': Flag,
  'high-flyer': Rocket,
  anniversary: Cake,
  'real-deal': BadgeCheck,
  'open-door': DoorOpen,
  'come-on-in': Images,
  'whole-picture': Puzzle,
  'first-hundred': Users,
}

/** Outlines in a square of 64; the stroke rounds the corners of each. */
const circle = 'M32 8a24 24 0 1 1 0 48a24 24 0 1 1 0-48Z'
const hexagon = 'M32 7 53.5 19.5v25L32 57 10.5 44.5v-25Z'
const octagon = 'M22 8h20l14 14v20L42 56H22L8 42V22Z'
const shield = 'M32 7 53 13v18c0 12-8 20-21 26C19 51 11 43 11 31V13Z'
const rosette =
  'M32 5 37.7 10.7 45.5 8.6 47.6 16.4 55.4 18.5 53.3 26.3 59 32 53.3 37.7 55.4 45.5 47.6 47.6 45.5 55.4 37.7 53.3 32 59 26.3 53.3 18.5 55.4 16.4 47.6 8.6 45.5 10.7 37.7 5 32 10.7 26.3 8.6 18.5 16.4 16.4 18.5 8.6 26.3 10.7Z'

/** Each group has its own shape. */
const shapes: Readonly<Record<string, string>> = {
  Joining: rosette,
  Story: hexagon,
  Connections: circle,
  Missions: shield,
  Mentoring: octagon,
  Company: shield,
}

/** The colour of the sun, the same for every group: separate colours would seem to rank them. */
const ground = 'var(--tint-2)'
const edge = 'var(--tint-2-shape)'
const ink = 'var(--on-tint-2)'

interface Props {
  readonly badge: { readonly slug: string; readonly group: string }
  /** In pixels; 56 by default. */
  readonly size?: number
  /** Whether the badge was earned; otherwise only its outline is drawn. */
  readonly earned?: boolean
}

/** The picture of a badge. Decorative, because the badge's name is next to it. */
export function Medallion({ badge: { slug, group }, size = 56, earned = true }: Props) {
  const shape = shapes[group] ?? circle
  const Icon = icons[slug] ?? Award
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 64 64" strokeLinejoin="round" className="shrink-0">
      {earned ? (
        <>
          <path d={shape} fill={edge} stroke={edge} strokeWidth={5} />
          <path d={shape} transform="translate(6.4 6.4) scale(0.8)" fill={ground} stroke={ground} strokeWidth={4} />
          <path
            d={shape}
            transform="translate(7.68 7.68) scale(0.76)"
            fill="none"
            stroke={ink}
            strokeOpacity={0.4}
            strokeWidth={1.5}
          />
        </>
      ) : (
        <path d={shape} fill="var(--raised)" stroke="var(--control)" strokeWidth={1.5} strokeDasharray="4 4" />
      )}
      <Icon x={20} y={20} size={24} color={earned ? ink : 'var(--subtle)'} />
    </svg>
  )
}
