import type { ReplyOf } from '@rise/contract/contract'
import type { PaletteKind } from '@rise/contract/palette/kinds'
import type { PaletteHit } from '@rise/contract/palette/shapes'
import {
  BriefcaseBusiness,
  CalendarDays,
  ChartColumn,
  GraduationCap,
  History,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  Search,
  Sparkles,
  SunMoon,
  Vote,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { hasBegun } from './begins.ts'
import { keepFind, type RecentFind } from './recent-finds.ts'

export type FoundGroups = ReplyOf<'GET /api/v1/palette'>['result']['groups']

export interface PaletteOption {
  /** Unique among all options shown. */
  readonly key: string
  readonly title: string
  readonly detail?: string | null
  readonly mark: ReactNode
  /** Its target; an option without one is an action of this page. */
  readonly to?: string
  readonly onPick?: () => void
  /** Whether its words are to be highlighted where they match the typed text. */
  readonly marked?: true
}

export interface OptionGroup {
  readonly title: string
  readonly options: readonly PaletteOption[]
}

/** Label and presentation of each kind. A kind that joins the search gets its line here. */
const kinds: Readonly<Record<PaletteKind, { readonly title: string; readonly mark: (hit: PaletteHit) => ReactNode }>> =
  {
    jobs: { title: 'Jobs', mark: () => iconMark(BriefcaseBusiness) },
    companies: { title: 'Companies', mark: ({ title, picture }) => <LogoMark name={title} logo={picture} size={32} /> },
    people: { title: 'People', mark: ({ title, picture }) => <Avatar name={title} photo={picture} size={32} /> },
    headlines: { title: 'Headlines', mark: () => iconMark(Newspaper) },
    questions: { title: 'Questions', mark: () => iconMark(MessagesSquare) },
    posts: { title: 'Posts', mark: () => iconMark(MessageSquareText) },
    polls: { title: 'Polls', mark: () => iconMark(Vote) },
    events: { title: 'Events', mark: () => iconMark(CalendarDays) },
    courses: { title: 'Courses', mark: () => iconMark(GraduationCap) },
    layoffs: { title: 'Layoffs', mark: () => iconMark(ChartColumn) },
  }

/** The target of a free-text search. */
export function searchHref(words: string): string {
  return `/jobs?${new URLSearchParams({ q: words })}`
}

export function foundOptions(groups: FoundGroups): OptionGroup[] {
  return groups.map(({ kind, hits }) => ({
    title: kinds[kind].title,
    options: hits.map((hit) => ({ ...optionOf({ ...hit, kind }), marked: true as const })),
  }))
}

export function recentOptions(finds: readonly RecentFind[], onForget: () => void): OptionGroup[] {
  if (finds.length === 0) return []
  const forget = { key: 'forget', title: 'Clear recent', mark: iconMark(History), onPick: onForget }
  return [{ title: 'Recent', options: [...finds.map(optionOf), forget] }]
}

export function jobSearchOption(words: string): OptionGroup {
  const option = { key: 'search', title: `Search jobs for “${words}”`, mark: iconMark(Search), to: searchHref(words) }
  return { title: 'Search', options: [option] }
}

/** Asks the copilot what was typed. */
export function copilotOption(words: string, onPick: () => void): OptionGroup {
  const option = { key: 'ask', title: `Ask the copilot: “${words}”`, mark: iconMark(Sparkles), to: '/copilot', onPick }
  return { title: 'Copilot', options: [option] }
}

interface GivenAct {
  readonly label: string
  readonly to: string
  readonly icon: LucideIcon
}

/** The options that match the typed text; all of them while nothing is typed. */
export function actOptions(
  acts: readonly GivenAct[],
  theme: { isDark: boolean; onTurn: () => void },
  typed: string,
): OptionGroup[] {
  const turn = {
    key: 'theme',
    title: theme.isDark ? 'Use the light theme' : 'Use the dark theme',
    mark: iconMark(SunMoon),
    onPick: theme.onTurn,
  }
  const all: PaletteOption[] = acts.map(({ label, to, icon }) => ({ key: to, title: label, mark: iconMark(icon), to }))
  const options = [...all, turn]
    .filter(({ title }) => hasBegun(title, typed))
    .map((option) => ({ ...option, marked: true as const }))
  return options.length > 0 ? [{ title: 'Actions', options }] : []
}

function optionOf(find: RecentFind): PaletteOption {
  const { kind, title, detail, to } = find
  return { key: to, title, detail, to, mark: kinds[kind].mark(find), onPick: () => keepFind(find) }
}

function iconMark(Icon: LucideIcon): ReactNode {
  return (
    <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-control bg-raised text-muted">
      <Icon size={16} aria-hidden />
    </span>
  )
}
