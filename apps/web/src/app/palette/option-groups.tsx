import type { ReplyOf } from '@rise/contract/contract'
import { t } from '@rise/texts'
import type { QueryClient } from '@tanstack/react-query'
import { History, type LucideIcon, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type RecentResult, saveRecentResult } from './recent-results.ts'
import type { Act, SearchSlots, WordsAct } from './search-slots.ts'
import { matchesPrefixes } from './word-prefixes.ts'

export type ResultGroups = ReplyOf<'GET /api/v1/palette'>['result']['groups']

export interface PaletteOption {
  /** Unique among all options shown. */
  readonly key: string
  readonly title: string
  readonly detail?: string | null
  readonly mark: ReactNode
  /** The address that the option leads to; an option without one is an action of this page. */
  readonly to?: string
  readonly onPick?: () => void
  /** Whether to highlight the words that match the typed text. */
  readonly marked?: true
}

export interface OptionGroup {
  readonly title: string
  readonly options: readonly PaletteOption[]
}

type Kinds = SearchSlots['kinds']

export function resultOptions(groups: ResultGroups, kinds: Kinds): OptionGroup[] {
  return groups.map(({ kind, hits }) => ({
    title: t(kinds[kind].title),
    options: hits.map((hit) => ({ ...optionOf({ ...hit, kind }, kinds), marked: true as const })),
  }))
}

export function recentOptions(results: readonly RecentResult[], kinds: Kinds, onForget: () => void): OptionGroup[] {
  if (results.length === 0) return []
  const clearRecentOption = { key: 'forget', title: t('Clear recent'), mark: iconMark(History), onPick: onForget }
  return [{ title: t('Recent'), options: [...results.map((result) => optionOf(result, kinds)), clearRecentOption] }]
}

export function wordsOption(
  { key, group, icon, titleOf, hrefOf, prepare }: WordsAct,
  words: string,
  queryClient: QueryClient,
): OptionGroup {
  const onPick = () => prepare?.(words, queryClient)
  return {
    title: t(group),
    options: [{ key, title: titleOf(words), mark: iconMark(icon), to: hrefOf(words), onPick }],
  }
}

/** Returns the actions that match the typed text; all of them while nothing is typed. */
export function actOptions(
  acts: readonly Act[],
  theme: { isDark: boolean; onTurn: () => void },
  typed: string,
): OptionGroup[] {
  const themeAction = {
    key: 'theme',
    title: theme.isDark ? t('Use the light theme') : t('Use the dark theme'),
    mark: iconMark(SunMoon),
    onPick: theme.onTurn,
  }
  const actionOptions: PaletteOption[] = acts.map(({ label, to, icon }) => ({
    key: to,
    title: t(label),
    mark: iconMark(icon),
    to,
  }))
  const options = [...actionOptions, themeAction]
    .filter(({ title }) => matchesPrefixes(title, typed))
    .map((option) => ({ ...option, marked: true as const }))
  return options.length > 0 ? [{ title: t('Actions'), options }] : []
}

function optionOf(result: RecentResult, kinds: Kinds): PaletteOption {
  const { kind, title, detail, to } = result
  const resultKind = kinds[kind]
  const mark = 'icon' in resultKind ? iconMark(resultKind.icon) : resultKind.pictureOf(result)
  return { key: to, title, detail, to, mark, onPick: () => saveRecentResult(result) }
}

function iconMark(Icon: LucideIcon): ReactNode {
  return (
    <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-control bg-raised text-muted">
      <Icon size={16} aria-hidden />
    </span>
  )
}
